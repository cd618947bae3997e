import { handle } from '../../../../platform/handle.ts'
import { tellPeople } from '../../../insight/notifications/jobs.ts'
import { changeRequest, lockRequest } from '../../requests/change.server.ts'
import { requireAssignee } from '../assignees.server.ts'
import { EditRequest as call } from '../contract.ts'

export const EditRequest = handle(call, async (ctx, { RequestId, Version, AssigneeId, Urgency, DueDate }) => {
  const row = await lockRequest(ctx, { RequestId, Version })
  if (AssigneeId !== null && AssigneeId !== row.AssigneeId) await requireAssignee(ctx, AssigneeId, [row.BuildingId])
  const saved = await changeRequest(ctx, row, { AssigneeId, Urgency, DueDate: DueDate === null ? null : new Date(DueDate) })
  if (AssigneeId !== null && AssigneeId !== row.AssigneeId) {
    const of = { GroupId: ctx.GroupId, SubjectId: RequestId, Part: String(saved.Version), By: ctx.actor.UserId }
    await ctx.enqueue(tellPeople, { What: 'requestAssigned', ...of })
  }
  return saved
})
