import { sql } from 'drizzle-orm'
import type { Localized } from '../../../../core/call.ts'
import { handle } from '../../../../platform/handle.ts'
import { readAnswerSums } from '../../../codes/answers/sums.server.ts'
import { seenIn } from '../../../property/buildings/data.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { noSums } from '../../feedback/figures.ts'
import { GetPropertyFeedback as call } from '../contract.ts'
import { rowScores } from '../rules.ts'

export const GetPropertyFeedback = handle(call, async (ctx, input) => {
  const period = await readDays(ctx, input)
  const { rows: buildings } = await ctx.tx.execute<{ BuildingId: string; BuildingName: Localized }>(sql`
    select b.id as "BuildingId", b.name as "BuildingName" from building b
    where b.group_id = ${ctx.GroupId} and ${seenIn(sql`b.id`, ctx)} order by lower(b.name->>'en'), b.id`)
  const sums = await readAnswerSums(ctx.tx, { scope: placesOf(ctx), periods: [period], by: ['BuildingId'] })
  const byBuilding = new Map(sums.map(one => [one.BuildingId, one]))
  return { Summaries: buildings.map(one => ({ ...one, ...rowScores(byBuilding.get(one.BuildingId) ?? noSums) })) }
})
