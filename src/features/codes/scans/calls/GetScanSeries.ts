import { sql } from 'drizzle-orm'
import { dayIn } from '../../../../core/days.ts'
import { countDays } from '../../../../core/steps.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetScanSeries as call } from '../contract.ts'
import { codesWanted, daysWanted } from '../data.ts'

const mostSteps = 30

export const GetScanSeries = handle(call, async (ctx, { gy, type, st, startDate, endDate, tz = 'UTC' }) => {
  if (startDate === undefined || endDate === undefined || endDate < startDate) return { Series: [] }
  const [first, last] = [dayIn(tz, startDate), dayIn(tz, endDate)]
  const days = countDays(first, last)
  const steps = Math.min(days, mostSteps)
  const one = gy === 'name'
  const { rows } = await ctx.tx.execute<{ key: string; step: number; n: number }>(sql`
    select ${one ? sql`c.id::text` : sql`c.location`} as key, (d.day - ${first}::date) * ${steps}::int / ${days}::int as step, sum(d.scans)::int as n
    from qr_code c
    join building b on b.group_id = ${ctx.GroupId} and b.id = c.building_id
    join scan_day d on d.group_id = ${ctx.GroupId} and d.qr_code_id = c.id and ${daysWanted({ startDate, endDate, tz })}
    where ${codesWanted(ctx, { type, st: one ? st : undefined })}
    group by 1, 2 having sum(d.scans) > 0`)
  const series = new Map<string, number[]>()
  for (const { key, step, n } of rows) {
    const counts = series.get(key) ?? Array.from({ length: steps }, () => 0)
    counts[step] = n
    series.set(key, counts)
  }
  return { Series: [...series].map(([Key, Counts]) => ({ Key, Counts })) }
})
