import { handle } from '../../../../platform/handle.ts'
import { requireAssignee } from '../../../base/handling/assignees.server.ts'
import { tellPeople } from '../../../property/notifications/jobs.ts'
import { assignAnswer, lockAnswer } from '../../answers/change.server.ts'
import { AssignAnswer as call } from '../contract.ts'

export const AssignAnswer = handle(call, async (ctx, { AnswerId, Version, AssigneeId }) => {
  const row = await lockAnswer(ctx, { AnswerId, Version })
  if (AssigneeId !== null && AssigneeId !== row.AssigneeId) await requireAssignee(ctx, AssigneeId, [row.BuildingId])
  const saved = await assignAnswer(ctx, row, AssigneeId)
  if (AssigneeId !== null && AssigneeId !== row.AssigneeId) {
    const of = { GroupId: ctx.GroupId, SubjectId: AnswerId, Part: String(saved.Version), By: ctx.actor.UserId }
    await ctx.enqueue(tellPeople, { What: 'feedbackAssigned', ...of })
  }
  return saved
})
