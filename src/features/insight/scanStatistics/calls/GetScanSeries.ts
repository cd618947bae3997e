import { sql } from 'drizzle-orm'
import { dayIn } from '../../../../core/days.ts'
import { countDays } from '../../../../core/steps.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetScanSeries as call } from '../contract.ts'
import { codeSums } from '../data.ts'

const mostSteps = 30

export const GetScanSeries = handle(call, async (ctx, { gy, type, st, startDate, endDate, tz = 'UTC' }) => {
  if (startDate === undefined || endDate === undefined || endDate < startDate) return { Series: [] }
  const [first, last] = [dayIn(tz, startDate), dayIn(tz, endDate)]
  const days = countDays(first, last)
  const steps = Math.min(days, mostSteps)
  const one = gy === 'name'
  const asked = { type, st: one ? st : undefined }
  const ofStep = {
    of: sql`(d.day - ${first}::date) * ${steps}::int / ${days}::int as step, sum(d.scans)::int as n`,
    by: sql`group by 1 having sum(d.scans) > 0`,
  }
  const byCode = sql`select c.id::text as key, c.location, s.step, s.n from ${codeSums(ctx, asked, { startDate, endDate, tz }, ofStep)}`
  const byLocation = sql`select s.location as key, s.step, sum(s.n)::int as n from (${byCode}) s group by 1, 2`
  // A row a code, its steps in one value: thousands of rows would take as long to read as to add up.
  const { rows } = await ctx.tx.execute<{ key: string; counts: Record<string, number> }>(sql`
    select a.key, json_object_agg(a.step, a.n) as counts from (${one ? byCode : byLocation}) a group by 1`)
  return { Series: rows.map(({ key, counts }) => ({ Key: key, Counts: Array.from({ length: steps }, (_, step) => counts[step] ?? 0) })) }
})
