import { useCall } from '../../../../ui/calls.ts'
import { GetAssignees } from '../contract.ts'

/** Who may handle what visitors of a building send, as options of a field, and which of them is the reader. Without a building nobody. */
export const useAssignees = (gId: string, bId: string | null) => {
  const people = useCall(GetAssignees, bId === null ? null : { gId, bId }, { quiet: true }).data?.Assignees ?? []
  return {
    options: people.map(one => ({ value: one.ContactId, label: one.Name })),
    me: people.find(one => one.Mine)?.ContactId ?? null,
  }
}
