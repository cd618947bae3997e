import { sql } from 'drizzle-orm'
import type { Localized } from '../../../../core/call.ts'
import { handle } from '../../../../platform/handle.ts'
import { readAnswerSums } from '../../../codes/answers/sums.server.ts'
import { seenIn } from '../../../property/buildings/data.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { figuresOf, noSums, plus } from '../../feedback/figures.ts'
import { GetGlobalHeatMap as call } from '../contract.ts'

export const GetGlobalHeatMap = handle(call, async (ctx, input) => {
  const period = await readDays(ctx, input)
  const { rows: buildings } = await ctx.tx.execute<{ BuildingId: string; BuildingName: Localized }>(sql`
    select b.id as "BuildingId", b.name as "BuildingName" from building b
    where b.group_id = ${ctx.GroupId} and ${seenIn(sql`b.id`, ctx)} order by lower(b.name->>'en'), b.id`)
  const sums = await readAnswerSums(ctx.tx, { scope: placesOf(ctx), periods: [period], by: ['BuildingId', 'EntityType'] })
  const byBuilding = Map.groupBy(sums, one => one.BuildingId)
  const BuildingSummaries = buildings.map(building => {
    const types = byBuilding.get(building.BuildingId) ?? []
    const { AverageScore: Score, Count } = figuresOf(types.reduce(plus, noSums))
    const EntityTypes = types.map(one => ({ EntityType: one.EntityType, Score: figuresOf(one).AverageScore, Count: one.Count }))
    return { ...building, Score, Count, EntityTypes }
  })
  return { BuildingSummaries }
})
