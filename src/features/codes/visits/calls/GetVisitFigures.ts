import { sql } from 'drizzle-orm'
import { secondsBetween } from '../../../../platform/db/columns.ts'
import { handle } from '../../../../platform/handle.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { GetVisitFigures as call } from '../contract.ts'
import { insideSince, readableKinds, visitsOf } from '../visits.server.ts'

type Sums = { hour: number; visits: number; inside: number; forgotten: number; ended: number; minutes: number }

export const GetVisitFigures = handle(call, async (ctx, { kinds, ...days }) => {
  const { start, end } = await readDays(ctx, days)
  const since = insideSince(ctx.now)
  const { rows } = await ctx.tx.execute<Sums>(sql`
    select extract(hour from v.in_date at time zone b.time_zone)::int as hour, count(*)::int as visits,
      (count(*) filter (where v.out_date is null and v.in_date >= ${since}))::int as inside,
      (count(*) filter (where v.out_date is null and v.in_date < ${since}))::int as forgotten,
      count(v.out_date)::int as ended, coalesce(sum(${secondsBetween(sql`v.in_date`, sql`v.out_date`)} / 60), 0)::float8 as minutes
    from ${visitsOf(ctx, { kinds: readableKinds(ctx, kinds), start, end })} v join building b on b.group_id = ${ctx.GroupId} and b.id = v.building_id group by 1`)
  const sum = (name: Exclude<keyof Sums, 'hour'>) => rows.reduce((all, one) => all + one[name], 0)
  const [ended, minutes] = [sum('ended'), sum('minutes')]
  const byHour = new Map(rows.map(one => [one.hour, one.visits]))
  return {
    Visits: sum('visits'),
    Inside: sum('inside'),
    Forgotten: sum('forgotten'),
    MeanMinutes: ended > 0 ? minutes / ended : null,
    Hours: minutes / 60,
    ByHour: Array.from({ length: 24 }, (_, hour) => byHour.get(hour) ?? 0),
  }
})
