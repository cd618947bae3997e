import { handle } from '../../../../platform/handle.ts'
import { CancelUpload as call } from '../contract.ts'
import { cancelUpload } from '../pieces.server.ts'

export const CancelUpload = handle(call, (ctx, { UploadId }) => cancelUpload(ctx, UploadId))
