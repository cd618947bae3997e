import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { lockedBuilding } from './data.ts'
import { building } from './tables.ts'

/** Takes a building out of use from a moment on, or (null) back into use. Its rows stay as they are; sessions that began on it end. */
export const setArchived = async (ctx: Ctx<'building'>, Version: number, ArchivedDate: Date | null) => {
  const before = await lockedBuilding(ctx, ctx.BuildingId, Version)
  const next = before.Version + 1
  await ctx.tx
    .update(building)
    .set({ ArchivedDate, Version: next, ModifiedDate: sql`now()` })
    .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, ctx.BuildingId)))
  await ctx.notify('session', '')
  ctx.audit({ Object: 'building', ObjectId: ctx.BuildingId, Before: { ArchivedDate: before.ArchivedDate }, After: { ArchivedDate } })
  return { acId: ctx.BuildingId, Version: next }
}

/** What stops with a building, or with all buildings that `within` (a condition of `building_id`) holds. */
export const usesOf = async (tx: Tx, GroupId: string, within: SQL): Promise<{ Codes: number; Surveys: number; Pins: number }> => {
  const { rows } = await tx.execute<{ Codes: number; Surveys: number; Pins: number }>(sql`
    select (select count(*)::int from qr_code where group_id = ${GroupId} and ${within} and not retired) as "Codes",
      (select count(*)::int from survey where group_id = ${GroupId} and ${within} and status in ('Completed', 'PendingApproval')) as "Surveys",
      (select count(*)::int from pin_code where group_id = ${GroupId} and ${within}) as "Pins"`)
  return rows[0] ?? { Codes: 0, Surveys: 0, Pins: 0 }
}
