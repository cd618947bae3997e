import { type SQL, sql } from 'drizzle-orm'
import { fillSteps, stepFor } from '../../../../core/steps.ts'
import { handle } from '../../../../platform/handle.ts'
import { lengthOf, type Period, readPeriod, stepColumn, stepsOf } from '../../../property/buildings/period.server.ts'
import { ViewOverallEntityTypeAnalytics as call } from '../contract.ts'
import { figuresOf, noSums, plus, type Sums } from '../figures.ts'
import { inPeriod } from '../sums.server.ts'

export const ViewOverallEntityTypeAnalytics = handle(call, async (ctx, { et, step: wanted, ...dates }) => {
  const period = await readPeriod(ctx, dates)
  const step = wanted ?? stepFor(lengthOf(period))
  const rows = await sumsBySteps(ctx, et, period, stepColumn(step, period))
  const [own, before] = [rows.filter(row => !row.Before), rows.filter(row => row.Before)]
  const total = own.reduce(plus, noSums)
  const days = stepsOf(period, step)
  return {
    ...figuresOf(total),
    StarBuckets: [5, 4, 3, 2, 1].map(Score => ({ Score, Count: total.Stars[Score - 1] ?? 0 })),
    Previous: period.previous === null ? null : figuresOf(before.reduce(plus, noSums)),
    Step: step,
    Series: seriesOf(own, days),
    PreviousSeries: period.previous === null ? null : seriesOf(before, days),
  }
})

type Step = Sums & { Day: string; Before: boolean }

// One read of the totals by day: the steps of the period, and the days before it against the same steps.
const sumsBySteps = async (
  ctx: Parameters<typeof inPeriod>[0],
  et: string | undefined,
  { first, last, previous }: Period,
  start: SQL,
): Promise<Step[]> => {
  const { rows } = await ctx.tx.execute<
    Omit<Sums, 'Stars'> & { Day: string; Before: boolean; s1: number; s2: number; s3: number; s4: number; s5: number }
  >(sql`
    select ${start} as "Day", day < ${first}::date as "Before", sum(count) as "Count", sum(score_sum) as "ScoreSum",
      sum(stars1) as s1, sum(stars2) as s2, sum(stars3) as s3, sum(stars4) as s4, sum(stars5) as s5,
      sum(ces_count) as "CESCount", sum(ces_sum) as "CESSum", sum(nps_count) as "NPSCount", sum(promoters) as "Promoters", sum(detractors) as "Detractors"
    from feedback_total where ${inPeriod(ctx, { first: previous ?? first, last }, et)} group by 1, 2 order by 1`)
  return rows.map(({ s1, s2, s3, s4, s5, ...row }) => ({ ...row, Stars: [s1, s2, s3, s4, s5] }))
}

// Of a period with too many steps, those with answers.
const seriesOf = (rows: readonly Step[], days: readonly string[]) =>
  fillSteps(days.length > 0 ? days : rows.map(row => row.Day), rows, row => figuresOf(row ?? noSums))
