import { dayIn, formatDay } from '../../../core/days.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { addVisitorNote, findOwnAnswer } from '../answers/change.server.ts'
import { lowBelow } from '../answers/rules.ts'
import { receiptOf } from '../requests/receipt.server.ts'
import type { ReceiptBody } from '../scanPage/model.ts'
import { fillNames } from '../scanPage/rules.ts'
import type { Code } from '../scanPage/scannable.server.ts'
import { scanWords } from '../scanPage/words.ts'
import { feedbackState } from '../visitorMails/feedbackLetter.server.ts'
import { type Reading, type ReceiptForms, shownNote } from './receiptBody.server.ts'

/** The private page of feedback as it stands now, where its visitor answers the team; null where there is none. */
export const bodyOfFeedback = async (
  { tx, code, language, secret }: Reading,
  AnswerId: string,
  { form, action, pageAsk }: Omit<ReceiptForms, 'change'>,
): Promise<ReceiptBody | null> => {
  const found = await findOwnAnswer({ tx, ...code, AnswerId })
  if (!found) return null
  const { row, notes } = found
  const t = scanWords[language]
  const isOpen = row.Status === 'New' || row.Status === 'Seen'
  const said = row.Text ? [{ question: t.feedbackComment, answer: row.Text, files: [] }] : []
  return {
    page: 'Receipt',
    permit: null,
    title: t.feedbackTitle,
    about: null,
    name: formatDay(dayIn(code.building.TimeZone, row.SubmitDate.getTime()), language),
    status: feedbackState(row.Status, language),
    isDone: row.Status === 'Done',
    next: isOpen ? (row.Score < lowBelow ? t.receiptLow : t.receiptNext) : null,
    warning: null,
    sent: [{ question: t.feedbackStars, answer: fillNames(t.feedbackOf, { n: row.Score }), files: [] }, ...said],
    notes: notes.map(note => ({ ...shownNote(note, code, language), files: [] })),
    asks: 'note',
    takesFiles: false,
    booking: null,
    calendar: null,
    form,
    action,
    pageAsk,
    key: receiptOf(secret, code.Address, AnswerId),
  }
}

type FeedbackPlace = { code: Code; AnswerId: string }

/** Whether a private page is that of feedback. */
export const isFeedback = async (tx: Tx, { code, AnswerId }: FeedbackPlace): Promise<boolean> =>
  (await findOwnAnswer({ tx, ...code, AnswerId })) !== null

/** Keeps what a visitor adds to feedback; true where it is new. */
export const keepFeedbackNote = async (tx: Tx, { code, AnswerId }: FeedbackPlace, note: { id: string; Note: string }): Promise<boolean> =>
  addVisitorNote({ tx, GroupId: code.GroupId, now: new Date() }, { id: AnswerId, BuildingId: code.building.id }, note)
