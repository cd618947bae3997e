import { and, eq } from 'drizzle-orm'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import { feedbackNote } from '../answers/tables.ts'
import { composeFeedbackMail, readSentFeedback } from '../visitorMails/feedbackLetter.server.ts'

type Reply = InAccount & { AnswerId: string; NoteId: string }

/** Mails a reply to the visitor who left an address with their feedback, in the language in which they gave it. Repeated, it is the same mail. */
export const sendReply = job<Reply>('feedbackInbox.sendReply', async ({ services }, { GroupId, AnswerId, NoteId }) => {
  const { db, mail, config } = services
  await db.withPeople('reply to feedback', GroupId, async (tx, client) => {
    const sent = await readSentFeedback(tx, { GroupId, AnswerId, baseUrl: config.baseUrl })
    const own = and(eq(feedbackNote.GroupId, GroupId), eq(feedbackNote.AnswerId, AnswerId), eq(feedbackNote.id, NoteId))
    const [note] = await tx.select({ Note: feedbackNote.Note }).from(feedbackNote).where(own)
    if (!sent?.answer.Email || !note) return
    const letter = composeFeedbackMail(sent, note.Note, config)
    await mail.post(client, { to: [sent.answer.Email], id: `feedback.reply.${NoteId}`, group: GroupId, ...letter })
  })
})
