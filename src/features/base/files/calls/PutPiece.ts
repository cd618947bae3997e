import { handle } from '../../../../platform/handle.ts'
import { PutPiece as call } from '../contract.ts'
import { putPiece } from '../pieces.server.ts'

export const PutPiece = handle(call, putPiece)
