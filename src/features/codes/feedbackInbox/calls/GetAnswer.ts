import { and, asc, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { feedback, feedbackNote } from '../../answers/tables.ts'
import { GetAnswer as call } from '../contract.ts'
import { answersInScope, selectAnswers, shownAnswer } from '../rows.server.ts'

export const GetAnswer = handle(call, async (ctx, { AnswerId }) => {
  const [row] = await selectAnswers(ctx).where(and(answersInScope(ctx), eq(feedback.id, AnswerId)))
  if (!row) throw notFound()
  const { id: NoteId, CreatedDate, Author, ForVisitor, Note } = feedbackNote
  const notes = await ctx.tx
    .select({ NoteId, CreatedDate, Author, ForVisitor, Note })
    .from(feedbackNote)
    .where(and(eq(feedbackNote.GroupId, ctx.GroupId), eq(feedbackNote.AnswerId, AnswerId)))
    .orderBy(asc(CreatedDate), asc(NoteId))
  return { ...shownAnswer(row), Notes: notes.map(note => ({ ...note, CreatedDate: note.CreatedDate.getTime() })) }
})
