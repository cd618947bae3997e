import { sql } from 'drizzle-orm'
import { handle } from '../../../platform/handle.ts'
import { GetScanTrendData as call } from '../contract.ts'
import { codesWanted } from '../data.ts'

const months = 24

export const GetScanTrendData = handle(call, async (ctx, asked) => {
  const { rows } = await ctx.tx.execute<{ month: string; scans: number }>(sql`
    with counted as (
      select date_trunc('month', d.day::timestamp) as month, sum(d.scans)::int as scans
      from qr_code c join scan_day d on d.group_id = ${ctx.GroupId} and d.qr_code_id = c.id
      where ${codesWanted(ctx, asked)} and d.day >= date_trunc('month', current_date) - make_interval(months => ${months - 1}::int)
      group by 1)
    select to_char(m.month, 'YYYY-MM') as month, coalesce(counted.scans, 0)::int as scans
    from generate_series(date_trunc('month', current_date::timestamp) - make_interval(months => ${months - 1}::int), date_trunc('month', current_date::timestamp), interval '1 month') as m(month)
    left join counted on counted.month = m.month order by 1`)
  return { Trend: rows.map(({ month, scans }) => ({ Month: month, Count: scans })) }
})
