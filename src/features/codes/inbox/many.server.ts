import { and, eq, or, type SQL } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { requireAssigneeOfAll, tellGiven } from '../../base/handling/assignees.server.ts'
import { type BulkRow, serveBulk } from '../../base/tasks/bulk.server.ts'
import { assignRequests } from '../requests/change.server.ts'
import { requestMessages } from '../requests/rules.ts'
import { visitorRequest } from '../requests/tables.ts'
import { AssignRequests, type RequestFilter } from './contract.ts'
import { findRequests, isOpenRequest, isStanding, requestsInScope } from './rows.server.ts'
import { assignWords } from './words.ts'

const { id, Version, Number, Status, AssigneeId, BuildingId, GroupId } = visitorRequest

const found = async (ctx: Ctx<'group'>, where: SQL | undefined): Promise<BulkRow[]> => {
  const rows = await ctx.tx
    .select({ id, Version, Number, Status, AssigneeId, BuildingId })
    .from(visitorRequest)
    .where(and(where, or(isOpenRequest, isStanding(ctx.now))))
    .orderBy(id)
  return rows.map(({ id: own, Version: read, Number: number, ...Before }) => ({ id: own, Version: read, Name: `${number}`, Before }))
}

/** Says who handles open requests, and bookings that are not over. Whoever gets new ones has seen them. */
export const assignMany = serveBulk<RequestFilter, { AssigneeId: string | null }>({
  call: AssignRequests,
  job: 'inbox.assignMany',
  Object: 'visitor_request',
  words: assignWords,
  find: async (ctx, filter) => found(ctx, (await findRequests(ctx, filter)).where),
  read: (ctx, ids) => found(ctx, and(requestsInScope(ctx), oneOf(id, ids))),
  check: (ctx, rows, values) => requireAssigneeOfAll(ctx, rows, values.AssigneeId, requestMessages.otherBuildings),
  save: async (place, rows, { AssigneeId: owner }) => {
    const saved = await assignRequests(place, rows, owner)
    return saved.map(row => ({ id: row.id, After: { Status: row.Status, AssigneeId: row.AssigneeId } }))
  },
  finish: (end, rows, values) =>
    tellGiven(end, 'requestAssigned', rows, values.AssigneeId, (given, To) =>
      end.tx
        .select({ id, BuildingId })
        .from(visitorRequest)
        .where(and(eq(GroupId, end.GroupId), oneOf(id, given), eq(AssigneeId, To)))
        .orderBy(id),
    ),
})
