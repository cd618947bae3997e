import { and, eq } from 'drizzle-orm'
import { may } from '../../../core/permissions.ts'
import { notFound, Refusal } from '../../../core/problem.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { reportsFlag } from '../../codes/leads/model.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { type PlaceReport, placeReports } from './model.ts'

/** Refuses who sees neither the report of a type nor those of all. */
export const requirePlaceReport = ({ actor }: GroupCtx, type: PlaceReport): void => {
  if (!may(actor.Permissions, placeReports[type]) && !may(actor.Permissions, reportsFlag)) throw new Refusal('usr.aut.npm')
}

/** The building of a code that the caller sees. Throws `sys.obj.nof`. */
export const findSign = async (ctx: GroupCtx, QrCodeId: string): Promise<{ BuildingId: string }> => {
  const [sign] = await ctx.tx
    .select({ BuildingId: qrCode.BuildingId })
    .from(qrCode)
    .where(and(seenBy(ctx, qrCode), eq(qrCode.id, QrCodeId)))
  if (!sign) throw notFound()
  return sign
}
