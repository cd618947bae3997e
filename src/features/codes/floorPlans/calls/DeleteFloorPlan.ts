import { and, eq } from 'drizzle-orm'
import { lockRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { DeleteFloorPlan as call } from '../contract.ts'
import { ofBuilding } from '../plans.server.ts'
import { floorPlan } from '../tables.ts'

export const DeleteFloorPlan = handle(call, async (ctx, { PlanId }) => {
  const one = and(ofBuilding(ctx), eq(floorPlan.id, PlanId))
  const { Floor, Picture, BuildingId } = await lockRecord(ctx, floorPlan, one)
  await ctx.tx.delete(floorPlan).where(one)
  ctx.audit({ Object: 'floor_plan', ObjectId: PlanId, Before: { Floor, Picture, BuildingId }, After: null })
  return { acId: PlanId }
})
