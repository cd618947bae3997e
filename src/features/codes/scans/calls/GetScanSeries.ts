import { sql } from 'drizzle-orm'
import { dayIn } from '../../../../core/days.ts'
import { countDays } from '../../../../core/steps.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetScanSeries as call } from '../contract.ts'
import { daySums } from '../data.ts'

const mostSteps = 30

export const GetScanSeries = handle(call, async (ctx, { gy, type, st, startDate, endDate, tz = 'UTC' }) => {
  if (startDate === undefined || endDate === undefined || endDate < startDate) return { Series: [] }
  const [first, last] = [dayIn(tz, startDate), dayIn(tz, endDate)]
  const days = countDays(first, last)
  const steps = Math.min(days, mostSteps)
  const one = gy === 'name'
  const asked = { type, st: one ? st : undefined }
  const { rows } = await ctx.tx.execute<{ key: string; step: number; n: number }>(sql`
    select ${one ? sql`s.qr_code_id::text` : sql`c.location`} as key, s.step, sum(s.n)::int as n
    from (
      select d.qr_code_id, (d.day - ${first}::date) * ${steps}::int / ${days}::int as step, sum(d.scans) as n
      from ${daySums(ctx, asked, { startDate, endDate, tz })} group by 1, 2
    ) s
    join qr_code c on c.group_id = ${ctx.GroupId} and c.id = s.qr_code_id
    group by 1, 2 having sum(s.n) > 0`)
  const series = new Map<string, number[]>()
  for (const { key, step, n } of rows) {
    const counts = series.get(key) ?? Array.from({ length: steps }, () => 0)
    counts[step] = n
    series.set(key, counts)
  }
  return { Series: [...series].map(([Key, Counts]) => ({ Key, Counts })) }
})
