import { useCall } from '../../../../ui/calls.ts'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { useWords } from '../../../../ui/words.tsx'
import type { MemberForm } from '../../../base/members/screens/memberForm.ts'
import { GetMechanicalSpaces } from '../contract.ts'
import { words } from '../words.ts'

type SpaceFieldProps = { of: MemberForm; name: string; gId: string; bId: string }

/** A room of the building. */
export const SpaceField = ({ of, name, gId, bId }: SpaceFieldProps) => {
  const t = useWords(words)
  const { data } = useCall(GetMechanicalSpaces, bId ? { filter: { gId, bId }, pagination: { page: 0, perPage: 1000 } } : null, {
    quiet: true,
  })
  const options = (data?.Spaces ?? []).map(({ id, SpaceName, Floor }) => ({ value: id, label: SpaceName, ...(Floor && { detail: Floor }) }))
  return <SelectField of={of} name={name} label={t('facet.space')} help={t('facet.spaceHelp')} options={options} />
}
