import { handle } from '../../../../platform/handle.ts'
import { CopyRound as call } from '../contract.ts'
import { copyRound } from '../copy.server.ts'

export const CopyRound = handle(call, async (ctx, { RoundId, DestBuildingIds }) => ({
  Copies: await copyRound(ctx, RoundId, DestBuildingIds),
}))
