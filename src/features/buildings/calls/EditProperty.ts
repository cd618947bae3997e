import { handle } from '../../../platform/handle.ts'
import { EditProperty as call } from '../contract.ts'
import { editBuilding } from '../edit.server.ts'

export const EditProperty = handle(call, (ctx, { Version, ...payloads }) => editBuilding(ctx, ctx.BuildingId, payloads, Version))
