import { handle } from '../../../../platform/handle.ts'
import { GetWalk as call } from '../contract.ts'
import { describeWalk, requireOwnWalk } from '../walk.server.ts'

export const GetWalk = handle(call, async (ctx, { iptId }) => describeWalk(ctx, await requireOwnWalk(ctx, iptId)))
