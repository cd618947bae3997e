import { useCall } from '../../../../ui/calls.ts'
import { useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { GetAssignees } from '../contract.ts'

type Handler = { AssigneeId: string | null; AssigneeName: string }
const nobody: Handler = { AssigneeId: null, AssigneeName: '' }

/**
 * Who may handle what visitors of a building send, as options of a field with whoever does so now, and which of them is the reader. Without a
 * building nobody; a PIN is nobody's, so it hands nothing on.
 */
export const useAssignees = (gId: string, bId: string | null, { AssigneeId, AssigneeName }: Handler = nobody) => {
  const { profile } = useSession()
  const asked = bId === null || isByPin(profile) ? null : { gId, bId }
  const people = useCall(GetAssignees, asked, { quiet: true }).data?.Assignees ?? []
  const options = people.map(one => ({ value: one.ContactId, label: one.Name }))
  const isKnown = AssigneeId === null || people.some(one => one.ContactId === AssigneeId)
  return {
    options: isKnown ? options : [...options, { value: AssigneeId, label: AssigneeName }],
    me: people.find(one => one.Mine)?.ContactId ?? null,
  }
}
