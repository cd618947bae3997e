import { labelIn } from '../../../../../core/labels.ts'
import { readPath } from '../../../../../core/paths.ts'
import { useCall } from '../../../../../ui/calls.ts'
import { SelectField } from '../../../../../ui/form/fields.tsx'
import { FieldRow } from '../../../../../ui/form/parts.tsx'
import { useGroupId } from '../../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../../ui/words.tsx'
import type { MemberForm } from '../../../../base/members/screens/memberForm.ts'
import { GetQrCode } from '../../contract.ts'
import { words } from '../../words.ts'
import { HubCodeField } from './HubCodeField.tsx'

type HubProps = { form: MemberForm; hub: string; item: string; label: string }

/** A code of the building that the form is for, and one of its items. A code with a single item needs no second choice. */
export const HubFields = ({ form, hub, item, label }: HubProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const [bId, QrCodeId] = [idAt(form, 'BuildingId'), idAt(form, hub)]
  const chosen = useCall(GetQrCode, QrCodeId ? { gId, QrCodeId } : null, { quiet: true })
  const known = chosen.data?.QrCodeId === QrCodeId ? chosen.data : undefined
  const items = known?.Items ?? []
  return (
    <FieldRow>
      <HubCodeField of={form} name={hub} label={label} bId={bId} chosen={known} onPick={() => form.set(item, null)} required />
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

const idAt = (form: MemberForm, path: string): string | null => {
  const value = readPath(form.values, path)
  return typeof value === 'string' && value !== '' ? value : null
}
