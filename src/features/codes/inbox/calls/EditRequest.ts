import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { hints, misfit } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { contact } from '../../../property/contacts/tables.ts'
import { changeRequest, lockRequest } from '../../requests/change.server.ts'
import { EditRequest as call } from '../contract.ts'

export const EditRequest = handle(call, async (ctx, { RequestId, Version, AssigneeId, Urgency, DueDate }) => {
  const row = await lockRequest(ctx, { RequestId, Version })
  if (AssigneeId !== null && AssigneeId !== row.AssigneeId) await requireAssignee(ctx, AssigneeId, row.BuildingId)
  return changeRequest(ctx, row, { AssigneeId, Urgency, DueDate: new Date(DueDate) })
})

/** Whoever handles a request signs in and sees its building. */
const requireAssignee = async ({ tx, GroupId }: Ctx<'group'>, AssigneeId: string, BuildingId: string): Promise<void> => {
  const here = or(eq(contact.BuildingId, BuildingId), sql`${BuildingId}::uuid = any(${contact.AssignedBuildings})`)
  const [found] = await tx
    .select({ UserId: contact.UserId })
    .from(contact)
    .where(and(eq(contact.GroupId, GroupId), eq(contact.id, AssigneeId), here, isNull(contact.OffboardedDate)))
  if (!found?.UserId) throw invalid([misfit('AssigneeId', hints.choice)])
}
