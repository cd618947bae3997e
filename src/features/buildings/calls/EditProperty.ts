import { and, eq, sql } from 'drizzle-orm'
import { handle } from '../../../platform/handle.ts'
import { EditProperty as call } from '../contract.ts'
import { lockedBuilding } from '../data.ts'
import { saveSections } from '../sections/savers.server.ts'
import { building } from '../tables.ts'

export const EditProperty = handle(call, async (ctx, { Version, ...input }) => {
  const before = await lockedBuilding(ctx, Version)
  const changes = await saveSections({ ctx, before }, input)
  const next = Version + 1
  await ctx.tx
    .update(building)
    .set({ ...changes, Version: next, ModifiedDate: sql`now()` })
    .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, ctx.BuildingId)))
  const Before = Object.fromEntries(Object.keys(changes).map(name => [name, Reflect.get(before, name)]))
  ctx.audit({ Object: 'building', ObjectId: ctx.BuildingId, Before, After: changes })
  return { acId: ctx.BuildingId, Version: next }
})
