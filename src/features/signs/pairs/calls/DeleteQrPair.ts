import { and, eq } from 'drizzle-orm'
import { lockRecord, requireVersion } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { DeleteQrPair as call } from '../contract.ts'
import { qrPair } from '../tables.ts'

export const DeleteQrPair = handle(call, async (ctx, { GroupId, BuildingId, QrPairId, Version }) => {
  const own = and(eq(qrPair.GroupId, GroupId), eq(qrPair.BuildingId, BuildingId), eq(qrPair.id, QrPairId))
  const before = await lockRecord(ctx, qrPair, own)
  requireVersion(before, Version)
  await ctx.tx.delete(qrPair).where(own)
  const { Location, Type, QrCodeId1, QrCodeId2 } = before
  ctx.audit({ Object: 'qr_pair', ObjectId: QrPairId, Before: { Location, Type, QrCodeId1, QrCodeId2 }, After: null })
  return { acId: QrPairId }
})
