import { addRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { AddFloorPlan as call } from '../contract.ts'
import { provenPicture } from '../plans.server.ts'
import { floorPlan } from '../tables.ts'

export const AddFloorPlan = handle(call, async (ctx, { Floor: typed, Picture }) => {
  const { GroupId, BuildingId } = ctx
  const columns = { Floor: typed.trim(), ...(await provenPicture(ctx, Picture)), GroupId, BuildingId }
  const { id, Version } = await addRecord(ctx, floorPlan, columns, { Object: 'floor_plan', unique: 'Floor' })
  return { acId: id, Version }
})
