import { and, eq } from 'drizzle-orm'
import { lockRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { qrCode } from '../../qr/tables.ts'
import { PlaceCode as call } from '../contract.ts'
import { ofBuilding } from '../plans.server.ts'
import { clampPlace } from '../rules.ts'
import { floorPlan, planPin } from '../tables.ts'

export const PlaceCode = handle(call, async (ctx, { PlanId, QrCodeId, ...sent }) => {
  const { GroupId, BuildingId } = ctx
  const { Floor } = await lockRecord(ctx, floorPlan, and(ofBuilding(ctx), eq(floorPlan.id, PlanId)))
  await lockRecord(ctx, qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.BuildingId, BuildingId), eq(qrCode.id, QrCodeId)))
  const place = clampPlace(sent)
  const set = { BuildingId, PlanId, ...place, ModifiedDate: ctx.now }
  const [before] = await ctx.tx
    .select({ PlanId: planPin.PlanId })
    .from(planPin)
    .where(and(eq(planPin.GroupId, GroupId), eq(planPin.QrCodeId, QrCodeId)))
  await ctx.tx
    .insert(planPin)
    .values({ GroupId, QrCodeId, ...set })
    .onConflictDoUpdate({ target: [planPin.GroupId, planPin.QrCodeId], set })
  if (before?.PlanId !== PlanId) ctx.audit({ Object: 'qr_code', ObjectId: QrCodeId, After: { FloorPlan: Floor } })
  return { QrCodeId, ...place }
})
