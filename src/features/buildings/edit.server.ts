import { and, eq, sql } from 'drizzle-orm'
import type { BuildingId } from '../../core/ids.ts'
import type { GroupCtx } from '../../platform/handle.ts'
import { lockedBuilding } from './data.ts'
import type { Payloads } from './sections/payloads.ts'
import { saveSections } from './sections/savers.server.ts'
import { building } from './tables.ts'

type Edited = { acId: string; Version: number }

/** Saves sections of an existing building, with its row locked, its version counted and the audit told. `Version`: the one that was read. */
export const editBuilding = async (ctx: GroupCtx, id: BuildingId, payloads: Payloads, Version?: number): Promise<Edited> => {
  const before = await lockedBuilding(ctx, id, Version)
  const { columns, Before, After } = await saveSections({ ctx, BuildingId: id, before }, payloads)
  const next = before.Version + 1
  await ctx.tx
    .update(building)
    .set({ ...columns, Version: next, ModifiedDate: sql`now()` })
    .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, id)))
  ctx.audit({ Object: 'building', ObjectId: id, Before, After })
  return { acId: id, Version: next }
}
