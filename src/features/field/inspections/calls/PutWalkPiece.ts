import { handle } from '../../../../platform/handle.ts'
import { PutWalkPiece as call } from '../contract.ts'
import { putWalkPiece } from '../putFile.server.ts'
import { requireOwnWalk } from '../walk.server.ts'

export const PutWalkPiece = handle(call, async (ctx, { InspectionId, ...piece }) => {
  await requireOwnWalk(ctx, InspectionId)
  return putWalkPiece(ctx, InspectionId, piece)
})
