import { SimpleGrid } from '@mantine/core'
import type { Input } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { EmailField, PhoneField, SelectField, TextField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { AddTenantContact, EditTenantContact, GetTenantContacts, GetTenantList } from '../contract.ts'
import type { TenantContactRow } from '../model.ts'
import { words } from '../words.ts'
import { newest } from './newest.ts'

type Props = { gId: string; bId: string; person?: TenantContactRow }
const changed = [GetTenantContacts, GetTenantList]

/** Adds somebody to a tenant's people, or edits one of them. */
export const PersonDialog = ({ person, ...place }: Props) => (person ? <Edit {...place} opened={person} /> : <Add {...place} />)

const Add = ({ gId, bId }: Props) => {
  const t = useWords(words)
  const form = useCallForm(AddTenantContact, {
    initial: { GroupId: gId, BuildingId: bId, Name: '', TenantId: '', PhoneNumber: '', Email: '' },
    done: 'Successfully saved',
    refresh: changed,
  })
  return (
    <FormDialog title={t('add.person')} form={form}>
      <Fields form={form} gId={gId} bId={bId} />
    </FormDialog>
  )
}

const Edit = ({ gId, bId, opened }: Props & { opened: TenantContactRow }) => {
  const t = useWords(words)
  const { data } = useCall(GetTenantContacts, { filter: { gId, bId, ContactId: opened.acId } }, { quiet: true })
  const { acId, Version, Name, TenantId, PhoneNumber, Email, OffboardedDate } = newest(data?.Contacts[0], opened)
  const form = useCallForm(EditTenantContact, {
    initial: { GroupId: gId, BuildingId: bId, ContactId: acId, Version, Name, TenantId, PhoneNumber, Email },
    done: 'Successfully saved',
    refresh: changed,
    reads: [GetTenantContacts],
  })
  return (
    <FormDialog title={Name} form={form} readFirst mayEdit={OffboardedDate === null} locked={t('locked.offboarded')}>
      <Fields form={form} gId={gId} bId={bId} />
    </FormDialog>
  )
}

type Person = Input<typeof AddTenantContact>

const Fields = ({ form, gId, bId }: { form: CallForm<Person>; gId: string; bId: string }) => {
  const t = useWords(words)
  const tenants = useCall(GetTenantList, { filter: { gId, bId }, pagination: { page: 0, perPage: 10_000 } }).data?.Tenants ?? []
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
      <TextField of={form} name="Name" label={t('Name')} required maxLength={200} />
      <SelectField
        of={form}
        name="TenantId"
        label={t('TenantName')}
        required
        options={tenants.map(({ acId, Name }) => ({ value: acId, label: Name }))}
      />
      <PhoneField of={form} name="PhoneNumber" label={t('PhoneNo')} required />
      <EmailField of={form} name="Email" label={t('Email')} required maxLength={254} />
    </SimpleGrid>
  )
}
