import { handle } from '../../../../platform/handle.ts'
import { hashedPins } from '../../propertyPage/sections/BuildingPIN/save.server.ts'
import { EditProperty as call } from '../contract.ts'
import { editBuilding } from '../edit.server.ts'

export const EditProperty = handle(
  call,
  (ctx, { BuildingPIN }) => hashedPins(ctx, ctx.BuildingId, BuildingPIN),
  (ctx, { Version, ...payloads }, pinHashes) => editBuilding(ctx, ctx.BuildingId, { payloads, Version, pinHashes }),
)
