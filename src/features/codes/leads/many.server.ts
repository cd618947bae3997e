import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { may } from '../../../core/permissions.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { saveRecords } from '../../../platform/db/record.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { requireAssigneeOfAll, tellGiven } from '../../base/handling/assignees.server.ts'
import { type BulkRow, serveBulk } from '../../base/tasks/bulk.server.ts'
import { requestMessages } from '../requests/rules.ts'
import { visitorRequest } from '../requests/tables.ts'
import { AssignLeads, type LeadFilter } from './contract.ts'
import { type LeadType, leadFlags, openLeadStages, reportsFlag } from './model.ts'
import { lead } from './tables.ts'
import { assignWords } from './words.ts'

const { id, GroupId, AssigneeId, BuildingId } = lead

/** The types whose leads the caller handles. */
const typesOf = ({ actor: { Permissions } }: Ctx<'group'>): LeadType[] =>
  (Object.keys(leadFlags) as LeadType[]).filter(type => may(Permissions, reportsFlag) || may(Permissions, leadFlags[type])) // its own keys

const findLeads = async (ctx: Ctx<'group'>, where: SQL | undefined): Promise<BulkRow[]> => {
  const rows = await ctx.tx
    .select({ id, Version: lead.Version, Stage: lead.Stage, AssigneeId, BuildingId, Number: visitorRequest.Number })
    .from(lead)
    .innerJoin(visitorRequest, and(eq(visitorRequest.GroupId, ctx.GroupId), eq(visitorRequest.id, id)))
    .where(and(seenBy(ctx, lead), inArray(visitorRequest.FunctionalityType, typesOf(ctx)), where))
    .orderBy(id)
  return rows.map(({ id: own, Version, Number, ...Before }) => ({ id: own, Version, Name: `${Number}`, Before }))
}

/** Says who handles leads; whoever gets them is told. */
export const assignMany = serveBulk<LeadFilter, { AssigneeId: string | null }>({
  call: AssignLeads,
  job: 'leads.assignMany',
  Object: 'lead',
  words: assignWords,
  find: (ctx, { Owner, Status }) =>
    findLeads(ctx, and(Owner ? eq(AssigneeId, Owner) : undefined, Status ? inArray(lead.Stage, [...openLeadStages]) : undefined)),
  read: (ctx, ids) => findLeads(ctx, oneOf(id, ids)),
  check: (ctx, rows, values) => requireAssigneeOfAll(ctx, rows, values.AssigneeId, requestMessages.otherBuildings),
  save: async (place, rows, { AssigneeId: owner }) => {
    const saved = await saveRecords(place, lead, rows, { AssigneeId: owner })
    return saved.map(row => ({ id: row.id, After: { AssigneeId: row.AssigneeId } }))
  },
  finish: (end, rows, values) =>
    tellGiven(end, 'leadAssigned', rows, values.AssigneeId, (given, To) =>
      end.tx
        .select({ id, BuildingId })
        .from(lead)
        .where(and(eq(GroupId, end.GroupId), oneOf(id, given), eq(AssigneeId, To)))
        .orderBy(id),
    ),
})
