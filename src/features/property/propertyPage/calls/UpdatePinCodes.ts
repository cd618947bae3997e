import { handle } from '../../../../platform/handle.ts'
import { UpdatePinCodes as call } from '../contract.ts'
import { editBuilding } from '../edit.server.ts'
import { hashPins } from '../sections/BuildingPIN/save.server.ts'

export const UpdatePinCodes = handle(
  call,
  (ctx, { BuildingPIN }) => hashPins(ctx, ctx.BuildingId, BuildingPIN),
  (ctx, { Version, BuildingPIN }, pinHashes) => editBuilding(ctx, ctx.BuildingId, { payloads: { BuildingPIN }, Version, pinHashes }),
)
