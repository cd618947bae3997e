import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/handle.ts'
import { lockedBuilding } from '../data.ts'
import { building } from '../tables.ts'
import type { Saved, Saving } from './savers.server.ts'

/**
 * A save of a building, by EditProperty or by a section's own call: locks the building, refuses what is out of date, counts its version
 * and writes its history. Without a `Version` the save replaces what stands there.
 */
export const editBuilding = async (
  ctx: Ctx<'building'>,
  Version: number | undefined,
  save: (saving: Saving) => Promise<Saved>,
): Promise<{ acId: string; Version: number }> => {
  const before = await lockedBuilding(ctx, Version)
  const { columns = {}, Before, After } = await save({ ctx, BuildingId: ctx.BuildingId, before })
  const next = before.Version + 1
  await ctx.tx
    .update(building)
    .set({ ...columns, Version: next, ModifiedDate: sql`now()` })
    .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, ctx.BuildingId)))
  ctx.audit({ Object: 'building', ObjectId: ctx.BuildingId, Before, After })
  return { acId: ctx.BuildingId, Version: next }
}
