import { invalid, messages } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { requireAssignee } from '../../../base/handling/assignees.server.ts'
import { provenTenant } from '../../../property/contacts/tenants.server.ts'
import { tellPeople } from '../../../property/notifications/jobs.ts'
import { isBookingType } from '../../requests/bookings.ts'
import { changeRequest, lockRequest } from '../../requests/change.server.ts'
import { requestMessages } from '../../requests/rules.ts'
import { EditRequest as call } from '../contract.ts'

export const EditRequest = handle(call, async (ctx, { RequestId, Version, AssigneeId, Urgency, DueDate, TenantId }) => {
  const row = await lockRequest(ctx, { RequestId, Version })
  if (Urgency !== null && isBookingType(row.FunctionalityType)) throw invalid([{ Field: 'Urgency', Message: requestMessages.noUrgency }])
  if (AssigneeId !== null && AssigneeId !== row.AssigneeId) await requireAssignee(ctx, AssigneeId, [row.BuildingId])
  if (TenantId) await provenTenant({ ...ctx, BuildingId: row.BuildingId }, TenantId)
  const saved = await changeRequest(ctx, row, { AssigneeId, Urgency, ...(TenantId !== undefined && { TenantId }), ...dueOf(row, DueDate) })
  if (AssigneeId !== null && AssigneeId !== row.AssigneeId) {
    const of = { GroupId: ctx.GroupId, SubjectId: RequestId, Part: String(saved.Version), By: ctx.actor.UserId }
    await ctx.enqueue(tellPeople, { What: 'requestAssigned', ...of })
  }
  return saved
})

/** What is due stays due, by another day perhaps; what is no work for anybody gets no day. */
const dueOf = (row: { DueDate: Date | null }, DueDate: number | null): { DueDate?: Date } => {
  if (row.DueDate === null) return {}
  if (DueDate === null) throw invalid([{ Field: 'DueDate', Message: messages.required }])
  return { DueDate: new Date(DueDate) }
}
