import { handle } from '../../../../platform/handle.ts'
import { TakeOverSurvey as call } from '../contract.ts'
import { takeOver } from '../takeOver.server.ts'

export const TakeOverSurvey = handle(call, async (ctx, { BuilderId, Items }) => {
  const run = await takeOver(ctx, BuilderId, Items)
  return { TakeOverId: run?.id ?? null, Taken: run?.Taken.length ?? 0 }
})
