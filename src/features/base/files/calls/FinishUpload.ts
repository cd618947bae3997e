import { handle } from '../../../../platform/handle.ts'
import { FinishUpload as call } from '../contract.ts'
import { keepUpload } from '../keep.server.ts'
import { findUpload } from '../upload.server.ts'

export const FinishUpload = handle(call, async (ctx, { UploadId }) => keepUpload(ctx, await findUpload(ctx, UploadId, 'lock')))
