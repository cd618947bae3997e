import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetPropertyLocation as call } from '../contract.ts'
import { building } from '../tables.ts'

export const GetPropertyLocation = handle(call, async ctx => {
  const [found] = await ctx.tx
    .select({ Latitude: building.Latitude, Longitude: building.Longitude, TimeZone: building.TimeZone })
    .from(building)
    .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, ctx.BuildingId)))
  if (!found) throw notFound()
  return found
})
