import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { setOutOfUse } from '../../../platform/db/outOfUse.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { lockBuilding } from './data.ts'
import { building } from './tables.ts'

/** Takes a building out of use, or brings it back. Its rows stay as they are; sessions that began on it end. */
export const setArchived = async (ctx: Ctx<'building'>, Version: number, out: boolean) => {
  const before = await lockBuilding(ctx, ctx.BuildingId, Version)
  await ctx.notify('session', '')
  return setOutOfUse(ctx, building, before, out, { Object: 'building' })
}

/** What stops with a building, or with all buildings that `within` (a condition of `building_id`) holds. */
export const usesOf = async (tx: Tx, GroupId: string, within: SQL): Promise<{ Codes: number; Surveys: number; Pins: number }> => {
  const { rows } = await tx.execute<{ Codes: number; Surveys: number; Pins: number }>(sql`
    select (select count(*)::int from qr_code where group_id = ${GroupId} and ${within} and not retired) as "Codes",
      (select count(*)::int from survey where group_id = ${GroupId} and ${within} and status in ('Completed', 'PendingApproval')) as "Surveys",
      (select count(*)::int from pin_code where group_id = ${GroupId} and ${within}) as "Pins"`)
  return rows[0] ?? { Codes: 0, Surveys: 0, Pins: 0 }
}
