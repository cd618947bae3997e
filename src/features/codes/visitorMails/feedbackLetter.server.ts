import { and, eq } from 'drizzle-orm'
import { dayIn, formatDay } from '../../../core/days.ts'
import { isLanguage, type Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { MailBlock, MailBrand } from '../../../platform/mail/content.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import { wordsFor } from '../../../platform/words.ts'
import { building } from '../../property/buildings/tables.ts'
import type { AnswerStatus } from '../answers/model.ts'
import { lowBelow } from '../answers/rules.ts'
import { feedback } from '../answers/tables.ts'
import { webLink } from '../qr/rules.ts'
import { qrCode } from '../qr/tables.ts'
import { receiptOf } from '../requests/receipt.server.ts'
import { scanWords } from '../scanPage/words.ts'
import { readMailBrand } from './brand.server.ts'
import { letterWords } from './feedbackLetterWords.ts'

/** An answer with what a mail about it needs. `Address`: of its code; null where it is gone, and with it the private page. */
export type SentFeedback = {
  answer: typeof feedback.$inferSelect
  Address: string | null
  TimeZone: string
  brand: MailBrand
  language: Language
}
type AnswerPlace = { GroupId: string; AnswerId: string; baseUrl: string }

/** An answer as its mails tell it, in the language of the page on which it was given; null where it is gone. */
export const readSentFeedback = async (tx: Tx, { GroupId, AnswerId, baseUrl }: AnswerPlace): Promise<SentFeedback | null> => {
  const [found] = await tx
    .select({ answer: feedback, Address: qrCode.Address, TimeZone: building.TimeZone })
    .from(feedback)
    .leftJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, feedback.QrCodeId)))
    .innerJoin(building, and(eq(building.GroupId, GroupId), eq(building.id, feedback.BuildingId)))
    .where(and(eq(feedback.GroupId, GroupId), eq(feedback.id, AnswerId)))
  if (!found) return null
  const kept = found.answer.PageLanguage ?? found.answer.Language
  const language = isLanguage(kept) ? kept : 'en'
  return { ...found, language, brand: await readMailBrand(tx, { GroupId, BuildingId: found.answer.BuildingId, language, baseUrl }) }
}

const shownStatus = { New: 'statusNew', Seen: 'statusSeen', InHand: 'statusInProgress', Done: 'statusDone' } as const

/** How far an answer is, in its visitor's words. */
export const feedbackState = (status: AnswerStatus, language: Language): string => scanWords[language][shownStatus[status]]

type Sender = { baseUrl: string; secret: string }

/** The mail that tells of feedback that it has come (`note` null), or what the team replies. What was typed stands only in a reply. */
export const composeFeedbackMail = (
  { answer, Address, TimeZone, brand, language }: SentFeedback,
  note: string | null,
  { baseUrl, secret }: Sender,
): Pick<Letter, 'subject' | 'content' | 'conversation'> => {
  const t = wordsFor(letterWords, language)
  const day = formatDay(dayIn(TimeZone, answer.SubmitDate.getTime()), language)
  const named = { building: brand.name, day }
  const state = feedbackState(answer.Status, language)
  const news = answer.Score < lowBelow ? 'low' : 'received'
  const rows = [
    [t('score'), t('stars', { n: String(answer.Score) })],
    [t('day'), day],
    [t('status'), state],
  ]
  const about = answer.Text ? t('said', named) : t('scored', { ...named, n: answer.Score })
  const quoted: MailBlock[] = answer.Text ? [{ is: 'quote', text: answer.Text }] : []
  const blocks: MailBlock[] =
    note === null
      ? [
          { is: 'paragraph', text: t(`text.${news}`, named) },
          { is: 'figures', rows },
        ]
      : [{ is: 'written', text: note }, { is: 'paragraph', text: about }, ...quoted]
  const page = Address && `${webLink(baseUrl, Address)}/r/${receiptOf(secret, Address, answer.id)}?lang=${language}`
  const button: MailBlock[] = page ? [{ is: 'button', label: t(note === null ? 'open' : 'answer'), href: page }] : []
  return {
    subject: `[${state}] ${t('subject', named)}`,
    conversation: answer.id,
    content: {
      title: t(`title.${note === null ? news : 'reply'}`, named),
      language,
      brand,
      preview: note ?? t(`text.${news}`, named),
      blocks: [...blocks, ...button],
      footer: page ? `${t('footer', named)}\n${t('noReply')}` : t('footer', named),
    },
  }
}
