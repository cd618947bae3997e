import { type SQL, sql } from 'drizzle-orm'
import { dayIn } from '../../../../core/days.ts'
import { addDays, countDays, monthAfter } from '../../../../core/steps.ts'
import type { Days } from '../../../../platform/db/coverDays.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetScanSeries as call } from '../contract.ts'
import { codeSums } from '../data.ts'

const mostSteps = 30
/** Beyond so many days a step is a month, or as many as make 30 steps of the range. */
const mostDays = 92

export const GetScanSeries = handle(call, async (ctx, { gy, type, st, startDate, endDate, tz = 'UTC' }) => {
  if (startDate === undefined || endDate === undefined || endDate < startDate) return { Series: [], Days: [] }
  const range = { first: dayIn(tz, startDate), last: dayIn(tz, endDate) }
  const { step, lengths } = stepsOf(range)
  const one = gy === 'name'
  const asked = { type, st: one ? st : undefined }
  const sums = codeSums(ctx, asked, { startDate, endDate, tz }, { of: ['Scans'], step })
  const byCode = sql`select c.id::text as key, c.location, s.step, s.scans as n from ${sums}`
  const byLocation = sql`select s.location as key, s.step, sum(s.n) as n from (${byCode}) s group by 1, 2`
  // A row a code, its steps in one value: thousands of rows would take as long to read as to add up.
  const { rows } = await ctx.tx.execute<{ key: string; counts: Record<string, number> }>(sql`
    select a.key, json_object_agg(a.step, a.n) as counts from (${one ? byCode : byLocation}) a group by 1`)
  return { Series: rows.map(({ key, counts }) => ({ Key: key, Counts: lengths.map((_, step) => counts[step] ?? 0) })), Days: lengths }
})

/** The steps of a range, as a column, and how many of its days each has. */
const stepsOf = ({ first, last }: Days): { step: { day: SQL; month?: SQL }; lengths: number[] } => {
  const days = countDays(first, last)
  if (days <= mostDays) {
    const steps = Math.min(days, mostSteps)
    const lengths = Array.from({ length: steps }, (_, n) => Math.ceil(((n + 1) * days) / steps) - Math.ceil((n * days) / steps))
    return { step: { day: sql`(d.day - ${first}::date) * ${steps}::int / ${days}::int` }, lengths }
  }
  const months = countMonths(first, last)
  const each = Math.ceil(months / mostSteps)
  const start = (n: number) => monthAfter(first, n * each)
  const lengths = Array.from({ length: Math.ceil(months / each) }, (_, n) =>
    countDays(n === 0 ? first : start(n), addDays(start(n + 1), -1) < last ? addDays(start(n + 1), -1) : last),
  )
  const of = (day: SQL) =>
    sql`((extract(year from ${day}) * 12 + extract(month from ${day}))::int - ${monthNumber(first)}::int) / ${each}::int`
  return { step: { day: of(sql`day`), month: of(sql`month`) }, lengths }
}
const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
const countMonths = (first: string, last: string): number => monthNumber(last) - monthNumber(first) + 1
