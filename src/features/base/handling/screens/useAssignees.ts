import { useCall } from '../../../../ui/calls.ts'
import { useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { useWords } from '../../../../ui/words.tsx'
import { useContactLabels } from '../../../property/contacts/screens/useContactLabels.ts'
import { GetAssignees } from '../contract.ts'
import { words } from '../words.ts'

type Assigned = { AssigneeId: string | null; AssigneeName: string; AssigneeLeft: boolean }
const nobody: Assigned = { AssigneeId: null, AssigneeName: '', AssigneeLeft: false }

/**
 * Who may handle what visitors of a building send, by name, role and trade, as options of a field with whoever does so now; and which of them
 * is the reader. Without a building nobody; a PIN is nobody's, so it hands nothing on.
 */
export const useAssignees = (gId: string, bId: string | null, { AssigneeId, AssigneeName, AssigneeLeft }: Assigned = nobody) => {
  const t = useWords(words)
  const { profile } = useSession()
  const { role } = useContactLabels()
  const asked = bId === null || isByPin(profile) ? null : { gId, bId }
  const people = useCall(GetAssignees, asked, { quiet: true }).data?.Assignees ?? []
  const options = people.map(({ ContactId, Name, Role, Trade }) => ({
    value: ContactId,
    label: [...new Set([Name, role(Role), Trade])].filter(Boolean).join(' · '),
  }))
  const isKnown = AssigneeId === null || people.some(one => one.ContactId === AssigneeId)
  const now = AssigneeLeft ? t('leftOption', { name: AssigneeName }) : AssigneeName
  return {
    options: isKnown ? options : [...options, { value: AssigneeId, label: now }],
    me: people.find(one => one.Mine)?.ContactId ?? null,
  }
}
