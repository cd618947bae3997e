import { sql } from 'drizzle-orm'
import type { Localized } from '../../../../core/call.ts'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { readAnswerSums } from '../../../codes/answers/sums.server.ts'
import { allDays } from '../../../property/buildings/period.server.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { GetFeedbackEntityTypes as call } from '../contract.ts'

type FeedbackPlaceRow = { GroupName: Localized; BuildingName: Localized; TimeZone: string }

export const GetFeedbackEntityTypes = handle(call, async ctx => {
  const { rows } = await ctx.tx.execute<FeedbackPlaceRow>(sql`
    select b.name as "BuildingName", b.time_zone as "TimeZone", a.group_name as "GroupName"
    from building b join account_group a on a.id = b.group_id where b.group_id = ${ctx.GroupId} and b.id = ${ctx.BuildingId}`)
  const types = await readAnswerSums(ctx.tx, { scope: placesOf(ctx), by: ['EntityType'], periods: [allDays] })
  const [place] = rows
  if (!place) throw notFound()
  const EntityTypes = types.map(({ EntityType, Count }) => ({ EntityType, Count })).toSorted((a, b) => b.Count - a.Count)
  return { ...place, EntityTypes }
})
