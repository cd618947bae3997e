import { and, asc, eq, sql } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { byName } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { qrCode } from '../../qr/tables.ts'
import { GetFloorPlan as call } from '../contract.ts'
import { mostPins } from '../model.ts'
import { planCodeColumns, readPlans, unplacedCodes } from '../plans.server.ts'
import { floorPlan, planPin } from '../tables.ts'

export const GetFloorPlan = handle(call, async (ctx, { PlanId }) => {
  const [Plan] = await readPlans(ctx, eq(floorPlan.id, PlanId))
  if (!Plan) throw notFound()
  const named = byName(sql`${qrCode.QrName}`)
  const Pins = await ctx.tx
    .select({ ...planCodeColumns, X: planPin.X, Y: planPin.Y })
    .from(planPin)
    .innerJoin(qrCode, and(eq(qrCode.GroupId, planPin.GroupId), eq(qrCode.id, planPin.QrCodeId)))
    .where(and(eq(planPin.GroupId, ctx.GroupId), eq(planPin.PlanId, PlanId), eq(qrCode.Retired, false)))
    .orderBy(asc(named), asc(qrCode.id))
    .limit(mostPins)
  const Unplaced = await ctx.tx
    .select(planCodeColumns)
    .from(qrCode)
    .where(and(unplacedCodes(ctx), sql`name_key(${qrCode.Floor}) in (name_key(${Plan.Floor}), '')`))
    .orderBy(sql`${qrCode.Floor} = ''`, asc(named), asc(qrCode.id))
    .limit(mostPins)
  return { Plan, Pins, Unplaced }
})
