import { and, eq, sql } from 'drizzle-orm'
import { handle } from '../../../platform/handle.ts'
import { EditProperty as call } from '../contract.ts'
import { lockedBuilding } from '../data.ts'
import { saveSections } from '../sections/savers.server.ts'
import { building } from '../tables.ts'

export const EditProperty = handle(call, async (ctx, { Version, ...input }) => {
  const before = await lockedBuilding(ctx, Version)
  const { columns, Before, After } = await saveSections({ ctx, BuildingId: ctx.BuildingId, before }, input)
  const next = Version + 1
  await ctx.tx
    .update(building)
    .set({ ...columns, Version: next, ModifiedDate: sql`now()` })
    .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, ctx.BuildingId)))
  ctx.audit({ Object: 'building', ObjectId: ctx.BuildingId, Before, After })
  return { acId: ctx.BuildingId, Version: next }
})
