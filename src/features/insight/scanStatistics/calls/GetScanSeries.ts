import { type SQL, sql } from 'drizzle-orm'
import { dayIn } from '../../../../core/days.ts'
import { addDays, countDays, monthAfter } from '../../../../core/steps.ts'
import type { Days } from '../../../../platform/db/coverDays.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { monthlyScans, sameKey } from '../../../codes/scans/summedScans.server.ts'
import { GetScanSeries as call } from '../contract.ts'
import { codeSums, codesWanted, isWide, readWide, type WideRange } from '../data.ts'

const mostSteps = 30
/** Beyond so many days a step is a month, or as many as make 30 steps of the range. */
const mostDays = 92

export const GetScanSeries = handle(call, async (ctx, { gy, type, st, startDate, endDate, tz = 'UTC' }) => {
  if (startDate === undefined || endDate === undefined || endDate < startDate) return { Series: [], Days: [] }
  const range = { first: dayIn(tz, startDate), last: dayIn(tz, endDate) }
  const { step, lengths } = stepsOf(range)
  const one = gy === 'name'
  const asked = { type, st: one ? st : undefined }
  const key = one ? sql`c.id::text` : sql`c.location`
  const { rows } = await readWide(ctx, asked, closed => {
    const counts =
      step.month && isWide(ctx, asked)
        ? sql`select ${key} as key, d.step, sum(d.scans) as n from (${scansByStep(ctx, step, { days: range, closed })}) d
            join qr_code c on c.id = d.qr_code_id where ${codesWanted(ctx, asked)} group by 1, 2 having sum(d.scans) > 0`
        : sql`select ${key} as key, s.step, sum(s.scans) as n
            from ${codeSums(ctx, asked, { startDate, endDate, tz }, { of: ['Scans'], step: step.day, closed })} group by 1, 2`
    // A row a card, its steps in one value: thousands of rows would take as long to read as to add up.
    return ctx.tx.execute<{ key: string; counts: Record<string, number> }>(
      sql`select a.key, json_object_agg(a.step, a.n) as counts from (${counts}) a group by 1`,
    )
  })
  return { Series: rows.map(({ key, counts }) => ({ Key: key, Counts: lengths.map((_, step) => counts[step] ?? 0) })), Days: lengths }
})

/** The step of a day as a column of SQL, and of a month where steps are months. */
type ScanStep = { day: SQL; month?: SQL }

const scansByStep = ({ GroupId }: Ctx<'group'>, { day, month = day }: ScanStep, range: WideRange): SQL =>
  monthlyScans('scan_code_month', {
    GroupId,
    ...range,
    keys: { qr_code_id: sameKey('qr_code_id'), step: { closed: month, day } },
    sums: ['Scans'],
  })

/** The steps of a range, and how many of its days each has. */
const stepsOf = ({ first, last }: Days): { step: ScanStep; lengths: number[] } => {
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
