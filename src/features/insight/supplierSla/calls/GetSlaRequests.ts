import { type SQL, sql } from 'drizzle-orm'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { showStatus } from '../../../base/handling/model.ts'
import { type RequestStatus, type Urgency } from '../../../codes/requests/model.ts'
import { GetSlaRequests as call } from '../contract.ts'
import { lateHours, slaRequests } from '../requests.server.ts'

/** Hours as they are shown: a file that is made a moment later says the same. */
const tenths = (hours: SQL) => sql`round((${hours})::numeric, 1)::float8`
const sorts = { CreatedDate: sql`s.created_date`, SupplierName: byName(sql`s.supplier_name`), LateHours: sql`"LateHours"` }
type Row = {
  id: string
  Number: number
  SupplierName: string
  Detail: string
  Urgency: Urgency
  Status: RequestStatus
  AssigneeId: string | null
  CreatedDate: string
  ResponseHours: number | null
  CompletionHours: number | null
  LateHours: number
}

export const GetSlaRequests = handle(call, async (ctx, { filter, sort, ...page }) => {
  const { text, ...asked } = filter
  const requests = await slaRequests(ctx, asked)
  const searched = text?.trim() ? sql` and ${anyHolds([sql`s.supplier_name`, sql`s.detail`, sql`s.number::text`], text.trim())}` : sql``
  const found = sql`from s where ${lateHours} is not null${searched}`
  const order = sort ? orderOf(sorts, sort, sql`s.id`) : sql`s.open desc, s.created_date, s.id`
  const { limit, offset } = pageOf(page)
  const { rows } = await ctx.tx.execute<Row>(sql`
    with ${requests}
    select s.id, s.number as "Number", s.supplier_name as "SupplierName", s.detail as "Detail", s.urgency as "Urgency", s.status as "Status",
      s.assignee_id as "AssigneeId", s.created_date as "CreatedDate", ${tenths(sql`s.to_begin`)} as "ResponseHours", ${tenths(sql`s.to_finish`)} as "CompletionHours",
      ${tenths(lateHours)} as "LateHours"
    ${found} order by ${order} limit ${limit} offset ${offset}`)
  const all = await ctx.tx.execute<{ n: number }>(sql`with ${requests} select count(*)::int as n ${found}`)
  return {
    Requests: rows.map(({ AssigneeId, Status, CreatedDate, ...row }) => ({
      ...row,
      CreatedDate: new Date(CreatedDate).getTime(),
      Status: showStatus({ Status, AssigneeId }),
    })),
    Total: all.rows[0]?.n ?? 0,
  }
})
