import { labelIn } from '../../../../core/labels.ts'
import { readPath } from '../../../../core/paths.ts'
import { useCall } from '../../../../ui/calls.ts'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { FieldRow } from '../../../../ui/form/parts.tsx'
import { useGroupId } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { PanelForm } from '../../functionalities/panels.ts'
import { GetQrCode, GetQrCodes } from '../contract.ts'
import { words } from '../words.ts'

type Place = `Item.TemplateFormData.${string}`
type HubProps = { form: PanelForm; hub: Place; item: Place; label: string }

/** A code of the building that the form is for, and one of its items. A code with a single item needs no second choice. */
export const HubFields = ({ form, hub, item, label }: HubProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const [bId, QrCodeId] = [idAt(form, 'BuildingId'), idAt(form, hub)]
  const codes = useCall(
    GetQrCodes,
    bId ? { filter: { gId, bId }, pagination: { page: 0, perPage: 999 }, sort: { field: 'Name', order: 'ASC' } } : null,
  )
  const chosen = useCall(GetQrCode, QrCodeId ? { gId, QrCodeId } : null, { quiet: true })
  const items = (chosen.data?.QrCodeId === QrCodeId && chosen.data?.Items) || []
  return (
    <FieldRow>
      <SelectField
        of={form}
        name={hub}
        label={label}
        options={(codes.data?.QrCodes ?? []).map(one => ({ value: one.QrCodeId, label: [one.Name, one.Floor].filter(Boolean).join(', ') }))}
        onPick={() => form.set(item, null)}
        required
      />
      <SelectField
        of={form}
        name={item}
        label={t('hubItem')}
        options={items.flatMap(({ TemplateId, Name }) => (TemplateId ? [{ value: TemplateId, label: labelIn(Name, language) }] : []))}
        disabled={items.length === 0}
        required
      />
    </FieldRow>
  )
}

const idAt = (form: PanelForm, path: string): string | null => {
  const value = readPath(form.values, path)
  return typeof value === 'string' && value !== '' ? value : null
}
