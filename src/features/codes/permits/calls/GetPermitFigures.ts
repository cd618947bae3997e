import { sql } from 'drizzle-orm'
import { secondsBetween } from '../../../../platform/db/columns.ts'
import { handle } from '../../../../platform/handle.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { GetPermitFigures as call } from '../contract.ts'
import { isOpenPermit, permitAmount, permitHours, permitsOf, requireKind } from '../permits.server.ts'

type Sums = {
  Asked: number
  Waiting: number
  Approved: number
  Refused: number
  Late: number
  HoursAsked: number
  HoursRun: number
  Amount: number
}
type Now = { Open: number; Inside: number; PastEnd: number }
const none = { Asked: 0, Waiting: 0, Approved: 0, Refused: 0, Late: 0, HoursAsked: 0, HoursRun: 0, Amount: 0 }

export const GetPermitFigures = handle(call, async (ctx, { kind, ...days }) => {
  requireKind(ctx, kind)
  const { start, end } = await readDays(ctx, days)
  const asked = sql`${secondsBetween(sql`v.start_date`, sql`v.end_date`)} / 3600`
  const sums = await ctx.tx.execute<Sums>(sql`
    select count(*)::int as "Asked", (count(*) filter (where v.status = 'Requested' and ${isOpenPermit(ctx.now)}))::int as "Waiting",
      (count(*) filter (where v.status in ('Approved', 'Begun', 'Ended')))::int as "Approved",
      (count(*) filter (where v.status = 'Refused'))::int as "Refused", (count(*) filter (where v.late))::int as "Late",
      coalesce(sum(${asked}) filter (where v.status not in ('Refused', 'Withdrawn')), 0)::float8 as "HoursAsked",
      coalesce(sum(${permitHours}) filter (where v.ended_date is not null), 0)::float8 as "HoursRun",
      coalesce(sum(${permitAmount}), 0)::float8 as "Amount"
    from ${permitsOf(ctx, { kind, start, end })} v`)
  const now = await ctx.tx.execute<Now>(sql`
    select count(*)::int as "Open", (count(*) filter (where v.status = 'Begun'))::int as "Inside",
      (count(*) filter (where v.status = 'Begun' and v.end_date <= ${ctx.now}))::int as "PastEnd"
    from ${permitsOf(ctx, { kind, open: true })} v where ${isOpenPermit(ctx.now)}`)
  return { ...none, Open: 0, Inside: 0, PastEnd: 0, ...sums.rows[0], ...now.rows[0] }
})
