import { nameIn } from '../../../../core/labels.ts'
import { useCall } from '../../../../ui/calls.ts'
import type { DetailedOption } from '../../../../ui/kit/optionDetails.tsx'
import { useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { useContactLabels } from '../../../property/contacts/screens/useContactLabels.ts'
import { GetAssignees } from '../contract.ts'
import { words } from '../words.ts'

type Assigned = { AssigneeId: string | null; AssigneeName: string; AssigneeLeft: boolean }
const nobody: Assigned = { AssigneeId: null, AssigneeName: '', AssigneeLeft: false }

/**
 * Possible assignees of a building's requests, as options of a field (name, below it role and trade), with the current one. Also the
 * reader's own contact, and the building's name. Empty without a building, and in a PIN session, which assigns nothing.
 */
export const useAssignees = (gId: string, bId: string | null, { AssigneeId, AssigneeName, AssigneeLeft }: Assigned = nobody) => {
  const t = useWords(words)
  const { profile } = useSession()
  const { role } = useContactLabels()
  const asked = bId === null || isByPin(profile) ? null : { gId, bId }
  const [language] = useLanguage()
  const data = useCall(GetAssignees, asked, { quiet: true }).data
  const people = data?.Assignees ?? []
  const options: DetailedOption[] = people.map(({ ContactId, Name, Role, Trade }) => ({
    value: ContactId,
    label: Name,
    detail: [...new Set([role(Role), Trade])].filter(text => text && text !== Name).join(' · '),
  }))
  const isKnown = AssigneeId === null || people.some(one => one.ContactId === AssigneeId)
  const now = AssigneeLeft ? t('leftOption', { name: AssigneeName }) : AssigneeName
  return {
    building: data ? nameIn(data.BuildingName, language) : '',
    options: isKnown ? options : [...options, { value: AssigneeId, label: now }],
    me: people.find(one => one.Mine)?.ContactId ?? null,
  }
}
