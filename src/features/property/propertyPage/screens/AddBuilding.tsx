import { Skeleton, Stack } from '@mantine/core'
import { Suspense, useEffect, useState } from 'react'
import { FormPage } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { ShowsNotUsedYet } from '../../../../ui/kit/NotUsedYet.tsx'
import { useBack, useGo } from '../../../../ui/route.ts'
import { refreshPermissions, useGroupId, useSession } from '../../../../ui/session.ts'
import { SAVE_TOAST_TIME, toast } from '../../../../ui/toasts.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { propertyQrGenerator } from '../../../codes/generator/routes.ts'
import { qrCodeList } from '../../../codes/qr/routes.ts'
import { GetPropertyList, GetRegions } from '../../buildings/contract.ts'
import { properties } from '../../buildings/routes.ts'
import { basicInfoProblems, newBasicInfo, saveMessage } from '../../buildings/sections/BasicInfo/rules.ts'
import { CreateProperty } from '../contract.ts'
import { built, panels } from '../sections/panels.ts'
import { mayEdit, shownSections } from '../sections/sections.ts'
import { words } from '../words.ts'

/** One form for a new building: its basic info, and the other sections that are filled in now. */
export const AddBuilding = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const { group, permissions } = useSession()
  const [made, setMade] = useState<string | null>(null)
  const form = useCallForm(CreateProperty, {
    initial: { GroupId: gId, BasicInfo: newBasicInfo(group?.name) },
    done: 'Successfully saved',
    refresh: [GetPropertyList, GetRegions],
    // Whoever sees some buildings only sees the new one from now on: the session asks anew before it is chosen.
    onSaved: async ({ acId }) => {
      await refreshPermissions()
      setMade(acId)
    },
  })
  useLeave(made)
  const [language] = useLanguage()
  const back = useBack()
  const shown = shownSections({ mode: 'add', permissions, built: built('add') }).filter(({ key }) => mayEdit(key, permissions))
  const save = () => {
    toast.error(saveMessage(basicInfoProblems(form.values.BasicInfo)), SAVE_TOAST_TIME)
    return form.save()
  }
  return (
    <FormPage form={{ ...form, save }} submit={t('createBuilding')} onCancel={() => back(properties)}>
      <Suspense fallback={<Skeleton h="80vh" radius="md" />}>
        <ShowsNotUsedYet value={false}>
          <Stack gap="md">
            {shown.map(({ key, title }) => {
              const Add = panels[key]?.Add
              return Add ? <Add key={key} title={title[language]} form={form} gId={gId} opened={key === 'BasicInfo'} /> : null
            })}
          </Stack>
        </ShowsNotUsedYet>
      </Suspense>
    </FormPage>
  )
}

// The address makes the new building the session's. In an effect: by then the form is saved, and does not ask before leaving.
const useLeave = (bId: string | null) => {
  const go = useGo()
  const mayGenerate = useSession().can(propertyQrGenerator.may)
  useEffect(() => {
    if (bId) go(mayGenerate ? propertyQrGenerator : qrCodeList, null, { bId })
  }, [bId, go, mayGenerate])
}
