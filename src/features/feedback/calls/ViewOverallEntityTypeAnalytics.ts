import { type SQL, sql } from 'drizzle-orm'
import { handle } from '../../../platform/handle.ts'
import { ViewOverallEntityTypeAnalytics as call } from '../contract.ts'
import { figuresOf, noSums, plus, type Sums } from '../figures.ts'
import { periodOf, stepFor, stepStart, stepsOf, summed } from '../period.server.ts'

export const ViewOverallEntityTypeAnalytics = handle(call, async (ctx, { et, step: wanted, ...dates }) => {
  const period = await periodOf(ctx, dates)
  const step = wanted ?? stepFor(period)
  const rows = await sumsBySteps(ctx, {
    et,
    from: period.previous ?? period.first,
    first: period.first,
    last: period.last,
    start: stepStart(step),
  })
  const own = rows.filter(row => row.Day !== null)
  const total = own.reduce(plus, noSums)
  const previous = rows.find(row => row.Day === null) ?? noSums
  return {
    ...figuresOf(total),
    StarBuckets: [5, 4, 3, 2, 1].map(Score => ({ Score, Count: total.Stars[Score - 1] ?? 0 })),
    Previous: period.previous === null ? null : figuresOf(previous),
    Step: step,
    Series: filled(own, stepsOf(period, step)).map(({ Day, ...sums }) => ({ Day, ...figuresOf(sums) })),
  }
})

type Step = Sums & { Day: string | null }
type Asked = { et: string | undefined; from: string; first: string; last: string; start: SQL }

// One read of the totals by day: its own steps, and everything before the first day as one row without a day.
const sumsBySteps = async (ctx: Parameters<typeof summed>[0], { et, from, first, last, start }: Asked): Promise<Step[]> => {
  const { rows } = await ctx.tx.execute<
    Omit<Sums, 'Stars'> & { Day: string | null; s1: number; s2: number; s3: number; s4: number; s5: number }
  >(sql`
    select case when day >= ${first}::date then ${start} end as "Day", sum(count) as "Count", sum(score_sum) as "ScoreSum",
      sum(stars1) as s1, sum(stars2) as s2, sum(stars3) as s3, sum(stars4) as s4, sum(stars5) as s5,
      sum(ces_count) as "CESCount", sum(ces_sum) as "CESSum", sum(nps_count) as "NPSCount", sum(promoters) as "Promoters", sum(detractors) as "Detractors"
    from feedback_total where ${summed(ctx, { first: from, last }, et)} group by 1 order by 1`)
  return rows.map(({ s1, s2, s3, s4, s5, ...row }) => ({ ...row, Stars: [s1, s2, s3, s4, s5] }))
}

const filled = (rows: readonly Step[], days: readonly string[]): (Sums & { Day: string })[] => {
  const known = new Map(rows.map(row => [row.Day, row]))
  if (days.length === 0) return rows.map(row => ({ ...row, Day: row.Day ?? '' }))
  return days.map(Day => ({ ...noSums, ...known.get(Day), Day }))
}
