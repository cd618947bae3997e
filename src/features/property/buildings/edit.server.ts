import { and, eq, sql } from 'drizzle-orm'
import type { BuildingId } from '../../../core/ids.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { Payloads } from '../propertyPage/sections/payloads.ts'
import { saveSections } from '../propertyPage/sections/savers.server.ts'
import type { PinHashes, Saved, Saving } from '../propertyPage/sections/stored.server.ts'
import { lockedBuilding } from './data.ts'
import { building } from './tables.ts'

type Edited = { acId: string; Version: number }

type Editing = { payloads: Payloads; Version: number; pinHashes?: PinHashes }

/** Saves sections of an existing building. `Version`: the one that was read; `pinHashes`: those of the PINs that change. */
export const editBuilding = (ctx: GroupCtx, id: BuildingId, { payloads, Version, pinHashes = new Map() }: Editing): Promise<Edited> =>
  saveBuilding(ctx, id, Version, saving => saveSections({ ...saving, pinHashes }, payloads))

/**
 * A save of a building, by EditProperty or by a section's own call: locks the building, refuses what is out of date, counts its version
 * and writes its history.
 */
export const saveBuilding = async (
  ctx: GroupCtx,
  id: BuildingId,
  Version: number,
  save: (saving: Saving) => Promise<Saved>,
): Promise<Edited> => {
  const before = await lockedBuilding(ctx, id, Version)
  const { columns = {}, Before, After } = await save({ ctx, BuildingId: id, before })
  const next = before.Version + 1
  await ctx.tx
    .update(building)
    .set({ ...columns, Version: next, ModifiedDate: sql`now()` })
    .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, id)))
  ctx.audit({ Object: 'building', ObjectId: id, Before, After })
  return { acId: id, Version: next }
}
