import { readPath } from '../../../../core/paths.ts'
import { useCall } from '../../../../ui/calls.ts'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { useGroupId } from '../../../../ui/session.ts'
import type { MemberForm } from '../../../base/members/screens/memberForm.ts'
import { GetPickableRounds } from '../contract.ts'

type PickerProps = { form: MemberForm; name: string; label: string }

/** A round of the building that the form is for. */
export const RoundPicker = ({ form, name, label }: PickerProps) => {
  const gId = useGroupId()
  const building = readPath(form.values, 'BuildingId')
  const bId = typeof building === 'string' && building !== '' ? building : null
  const query = bId ? { filter: { gId, bId }, pagination: { page: 0, perPage: 1000 } } : null
  const rounds = useCall(GetPickableRounds, query, { quiet: true }).data?.Rounds ?? []
  const options = rounds.map(({ RoundId, QrName }) => ({ value: RoundId, label: QrName }))
  return <SelectField of={form} name={name} label={label} options={options} required />
}
