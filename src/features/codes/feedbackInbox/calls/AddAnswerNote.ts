import { misfit } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { addStaffNote, lockAnswer } from '../../answers/change.server.ts'
import { answerMessages } from '../../answers/rules.ts'
import { AddAnswerNote as call } from '../contract.ts'
import { sendReply } from '../jobs.ts'

export const AddAnswerNote = handle(call, async (ctx, { AnswerId, ForVisitor, ...input }) => {
  const row = await lockAnswer(ctx, { AnswerId })
  if (ForVisitor && !row.Email) throw invalid([misfit('ForVisitor', answerMessages.noAddress)])
  const NoteId = await addStaffNote(ctx, row, { Note: input.Note.trim(), ForVisitor })
  if (ForVisitor) await ctx.enqueue(sendReply, { GroupId: ctx.GroupId, AnswerId, NoteId })
  return { NoteId }
})
