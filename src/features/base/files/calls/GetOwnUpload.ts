import { handle } from '../../../../platform/handle.ts'
import { GetOwnUpload as call } from '../contract.ts'
import { describeUpload, findUpload, ownPlace } from '../upload.server.ts'

export const GetOwnUpload = handle(call, async (ctx, { UploadId }) => describeUpload(await findUpload(ownPlace(ctx), UploadId)))
