import { handle } from '../../../platform/handle.ts'
import { UpdatePinCodes as call } from '../contract.ts'
import { editBuilding } from '../edit.server.ts'

export const UpdatePinCodes = handle(call, (ctx, { Version, BuildingPIN }) => editBuilding(ctx, ctx.BuildingId, { BuildingPIN }, Version))
