import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { Localized } from '../../../core/call.ts'
import { may } from '../../../core/permissions.ts'
import type { Language } from '../../../core/words.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { contactsOf, isFor } from '../../base/handling/assignees.server.ts'
import { itemsOf, nothingToDo, type ToDoSource } from '../../base/handling/toDoSources.server.ts'
import { seenIn } from '../../property/buildings/data.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { bookingTypes } from '../requests/bookings.ts'
import { openStatuses, requestFlag, type Urgency } from '../requests/model.ts'
import { visitorRequest } from '../requests/tables.ts'
import type { RequestToDo } from './toDo.ts'

type Counts = { mine: number; urgent: number; late: number; fresh: number }
type RequestToDoRow = {
  id: string
  number: number
  type: string
  urgency: Urgency | null
  text: string
  created: number
  due: number | null
  mine: boolean
  building: string
  name: Localized
}

/** Requests shown one by one. */
const MOST = 5

/** The caller's open requests, and those of the buildings that press: urgent, late, not seen yet. */
export const requestsToDo: ToDoSource = async ctx => {
  if (!may(ctx.actor.Permissions, requestFlag)) return nothingToDo
  const now = ctx.now.toISOString()
  const open = sql`r.group_id = ${ctx.GroupId} and ${seenIn(sql`r.building_id`, ctx)} and r.status in ('New', 'Seen', 'InProgress')`
  const late = sql`(r.due_date < ${now}::timestamptz and r.waiting_date is null)`
  const mine = sql`coalesce(r.assignee_id in (${contactsOf(ctx)}), false)`
  const { rows: counted } = await ctx.tx.execute<Counts>(sql`
    select count(*) filter (where ${mine})::int as mine, count(*) filter (where r.urgency = 'High')::int as urgent,
      count(*) filter (where ${late})::int as late, count(*) filter (where r.status = 'New')::int as fresh
    from visitor_request r where ${open}`)
  const { mine: own, urgent, late: overdue, fresh } = counted[0] ?? { mine: 0, urgent: 0, late: 0, fresh: 0 }
  const { rows } = await ctx.tx.execute<RequestToDoRow>(sql`
    select r.id, r.number, r.functionality_type as type, r.urgency, coalesce(nullif(r.detail, ''), r.request_type) as text, b.id as building, b.name,
      extract(epoch from r.created_date) * 1000 as created, extract(epoch from r.due_date) * 1000 as due, ${mine} as mine
    from visitor_request r join building b on b.group_id = ${ctx.GroupId} and b.id = r.building_id
    where ${open} and (${mine} or r.urgency = 'High' or ${late})
    order by ${mine} desc, r.urgency = 'High' desc nulls last, r.due_date, r.id limit ${MOST}`)
  const pressing = { UrgentRequests: urgent, LateRequests: overdue, NewRequests: fresh }
  const Items = itemsOf<RequestToDo>({ MyRequests: own, ...(await countLeft(ctx)), ...pressing })
  return { Items, Things: rows.map(row => thingOf(row, ctx.language)) }
}

/** Open requests, and bookings that are not over, of people who have left. */
const countLeft = async (ctx: Ctx<'group'>): Promise<{ LeftRequests: number; LeftBookings: number }> => {
  const { GroupId, FunctionalityType, Status, BuildingId, EndsDate } = visitorRequest
  const isBooking = inArray(FunctionalityType, [...bookingTypes])
  const isOpen = inArray(Status, [...openStatuses])
  const isStanding = and(isBooking, ne(Status, 'Cancelled'), gt(EndsDate, ctx.now))
  const [found] = await ctx.tx
    .select({
      LeftRequests: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      LeftBookings: sql<number>`(count(*) filter (where ${isStanding}))::int`,
    })
    .from(visitorRequest)
    .where(and(eq(GroupId, ctx.GroupId), seenIn(sql`${BuildingId}`, ctx), isFor(ctx, visitorRequest, 'Left'), or(isOpen, isStanding)))
  return found ?? { LeftRequests: 0, LeftBookings: 0 }
}

const thingOf = (row: RequestToDoRow, language: Language) => ({
  Kind: 'Request' as const,
  id: row.id,
  BuildingId: row.building,
  BuildingName: row.name,
  CreatedDate: Math.floor(Number(row.created)),
  DueDate: row.due === null ? null : Math.floor(Number(row.due)),
  Text: row.text,
  Number: row.number,
  Type: definitionOf(row.type)?.Label[language] ?? row.type, // here, so that Home does not load all types
  Urgent: row.urgency === 'High',
  Score: null,
  Mine: row.mine,
})
