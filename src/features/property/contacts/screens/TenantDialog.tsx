import { SimpleGrid } from '@mantine/core'
import type { Input } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { DateField, EmailField, PhoneField, SwitchField, TextField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { ReadHistory } from '../../../base/history/screens/HistoryButton.tsx'
import { AddTenant, EditTenant, GetTenantContacts, GetTenantList } from '../contract.ts'
import type { TenantRow } from '../model.ts'
import { tenantKind } from '../model.ts'
import { words } from '../words.ts'
import { newest } from './newest.ts'

type Props = { gId: string; bId: string; tenant?: TenantRow }
const changed = [GetTenantList, GetTenantContacts]
const empty = { Name: '', Floor: '', Unit: '', Phone: '', Email: '', LeaseEnd: null as string | null }

/** Adds a tenant to a building, or edits one. */
export const TenantDialog = ({ tenant, ...place }: Props) => (tenant ? <Edit {...place} opened={tenant} /> : <Add {...place} />)

const Add = ({ gId, bId }: Props) => {
  const t = useWords(words)
  const form = useCallForm(AddTenant, {
    initial: { GroupId: gId, BuildingId: bId, ...empty },
    done: 'Successfully saved',
    refresh: changed,
  })
  return (
    <FormDialog title={t('add.tenant')} form={form}>
      <Fields form={form} />
    </FormDialog>
  )
}

const Edit = ({ gId, bId, opened }: Props & { opened: TenantRow }) => {
  const t = useWords(words)
  const { data } = useCall(GetTenantList, { filter: { gId, bId, TenantId: opened.acId } }, { quiet: true })
  const { acId, Name, Floor, Unit, Phone, Email, LeaseEnd, Disabled, Version } = newest(data?.Tenants[0], opened)
  const form = useCallForm(EditTenant, {
    initial: {
      GroupId: gId,
      BuildingId: bId,
      TenantId: acId,
      Version,
      Name,
      Floor,
      Unit,
      Phone: Phone ?? '',
      Email: Email ?? '',
      LeaseEnd,
      Disabled,
    },
    done: 'Successfully saved',
    refresh: changed,
    reads: [GetTenantList],
  })
  return (
    <FormDialog title={Name} form={form} readFirst foot={<ReadHistory of={tenantKind} id={acId} />}>
      <Fields form={form} />
      <SwitchField of={form} name="Disabled" label={t('states.Inactive')} />
    </FormDialog>
  )
}

type Tenant = Input<typeof AddTenant>

const Fields = ({ form }: { form: CallForm<Tenant> }) => {
  const t = useWords(words)
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
      <TextField of={form} name="Name" label={t('TenantName')} required maxLength={200} />
      <TextField of={form} name="Floor" label={t('Floor')} maxLength={40} />
      <TextField of={form} name="Unit" label={t('Unit')} maxLength={40} />
      <PhoneField of={form} name="Phone" label={t('Phone')} />
      <EmailField of={form} name="Email" label={t('Email')} maxLength={254} />
      <DateField of={form} name="LeaseEnd" as={{ as: 'text' }} label={t('LeaseEnd')} />
    </SimpleGrid>
  )
}
