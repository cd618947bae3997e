import { handle } from '../../../../platform/handle.ts'
import { PutOwnPiece as call } from '../contract.ts'
import { putPiece } from '../pieces.server.ts'
import { ownPlace } from '../upload.server.ts'

export const PutOwnPiece = handle(call, (ctx, input) => putPiece(ownPlace(ctx), input))
