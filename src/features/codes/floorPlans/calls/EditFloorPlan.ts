import { and, eq, ne } from 'drizzle-orm'
import { makeDuplicateRefusal } from '../../../../core/problem.ts'
import { isNamed } from '../../../../platform/db/page.ts'
import { lockRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { EditFloorPlan as call } from '../contract.ts'
import { ofBuilding, provenPicture } from '../plans.server.ts'
import { floorPlan } from '../tables.ts'

export const EditFloorPlan = handle(call, async (ctx, { PlanId, Version, Floor: typed, Picture }) => {
  const before = await lockRecord(ctx, floorPlan, and(ofBuilding(ctx), eq(floorPlan.id, PlanId)))
  requireVersion(before, Version)
  const Floor = typed.trim()
  const same = and(ofBuilding(ctx), isNamed(floorPlan.Floor, Floor), ne(floorPlan.id, PlanId))
  if ((await ctx.tx.$count(floorPlan, same)) > 0) throw makeDuplicateRefusal('Floor')
  return saveRecord(ctx, floorPlan, before, { Floor, ...(await provenPicture(ctx, Picture, before)) }, { Object: 'floor_plan' })
})
