import { sql } from 'drizzle-orm'
import { holds, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { askerName, askerTables, joinAsker } from '../../../codes/requests/askers.server.ts'
import { hoursTaken } from '../../../codes/requests/clock.server.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { GetMaintenanceFeedbackSummaries as call } from '../contract.ts'
import { isService } from '../sums.server.ts'

const sorts = { Date: sql`r.created_date`, Score: sql`r.score`, IssueNo: sql`r.number` }
type Row = {
  id: string
  IssueNo: number
  Date: Date
  BuildingName: { en: string }
  Tenant: string
  Urgency: 'Low' | 'Medium' | 'High' | null
  Score: number | null
  Duration: number | null
  Comment: string
  Detail: string
  AssigneeName: string
  Total: number
}

export const GetMaintenanceFeedbackSummaries = handle(call, async (ctx, { filter, sort = { field: 'Date', order: 'DESC' }, ...page }) => {
  const { scoreLT, urgency, status, text, ...days } = filter
  const { start, end } = await readDays(ctx, days)
  const state =
    status === 'InProgress' ? sql` and r.status in ('New', 'Seen', 'InProgress')` : status ? sql` and r.status = ${status}` : sql``
  const found = sql`select r.* from visitor_request r where ${isService(ctx)} and r.score is not null and r.score < ${scoreLT}${urgency ? sql` and r.urgency = ${urgency}` : sql``}${state}
    ${start ? sql`and r.created_date >= ${start}` : sql``} ${end ? sql`and r.created_date < ${end}` : sql``} ${text?.trim() ? sql`and ${holds(sql`r.search_text`, text.trim())}` : sql``}`
  const { limit, offset } = pageOf(page)
  const { rows } = await ctx.tx.execute<Row>(sql`
    with total as (select count(*)::int as n from (${found}) r), r as materialized (${found} order by ${orderOf(sorts, sort, sql`r.id`)} limit ${limit} offset ${offset}), ${askerTables(ctx, sql`r`)}
    select r.id, r.number as "IssueNo", r.created_date as "Date", b.name as "BuildingName", ${askerName} as "Tenant", r.urgency as "Urgency", r.score as "Score",
      ${hoursTaken(sql`r.done_date`)} as "Duration", coalesce(r.score_comment, '') as "Comment", r.detail as "Detail",
      coalesce(c.full_name->>'en', '') as "AssigneeName", total.n as "Total"
    from r cross join total join building b on b.group_id = ${ctx.GroupId} and b.id = r.building_id ${joinAsker()}
      left join contact c on c.group_id = ${ctx.GroupId} and c.id = r.assignee_id
    order by ${orderOf(sorts, sort, sql`r.id`)}`)
  const [first] = rows
  const counted = first || offset === 0 ? null : await ctx.tx.execute<{ n: number }>(sql`select count(*)::int as n from (${found}) r`)
  return {
    Maintenances: rows.map(({ Total: _all, ...row }) => ({ ...row, Date: new Date(row.Date).getTime() })),
    Total: first?.Total ?? counted?.rows[0]?.n ?? 0,
  }
})
