import { handle } from '../../../../platform/handle.ts'
import { GetOwnUpload as call } from '../contract.ts'
import { arrived, findUpload, ownPlace } from '../upload.server.ts'

export const GetOwnUpload = handle(call, async (ctx, { UploadId }) => arrived(await findUpload(ownPlace(ctx), UploadId)))
