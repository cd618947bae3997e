import { and, eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetPlanOfCode as call } from '../contract.ts'
import { readPlans } from '../plans.server.ts'
import { floorPlan, planPin } from '../tables.ts'

export const GetPlanOfCode = handle(call, async (ctx, { QrCodeId }) => {
  const { PlanId, X, Y } = planPin
  const [pin] = await ctx.tx
    .select({ PlanId, X, Y })
    .from(planPin)
    .where(and(eq(planPin.GroupId, ctx.GroupId), eq(planPin.BuildingId, ctx.BuildingId), eq(planPin.QrCodeId, QrCodeId)))
  const [Plan] = pin ? await readPlans(ctx, eq(floorPlan.id, pin.PlanId)) : []
  return { Found: pin && Plan ? { Plan, X: pin.X, Y: pin.Y } : null }
})
