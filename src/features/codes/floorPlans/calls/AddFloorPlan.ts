import { noteFiles } from '../../../../platform/files/fileUse.ts'
import { handle } from '../../../../platform/handle.ts'
import { makeDuplicateRefusal } from '../../../property/buildings/data.ts'
import { AddFloorPlan as call } from '../contract.ts'
import { provenPicture } from '../plans.server.ts'
import { floorPlan } from '../tables.ts'

export const AddFloorPlan = handle(call, async (ctx, { Floor: typed, Picture }) => {
  const { GroupId, BuildingId } = ctx
  const Floor = typed.trim()
  const columns = { Floor, ...(await provenPicture(ctx, Picture)) }
  const [made] = await ctx.tx
    .insert(floorPlan)
    .values({ ...columns, GroupId, BuildingId })
    .onConflictDoNothing()
    .returning()
  if (!made) throw makeDuplicateRefusal('Floor')
  await noteFiles(ctx.tx, floorPlan, [made])
  ctx.audit({ Object: 'floor_plan', ObjectId: made.id, After: { Floor, Picture: columns.Picture, BuildingId } })
  return { acId: made.id, Version: made.Version }
})
