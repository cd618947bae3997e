import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetHubItemLogData as call } from '../contract.ts'
import { codesWanted, daysWanted } from '../data.ts'

export const GetHubItemLogData = handle(call, async (ctx, { startDate, endDate, tz, ...asked }) => {
  const { rows } = await ctx.tx.execute<{ item: string; clicks: number; seconds: number }>(sql`
    select d.item_name as item, sum(d.clicks)::int as clicks, sum(d.seconds)::int as seconds
    from qr_code c
    join building b on b.group_id = ${ctx.GroupId} and b.id = c.building_id
    join click_day d on d.group_id = ${ctx.GroupId} and d.qr_code_id = c.id
    where ${codesWanted(ctx, asked)} and ${daysWanted({ startDate, endDate, tz })}
    group by 1 order by clicks desc, 1`)
  const Items = rows.map(({ item, clicks, seconds }) => ({
    ItemName: item,
    ClickNum: clicks,
    AvgTime: clicks > 0 ? Math.round((seconds / clicks) * 10) / 10 : 0,
    TotalTime: seconds,
  }))
  return { Items }
})
