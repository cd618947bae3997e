import { and, eq } from 'drizzle-orm'
import { byFloor, oneOf } from '../../../platform/db/page.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { floorPlan, planPin } from './tables.ts'

/** A plan on which codes of a kit hang: its picture by the key of its file, and where each hangs, as shares of width and height. */
export type PrintedPlan = {
  readonly BuildingId: string
  readonly Floor: string
  readonly PictureKey: string
  readonly Width: number
  readonly Height: number
  readonly Pins: readonly { readonly QrCodeId: string; readonly X: number; readonly Y: number }[]
}

/** The plans of some codes, floor by floor; codes that stand on no plan are in none. */
export const readPlansOfCodes = async (
  { tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>,
  ids: readonly string[],
): Promise<PrintedPlan[]> => {
  const rows = await tx
    .select({ plan: floorPlan, QrCodeId: planPin.QrCodeId, X: planPin.X, Y: planPin.Y })
    .from(planPin)
    .innerJoin(floorPlan, and(eq(floorPlan.GroupId, planPin.GroupId), eq(floorPlan.id, planPin.PlanId)))
    .where(and(eq(planPin.GroupId, GroupId), oneOf(planPin.QrCodeId, ids)))
    .orderBy(floorPlan.BuildingId, byFloor(floorPlan.Floor), planPin.QrCodeId)
  return [...Map.groupBy(rows, ({ plan }) => plan.id).values()].flatMap(own => {
    const plan = own[0]?.plan
    if (!plan) return []
    const { BuildingId, Floor, Picture, Width, Height } = plan
    const Pins = own.map(({ QrCodeId, X, Y }) => ({ QrCodeId, X, Y }))
    return [{ BuildingId, Floor, PictureKey: `${GroupId}/${Picture.FileId}`, Width, Height, Pins }]
  })
}
