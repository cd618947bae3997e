import { sql } from 'drizzle-orm'
import { secondsBetween } from '../../../../platform/db/columns.ts'
import { anyHolds, byName, orderOf, pageOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { seenIn } from '../../../property/buildings/data.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { GetStaffCheckRecordSummaries as call } from '../contract.ts'
import type { VisitBreak } from '../model.ts'

type Row = {
  id: string
  Date: string
  Name: string
  ClockInTime: string
  ClockOutTime: string
  hours: number | null
  breaks: readonly VisitBreak[]
}
const sorts = { Date: sql`v.in_date`, Name: byName(sql`v.name`) }
const HOUR = 3_600_000
const rounded = (hours: number): number => Math.round(hours * 100) / 100

export const GetStaffCheckRecordSummaries = handle(call, async (ctx, { filter, sort = { field: 'Date', order: 'DESC' }, ...page }) => {
  const { employee, text, ...days } = filter
  const { start, end } = await readDays(ctx, days)
  const found = sql`from visit v join building b on b.group_id = ${ctx.GroupId} and b.id = v.building_id
    where v.group_id = ${ctx.GroupId} and ${seenIn(sql`v.building_id`, ctx)} and v.kind = 'Staff'${employee ? sql` and v.contact_id = ${employee}` : sql``}
      ${start ? sql`and v.in_date >= ${start}` : sql``} ${end ? sql`and v.in_date < ${end}` : sql``} ${text?.trim() ? sql`and ${anyHolds([sql`v.name`], text.trim())}` : sql``}`
  const { limit, offset } = pageOf(page)
  const { rows } = await ctx.tx.execute<Row>(sql`
    select v.id, (v.in_date at time zone b.time_zone)::date::text as "Date", v.name as "Name", to_char(v.in_date at time zone b.time_zone, 'HH24:MI') as "ClockInTime",
      coalesce(to_char(v.out_date at time zone b.time_zone, 'HH24:MI'), '') as "ClockOutTime", (${secondsBetween(sql`v.in_date`, sql`v.out_date`)} / 3600) as hours, v.breaks
    ${found} order by ${orderOf(sorts, sort, sql`v.id`)} limit ${limit} offset ${offset}`)
  const counted = await ctx.tx.execute<{ n: number }>(sql`select count(*)::int as n ${found}`)
  return {
    StaffCheckRecordSummaries: rows.map(({ hours, breaks, ...row }) => {
      const rest = breaks.reduce((all, one) => all + ((one.End ?? ctx.now.getTime()) - one.Start), 0) / HOUR
      return {
        ...row,
        WorkdayHours: hours === null ? null : rounded(hours),
        BreakHours: rounded(rest),
        TotalHours: hours === null ? null : rounded(Math.max(0, hours - rest)),
      }
    }),
    Total: counted.rows[0]?.n ?? 0,
  }
})
