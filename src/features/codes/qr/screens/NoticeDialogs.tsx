import { Button } from '@mantine/core'
import { IconMessageOff } from '@tabler/icons-react'
import type { Output } from '../../../../core/call.ts'
import { nameIn } from '../../../../core/labels.ts'
import type { Path } from '../../../../core/paths.ts'
import { useCall } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { useInBuilding } from '../../../property/buildings/screens/pickers/useInBuilding.tsx'
import { GetBuildingNotice, GetQrCode, GetQrCodes, SaveBuildingNotice, SaveQrNotice } from '../contract.ts'
import type { QrNotice } from '../life.ts'
import { lifeWords } from '../lifeWords.ts'
import type { Code } from './editor/draft.ts'
import classes from './qr.module.css'

const noNotice = { en: '', es: '', fr: '', Link: '' }

/** What visitors read while a code is paused or retired. */
export const NoticeDialog = ({ ids, code }: { ids: { GroupId: string; QrCodeId: string }; code: Code }) => {
  const t = useWords(lifeWords)
  const [language] = useLanguage()
  const { data } = useCall(GetBuildingNotice, { gId: ids.GroupId, bId: code.BuildingId })
  const form = useCallForm(SaveQrNotice, {
    initial: { ...ids, Version: code.Version, Notice: code.Notice ?? noNotice },
    done: t('saved'),
    refresh: [GetQrCodes, GetQrCode],
  })
  const { Notice } = data ?? { Notice: null }
  return (
    <FormDialog title={t('noticeTitle')} form={form} foot={<UsualWords form={form} own={form.values.Notice !== null} />}>
      <p className={classes.soft}>{t('noticeLead')}</p>
      {Notice && (
        <p className={classes.soft}>
          {t('ofBuilding')} <q>{Notice[language] || Notice.en}</q>
        </p>
      )}
      {form.values.Notice && <NoticeFields form={form} />}
    </FormDialog>
  )
}

type OfBuilding = { gId: string; bId: string }

/** Opens the notice of codes that are out of use, of the chosen building or after a choice; for users who may. */
export const BuildingNoticeButton = () => {
  const t = useWords(lifeWords)
  const gId = useGroupId()
  const asked = { title: t('buildingNoticeTitle'), label: t('building'), submit: t('chooseNotice') }
  const start = useInBuilding(gId, asked, bId =>
    dialogs.open(() => <BuildingNotice gId={gId} bId={bId} />, { title: t('buildingNoticeTitle'), size: 480 }),
  )
  if (!useSession().can('ManageLibraries')) return null
  return (
    <Button variant="default" leftSection={<IconMessageOff size={16} aria-hidden />} onClick={start}>
      {t('buildingNotice')}
    </Button>
  )
}

const BuildingNotice = ({ gId, bId }: OfBuilding) => {
  const query = useCall(GetBuildingNotice, { gId, bId })
  if (query.isError) return <LoadFailed query={query} />
  return query.data ? <BuildingNoticeDialog gId={gId} bId={bId} saved={query.data} /> : <LinesSkeleton lines={4} />
}

const BuildingNoticeDialog = ({ gId, bId, saved }: OfBuilding & { saved: Output<typeof GetBuildingNotice> }) => {
  const t = useWords(lifeWords)
  const [language] = useLanguage()
  const form = useCallForm(SaveBuildingNotice, {
    initial: { GroupId: gId, BuildingId: bId, Version: saved.Version, Notice: saved.Notice ?? noNotice },
    done: t('saved'),
    refresh: [GetBuildingNotice],
  })
  return (
    <FormDialog title={t('buildingNoticeTitle')} form={form} foot={<UsualWords form={form} own={form.values.Notice !== null} />}>
      <p className={classes.soft}>{t('buildingNoticeLead', { building: nameIn(saved.BuildingName, language) })}</p>
      {form.values.Notice && <NoticeFields form={form} />}
    </FormDialog>
  )
}

const UsualWords = <V,>({ form, own }: { form: CallForm<V>; own: boolean }) => {
  const t = useWords(lifeWords)
  return (
    <Button variant="subtle" disabled={!own} onClick={() => form.put(before => ({ ...before, Notice: null }))}>
      {t('usual')}
    </Button>
  )
}

const NoticeFields = <V,>({ form }: { form: CallForm<V> }) => {
  const t = useWords(lifeWords)
  const name = (field: keyof QrNotice) => `Notice.${field}` as Path<V> // both forms have a notice there
  return (
    <>
      <TextAreaField of={form} name={name('en')} label={t('noticeText')} maxLength={500} required />
      <TextAreaField of={form} name={name('es')} label={t('noticeTextEs')} maxLength={500} />
      <TextAreaField of={form} name={name('fr')} label={t('noticeTextFr')} maxLength={500} />
      <TextField of={form} name={name('Link')} label={t('noticeLink')} help={t('noticeLinkHelp')} />
    </>
  )
}
