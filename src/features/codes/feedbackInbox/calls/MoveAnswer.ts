import { handle } from '../../../../platform/handle.ts'
import { lockAnswer, moveAnswer } from '../../answers/change.server.ts'
import { MoveAnswer as call } from '../contract.ts'

export const MoveAnswer = handle(call, async (ctx, { AnswerId, Version, Move }) => {
  const row = await lockAnswer(ctx, { AnswerId, Version })
  // Two who open a new answer at once have both seen it.
  if (Move === 'see' && row.Status !== 'New') return { acId: AnswerId, Version: row.Version, Status: row.Status }
  return moveAnswer(ctx, row, Move)
})
