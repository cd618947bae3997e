import { handle } from '../../../../platform/handle.ts'
import { callerOf, requireOwnContact } from '../../../base/handling/assignees.server.ts'
import { showStatus } from '../../../base/handling/model.ts'
import { assignAnswer, lockAnswer, moveAnswer } from '../../answers/change.server.ts'
import { MoveAnswer as call } from '../contract.ts'

export const MoveAnswer = handle(call, async (ctx, { AnswerId, Version, Move }) => {
  const row = await lockAnswer(ctx, { AnswerId, Version })
  // Two who open a new answer at once have both seen it.
  if (Move === 'see' && row.Status !== 'New') return { acId: AnswerId, Version: row.Version, Status: row.Status }
  if (Move === 'claim') {
    const AssigneeId = await requireOwnContact(callerOf(ctx), row.BuildingId)
    const { acId, Version: now } = await assignAnswer(ctx, row, AssigneeId)
    return { acId, Version: now, Status: showStatus({ Status: row.Status === 'New' ? 'Seen' : row.Status, AssigneeId }) }
  }
  return moveAnswer(ctx, row, Move)
})
