import { and, countDistinct, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode, qrItem } from './tables.ts'

/** How many codes in use a building has by the QR type of their items. */
export const countCodesByType = async ({ tx, GroupId, BuildingId }: { tx: Tx; GroupId: string; BuildingId: string }) => {
  const rows = await tx
    .select({ QrType: qrItem.QrType, n: countDistinct(qrCode.id) })
    .from(qrCode)
    .innerJoin(qrItem, and(eq(qrItem.GroupId, GroupId), eq(qrItem.QrCodeId, qrCode.id)))
    .where(and(eq(qrCode.GroupId, GroupId), eq(qrCode.BuildingId, BuildingId), eq(qrCode.Retired, false)))
    .groupBy(qrItem.QrType)
  return new Map(rows.map(({ QrType, n }) => [QrType, n]))
}
