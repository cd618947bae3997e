import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetScanClock as call } from '../contract.ts'
import { placesWanted } from '../data.ts'

export const GetScanClock = handle(call, async ctx => {
  const { rows } = await ctx.tx.execute<{ time_zone: string }>(sql`
    select b.time_zone from building b where b.group_id = ${ctx.GroupId} and ${placesWanted(ctx, sql`b.id`)}
    group by 1 order by count(*) desc, 1 limit 1`)
  return { TimeZone: rows[0]?.time_zone ?? null }
})
