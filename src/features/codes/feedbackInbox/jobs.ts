import { and, eq } from 'drizzle-orm'
import { dayIn, formatDay } from '../../../core/days.ts'
import { isLanguage } from '../../../core/words.ts'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import { wordsFor } from '../../../platform/words.ts'
import { building } from '../../property/buildings/tables.ts'
import { feedback } from '../answers/tables.ts'
import { letterWords } from './letterWords.ts'
import { feedbackNote } from './tables.ts'

type Reply = InAccount & { AnswerId: string; NoteId: string }

/** Mails a reply to the visitor who left an address with their feedback, in the language in which they gave it. Repeated, it is the same mail. */
export const sendReply = job<Reply>('feedbackInbox.sendReply', async ({ services }, { GroupId, AnswerId, NoteId }) => {
  const { db, mail } = services
  await db.withPeople('reply to feedback', GroupId, async (tx, client) => {
    const [found] = await tx
      .select({ answer: feedback, Note: feedbackNote.Note, BuildingName: building.Name, TimeZone: building.TimeZone })
      .from(feedback)
      .innerJoin(feedbackNote, and(eq(feedbackNote.GroupId, GroupId), eq(feedbackNote.AnswerId, feedback.id)))
      .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, feedback.BuildingId)))
      .where(and(eq(feedback.GroupId, GroupId), eq(feedback.id, AnswerId), eq(feedbackNote.id, NoteId)))
    const Email = found?.answer.Email
    if (!found || !Email) return
    const { answer, Note, BuildingName, TimeZone } = found
    const kept = answer.PageLanguage ?? answer.Language
    const language = isLanguage(kept) ? kept : 'en'
    const t = wordsFor(letterWords, language)
    const named = { building: BuildingName.en, day: formatDay(dayIn(TimeZone, answer.SubmitDate.getTime()), language) }
    await mail.post(client, {
      to: [Email],
      id: `feedback.reply.${NoteId}`,
      group: GroupId,
      subject: t('subject', named),
      content: {
        title: t('title'),
        language,
        blocks: [
          { is: 'paragraph', text: Note },
          { is: 'paragraph', text: answer.Text ? t('said', { ...named, text: answer.Text }) : t('scored', { ...named, n: answer.Score }) },
        ],
        footer: t('footer', named),
      },
    })
  })
})
