import { handle } from '../../../../platform/handle.ts'
import { GetUpload as call } from '../contract.ts'
import { arrived, findUpload } from '../upload.server.ts'

export const GetUpload = handle(call, async (ctx, { UploadId }) => arrived(await findUpload(ctx, UploadId)))
