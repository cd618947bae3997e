import { saveRecord } from '../../../../platform/db/record.ts'
import { requireMove } from '../../../../platform/db/state.ts'
import { handle } from '../../../../platform/handle.ts'
import { AnswerNote as call } from '../contract.ts'
import { noteMoves } from '../moves.ts'
import { lockNote } from '../notes.server.ts'
import { proofNote } from '../tables.ts'

export const AnswerNote = handle(call, async (ctx, { Answer, ...named }) => {
  const note = await lockNote(ctx, named)
  requireMove(ctx, note, noteMoves.answer)
  const columns = { Status: noteMoves.answer.to, Answer: Answer.trim(), AnsweredBy: ctx.actor.FullName, AnsweredDate: ctx.now }
  return saveRecord(ctx, proofNote, note, columns, { Object: 'proof_note' })
})
