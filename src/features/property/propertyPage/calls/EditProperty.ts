import { handle } from '../../../../platform/handle.ts'
import { EditProperty as call } from '../contract.ts'
import { editBuilding } from '../edit.server.ts'
import { hashPins } from '../sections/BuildingPIN/save.server.ts'

export const EditProperty = handle(
  call,
  (ctx, { BuildingPIN }) => hashPins(ctx, ctx.BuildingId, BuildingPIN),
  (ctx, { Version, ...payloads }, pinHashes) => editBuilding(ctx, ctx.BuildingId, { payloads, Version, pinHashes }),
)
