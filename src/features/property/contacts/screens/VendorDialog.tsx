import { SimpleGrid } from '@mantine/core'
import type { Input } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { EmailField, PhoneField, SwitchField, TagsField, TextField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import { ReadHistory } from '../../../base/history/screens/HistoryButton.tsx'
import { BuildingsField } from '../../buildings/screens/pickers/buildingFields.tsx'
import { AddVendor, EditVendor, GetPropertyContacts, GetPropertyVendors } from '../contract.ts'
import type { VendorRow } from '../model.ts'
import { vendorKind } from '../model.ts'
import { words } from '../words.ts'
import { newest } from './newest.ts'
import { useContactLabels } from './useContactLabels.ts'

type Props = { gId: string; bId: string; vendor?: VendorRow }
const changed = [GetPropertyVendors, GetPropertyContacts]
const empty = { VendorName: '', Trade: '', Categories: [], ContactName: '', Phone: '', Email: '' }

/** Adds a vendor to a building, or edits one: who it is and which buildings it serves. */
export const VendorDialog = ({ vendor, ...place }: Props) => (vendor ? <Edit {...place} opened={vendor} /> : <Add {...place} />)

const Add = ({ gId, bId }: Props) => {
  const t = useWords(words)
  const form = useCallForm(AddVendor, {
    initial: { GroupId: gId, ...empty, Buildings: [bId] },
    done: 'Successfully saved',
    refresh: changed,
  })
  return (
    <FormDialog title={t('add.vendor')} form={form}>
      <Fields form={form} gId={gId} />
    </FormDialog>
  )
}

const Edit = ({ gId, bId, opened }: Props & { opened: VendorRow }) => {
  const t = useWords(words)
  const { data } = useCall(GetPropertyVendors, { filter: { gId, bId, VendorId: opened.acId } }, { quiet: true })
  const { acId, ...fields } = newest(data?.Vendors[0], opened)
  const form = useCallForm(EditVendor, {
    initial: {
      ...empty,
      GroupId: gId,
      VendorId: acId,
      ...fields,
      Categories: fields.Categories as (typeof empty)['Categories'], // saved through the contract
      Phone: fields.Phone ?? '',
    },
    done: 'Successfully saved',
    refresh: changed,
    reads: [GetPropertyVendors],
  })
  return (
    <FormDialog title={fields.VendorName} form={form} readFirst foot={<ReadHistory of={vendorKind} id={acId} />}>
      <Fields form={form} gId={gId} />
      <SwitchField of={form} name="Disabled" label={t('states.Inactive')} />
    </FormDialog>
  )
}

type Vendor = Input<typeof AddVendor>

const Fields = ({ form, gId }: { form: CallForm<Vendor>; gId: string }) => {
  const t = useWords(words)
  const labels = useContactLabels()
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
        <TextField of={form} name="VendorName" label={t('VendorName')} required maxLength={200} />
        <TextField of={form} name="Trade" label={t('Trade')} help={t('tradeHelp')} maxLength={100} />
        <TextField of={form} name="ContactName" label={t('ContactName')} maxLength={200} />
        <PhoneField of={form} name="Phone" label={t('Phone')} />
        <EmailField of={form} name="Email" label={t('Email')} maxLength={254} />
      </SimpleGrid>
      <TagsField of={form} name="Categories" label={t('Categories')} options={labels.categories} />
      <BuildingsField of={form} name="Buildings" label={t('Buildings')} gId={gId} />
    </>
  )
}
