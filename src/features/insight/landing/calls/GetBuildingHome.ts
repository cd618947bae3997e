import { and, eq } from 'drizzle-orm'
import { libraryFlags, may } from '../../../../core/permissions.ts'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { building } from '../../../property/buildings/tables.ts'
import { GetBuildingHome as call } from '../contract.ts'
import { byScans, nameBuildings, readPlaces } from '../places.server.ts'
import { setupStepsOf } from '../setup.server.ts'

/** Codes that the page shows; the library has the others. */
const MOST = 6

export const GetBuildingHome = handle(call, async ctx => {
  const [found] = await ctx.tx
    .select()
    .from(building)
    .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, ctx.BuildingId)))
  if (!found) throw notFound()
  const places = may(ctx.actor.Permissions, libraryFlags) ? await readPlaces(ctx) : []
  const ArchivedDate = found.ArchivedDate?.getTime() ?? null
  const SetupSteps = ArchivedDate === null ? await setupStepsOf(ctx, found) : []
  const Codes = await nameBuildings(ctx, places.toSorted(byScans).slice(0, MOST))
  return { ...found, ArchivedDate, SetupSteps, Codes, CodeCount: places.length }
})
