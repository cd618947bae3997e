import { handle } from '../../../../platform/handle.ts'
import { GetUploads as call } from '../contract.ts'
import { describeFiles } from '../putFile.server.ts'
import { requireOwnWalk } from '../walk.server.ts'

export const GetUploads = handle(call, async (ctx, { iptId }) => {
  await requireOwnWalk(ctx, iptId)
  return { Files: await describeFiles(ctx, iptId) }
})
