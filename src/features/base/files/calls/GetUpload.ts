import { handle } from '../../../../platform/handle.ts'
import { GetUpload as call } from '../contract.ts'
import { describeUpload, findUpload } from '../upload.server.ts'

export const GetUpload = handle(call, async (ctx, { UploadId }) => describeUpload(await findUpload(ctx, UploadId)))
