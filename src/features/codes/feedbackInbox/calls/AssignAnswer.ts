import { handle } from '../../../../platform/handle.ts'
import { assignAnswer, lockAnswer } from '../../answers/change.server.ts'
import { requireAssignee } from '../../inbox/assignees.server.ts'
import { AssignAnswer as call } from '../contract.ts'

export const AssignAnswer = handle(call, async (ctx, { AnswerId, Version, AssigneeId }) => {
  const row = await lockAnswer(ctx, { AnswerId, Version })
  if (AssigneeId !== null && AssigneeId !== row.AssigneeId) await requireAssignee(ctx, AssigneeId, [row.BuildingId])
  return assignAnswer(ctx, row, AssigneeId)
})
