import { handle } from '../../../../platform/handle.ts'
import { StartOwnUpload as call } from '../contract.ts'
import { startUpload } from '../pieces.server.ts'
import { ownPlace } from '../upload.server.ts'

export const StartOwnUpload = handle(call, (ctx, input) => startUpload(ownPlace(ctx), input))
