import { handle } from '../../../../platform/handle.ts'
import { CancelOwnUpload as call } from '../contract.ts'
import { cancelUpload } from '../pieces.server.ts'
import { ownPlace } from '../upload.server.ts'

export const CancelOwnUpload = handle(call, (ctx, { UploadId }) => cancelUpload(ownPlace(ctx), UploadId))
