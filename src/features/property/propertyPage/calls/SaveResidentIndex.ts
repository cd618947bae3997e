import type { BuildingId } from '../../../../core/ids.ts'
import { handle } from '../../../../platform/handle.ts'
import { SaveResidentIndex as call } from '../contract.ts'
import { editBuilding } from '../edit.server.ts'

export const SaveResidentIndex = handle(
  call,
  (ctx, { ResidentIndexId, Version, Fields }) =>
    editBuilding(ctx, ResidentIndexId as BuildingId, { payloads: { ResidentIndex: { Fields } }, Version }), // proven by the contract's `ids`
)
