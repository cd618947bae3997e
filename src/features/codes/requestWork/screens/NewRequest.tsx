import { Button, Select } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Output } from '../../../../core/call.ts'
import { isUuid } from '../../../../core/ids.ts'
import { useCall } from '../../../../ui/calls.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useBuildingId, useGroupId, useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { locationLabel } from '../../../property/entityTypes/model.ts'
import { definitionOf } from '../../functionalities/definitions.ts'
import { qrCodeList } from '../../qr/routes.ts'
import { GetRequestForm, GetRequestForms, type RequestForm } from '../contract.ts'

import { words } from '../words.ts'
import { NewRequestForm } from './NewRequestForm.tsx'

/** `/requests/new`: a code of the building, then what its form asks. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [gId, bId] = [useGroupId(), useBuildingId()]
  const [{ code, about }, set] = useUrlState({ code: '', about: '' })
  const found = useCall(GetRequestForms, { gId, bId, ...(isUuid(about) && { AboutId: about }) }, { quiet: true })
  const forms = found.data?.Forms ?? []
  const chosen = forms.find(one => one.ItemId === code) ?? (forms.length === 1 ? forms[0] : undefined)
  const labelOf = ({ FunctionalityType, QrName, Location }: RequestForm) =>
    [definitionOf(FunctionalityType)?.Label[language], QrName, Location && locationLabel(Location, language)].filter(Boolean).join(' · ')
  return (
    <Page narrow title={t('newTitle')} lead={found.data?.About ? t('newAbout', { name: found.data.About.QrName }) : t('newLead')}>
      {found.isError && !found.data && <LoadFailed query={found} />}
      {!found.isError && !found.data && <Skeletons.Form fields={4} />}
      {found.data && forms.length === 0 && <NoForms />}
      {forms.length > 0 && (
        <Section title={t('place')} collapsible={false}>
          <Select
            label={t('form')}
            description={t(found.data?.About ? 'formOnly' : 'formHelp')}
            placeholder={t('formPick')}
            data={forms.map(one => ({ value: one.ItemId, label: labelOf(one) }))}
            value={chosen?.ItemId ?? null}
            onChange={next => set({ code: next ?? '' })}
            searchable={forms.length > 8}
            limit={200}
            allowDeselect={false}
          />
        </Section>
      )}
      {chosen && found.data && (
        <ChosenForm
          key={chosen.ItemId}
          gId={gId}
          bId={bId}
          form={chosen}
          about={found.data.About?.AboutId ?? null}
          tenants={found.data.Tenants}
        />
      )}
    </Page>
  )
}

type ChosenProps = { gId: string; bId: string; form: RequestForm; about: string | null; tenants: Output<typeof GetRequestForms>['Tenants'] }

const ChosenForm = ({ gId, bId, form, about, tenants }: ChosenProps) => {
  const found = useCall(GetRequestForm, { gId, bId, QrCodeId: form.QrCodeId, ItemId: form.ItemId }, { quiet: true })
  if (found.isError && !found.data) return <LoadFailed query={found} />
  if (!found.data) return <Skeletons.Form fields={6} />
  return <NewRequestForm gId={gId} bId={bId} form={form} about={about} tenants={tenants} fields={found.data.Fields} />
}

const NoForms = () => {
  const t = useWords(words)
  const { can } = useSession()
  return (
    <EmptyState
      text={t('noForms')}
      hint={t('noFormsHint')}
      action={
        can(qrCodeList.may) ? (
          <Button component={AddressLink} href={href(qrCodeList)} leftSection={<IconPlus size={16} aria-hidden />}>
            {t('makeCode')}
          </Button>
        ) : undefined
      }
    />
  )
}
