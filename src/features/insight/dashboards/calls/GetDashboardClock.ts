import { sql } from 'drizzle-orm'
import type { Localized } from '../../../../core/call.ts'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { seenIn } from '../../../property/buildings/data.ts'
import { GetDashboardClock as call } from '../contract.ts'

type Clock = { TimeZone: string; BuildingName: Localized | null }

export const GetDashboardClock = handle(call, async ctx => {
  const { rows: groups } = await ctx.tx.execute<{ GroupName: Localized }>(
    sql`select group_name as "GroupName" from account_group where id = ${ctx.GroupId}`,
  )
  const { rows: clocks } = await ctx.tx.execute<Clock>(sql`
    select b.time_zone as "TimeZone", ${ctx.BuildingId ? sql`b.name` : sql`null::jsonb`} as "BuildingName"
    from building b where b.group_id = ${ctx.GroupId} and ${seenIn(sql`b.id`, ctx)}
    group by 1, 2 order by count(*) desc, 1 limit 1`)
  const [group] = groups
  if (!group) throw notFound()
  return { TimeZone: clocks[0]?.TimeZone ?? null, BuildingName: clocks[0]?.BuildingName ?? null, ...group }
})
