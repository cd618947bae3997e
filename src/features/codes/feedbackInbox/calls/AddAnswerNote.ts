import { misfit } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { lockAnswer } from '../../answers/change.server.ts'
import { answerMessages } from '../../answers/rules.ts'
import { AddAnswerNote as call } from '../contract.ts'
import { sendReply } from '../jobs.ts'
import { feedbackNote } from '../tables.ts'

export const AddAnswerNote = handle(call, async (ctx, { AnswerId, ForVisitor, ...input }) => {
  const { GroupId, now, actor } = ctx
  const { BuildingId, Email } = await lockAnswer(ctx, { AnswerId })
  if (ForVisitor && !Email) throw invalid([misfit('ForVisitor', answerMessages.noAddress)])
  const Note = input.Note.trim()
  const by = { UserId: actor.UserId, Author: actor.FullName }
  const [made] = await ctx.tx
    .insert(feedbackNote)
    .values({ GroupId, AnswerId, BuildingId, ...by, ForVisitor, Note, CreatedDate: now })
    .returning({ NoteId: feedbackNote.id })
  if (!made) throw new Error('A note was not inserted.')
  ctx.audit({ Object: 'feedback', ObjectId: AnswerId, After: { Note, ForVisitor } })
  if (ForVisitor) await ctx.enqueue(sendReply, { GroupId, AnswerId, NoteId: made.NoteId })
  return made
})
