import { handle } from '../../../../platform/handle.ts'
import { setSendingBlock } from '../blocks.server.ts'
import { SetRoundBlocked as call } from '../contract.ts'

export const SetRoundBlocked = handle(call, async (ctx, { RoundId, Blocked }) => {
  await setSendingBlock(ctx, 'Round', RoundId, Blocked)
  ctx.audit({ Object: 'round', ObjectId: RoundId, Before: { WalksBlocked: !Blocked }, After: { WalksBlocked: Blocked } })
  return { RoundId, Blocked }
})
