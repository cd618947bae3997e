import { handle } from '../../../../platform/handle.ts'
import { propertyOf } from '../../../property/buildings/data.ts'
import { GetBuildingNotice as call } from '../contract.ts'
import { readBuildingNotice } from '../data.ts'

export const GetBuildingNotice = handle(call, async ctx => {
  const [{ Name: BuildingName, Version }, Notice] = [await propertyOf(ctx), await readBuildingNotice(ctx, ctx.BuildingId)]
  return { BuildingName, Notice, Version }
})
