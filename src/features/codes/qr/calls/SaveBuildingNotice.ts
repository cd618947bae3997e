import { handle } from '../../../../platform/handle.ts'
import { saveBuilding } from '../../../property/buildings/data.ts'
import { SaveBuildingNotice as call } from '../contract.ts'
import { keepBuildingNotice, readBuildingNotice } from '../data.ts'

export const SaveBuildingNotice = handle(call, (ctx, { Version, Notice }) =>
  saveBuilding(ctx, ctx.BuildingId, Version, async () => {
    const before = await readBuildingNotice(ctx, ctx.BuildingId)
    await keepBuildingNotice(ctx, ctx.BuildingId, Notice)
    return { Before: { CodeNotice: before }, After: { CodeNotice: Notice } }
  }),
)
