import { sql } from 'drizzle-orm'
import type { Localized } from '../../../../core/call.ts'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetFeedbackEntityTypes as call } from '../contract.ts'

type FeedbackPlaceRow = { GroupName: Localized; BuildingName: Localized; TimeZone: string }

export const GetFeedbackEntityTypes = handle(call, async ctx => {
  const { rows } = await ctx.tx.execute<FeedbackPlaceRow>(sql`
    select b.name as "BuildingName", b.time_zone as "TimeZone", a.group_name as "GroupName"
    from building b join account_group a on a.id = b.group_id where b.group_id = ${ctx.GroupId} and b.id = ${ctx.BuildingId}`)
  const { rows: types } = await ctx.tx.execute<{ EntityType: string; Count: number }>(sql`
    select entity_type as "EntityType", sum(count) as "Count"
    from feedback_total where group_id = ${ctx.GroupId} and building_id = ${ctx.BuildingId} and entity_type <> '' group by 1 order by 2 desc, 1`)
  const [place] = rows
  if (!place) throw notFound()
  return { ...place, EntityTypes: types }
})
