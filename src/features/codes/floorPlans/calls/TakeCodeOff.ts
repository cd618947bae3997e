import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { TakeCodeOff as call } from '../contract.ts'
import { floorPlan, planPin } from '../tables.ts'

export const TakeCodeOff = handle(call, async (ctx, { QrCodeId }) => {
  const { GroupId, BuildingId } = ctx
  const one = and(eq(planPin.GroupId, GroupId), eq(planPin.BuildingId, BuildingId), eq(planPin.QrCodeId, QrCodeId))
  const [gone] = await ctx.tx.delete(planPin).where(one).returning({ PlanId: planPin.PlanId })
  if (!gone) throw notFound()
  const [plan] = await ctx.tx
    .select({ Floor: floorPlan.Floor })
    .from(floorPlan)
    .where(and(eq(floorPlan.GroupId, GroupId), eq(floorPlan.id, gone.PlanId)))
  ctx.audit({ Object: 'qr_code', ObjectId: QrCodeId, Before: { FloorPlan: plan?.Floor ?? null }, After: { FloorPlan: null } })
  return { QrCodeId }
})
