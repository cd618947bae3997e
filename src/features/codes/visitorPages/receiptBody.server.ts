import { and, asc, eq } from 'drizzle-orm'
import { formatDay } from '../../../core/days.ts'
import type { FileRef } from '../../../core/fileRef.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type PrintedAnswer, readSubmission } from '../../base/fields/answeredForm.server.ts'
import { fieldTextIn } from '../../base/fields/fieldType.ts'
import { showFile } from '../../base/files/links.server.ts'
import { lowBelow } from '../answers/rules.ts'
import { type When, whenOf } from '../bookings/calendar.server.ts'
import { isWork } from '../functionalities/definition.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { shownTimes } from '../functionalities/shownTimes.server.ts'
import { readPermitPart } from '../permits/permitPart.server.ts'
import { bookingStatus, isMovableType, requestName } from '../requests/bookings.ts'
import { findOwnRequest } from '../requests/data.ts'
import { receiptOf } from '../requests/receipt.server.ts'
import { requestNote, type visitorRequest } from '../requests/tables.ts'
import type { ReceiptBody, ReceiptFile } from '../scanPage/model.ts'
import type { Code } from '../scanPage/scannable.server.ts'
import { scanWords } from '../scanPage/words.ts'
import { visitorState } from '../visitorMails/sentRequest.server.ts'
import { type BookingForm, bookingPart } from './bookingPart.server.ts'

type RequestRow = typeof visitorRequest.$inferSelect

/** The form of the item that was answered, as its sign has it now. */
export const formOf = ({ items }: Code, { ItemId }: RequestRow) => items.find(({ id }) => id === ItemId)?.Form ?? {}

export type ReceiptForms = { form: ReceiptBody['form']; change: BookingForm | null; action: string; pageAsk: ReceiptBody['pageAsk'] }
export type Reading = { tx: Tx; code: Code; language: Language; secret: string }
/** The private page of a request as it stands now; null where there is none. `form`: what was typed into it. */
export const bodyOfReceipt = async (
  { tx, code, language, secret }: Reading,
  RequestId: string,
  { form, change, action, pageAsk }: ReceiptForms,
): Promise<ReceiptBody | null> => {
  const { GroupId } = code
  const [row] = await findOwnRequest(tx, code, RequestId)
  if (!row) return null
  const notes = await tx
    .select()
    .from(requestNote)
    .where(and(eq(requestNote.GroupId, GroupId), eq(requestNote.RequestId, RequestId), eq(requestNote.ForVisitor, true)))
    .orderBy(asc(requestNote.CreatedDate), asc(requestNote.id))
  const sent = await readSubmission({ tx, GroupId }, row.SubmissionId, language)
  const definition = definitionOf(row.FunctionalityType)
  const showAll = (files: readonly FileRef[]) => files.map(file => showFile(secret, GroupId, file))
  const when = whenOf(row, formOf(code, row))
  const booking = bookingStatus(row, new Date())
  const work = definition === undefined || isWork(definition.purpose)
  const permit = await readPermitPart({ tx, language, secret, now: new Date() }, row)
  const last = notes.at(-1)
  const isAsked = last !== undefined && last.UserId !== null && (row.DoneDate === null || last.CreatedDate > row.DoneDate)
  return {
    page: 'Receipt',
    ...headOf(row, when, language),
    name: requestName(row, language),
    status: permit?.status ?? visitorState(row, language, new Date()),
    permit: permit?.link ?? null,
    isDone: booking ? booking === 'Booked' : row.Status === 'Done',
    next: permit?.reason ?? (work ? nextOf(row, sent, language) : null),
    warning: (sent.some(({ Failed }) => Failed) && definition?.Warning?.[language]) || null,
    sent: sent.filter(one => !isBookedTime(code, row, one)).map(one => shownAnswer(one, language, showAll)),
    notes: notes.map(note => ({ ...shownNote(note, code, language), files: showAll(note.Files) })),
    asks: isAsked ? 'note' : work ? asksNow(row) : booking === 'Over' && row.Score === null ? 'score' : null,
    takesFiles: true,
    booking: await bookingPart({ tx, code, row, language, action }, change),
    calendar: row.Status !== 'Cancelled' && when ? action.replace('?', '/calendar.ics?') : null,
    form,
    action,
    pageAsk,
    key: receiptOf(secret, code.Address, RequestId),
  }
}

/** The event or the room by its name, with its day and hours as they are now. */
const headOf = ({ FunctionalityType }: RequestRow, when: When | null, language: Language) => {
  const label = definitionOf(FunctionalityType)?.Label[language] ?? scanWords[language].receiptTitle
  if (!when) return { title: label, about: null }
  const times = [formatDay(when.day, language), shownTimes(when.start, when.end, language)].filter(Boolean).join(', ')
  return { title: when.name || label, about: [when.name && label, when.place, times].filter(Boolean).join(' · ') }
}

/** The day and hours of a room stand at the top as they are now: they may have been moved. */
const isBookedTime = (code: Code, row: RequestRow, { Means }: PrintedAnswer): boolean =>
  isMovableType(row.FunctionalityType) && (Means === 'RentalDate' || Means === 'RentalTime')

/** A finished request takes its rating, once, and any other a note. What the team has written last, since it was finished, can always be answered. */
const asksNow = ({ Status, Score }: RequestRow): ReceiptBody['asks'] => {
  if (Status === 'Done') return Score === null ? 'score' : null
  return 'note'
}

/** What happens next with something that came in, or after a rating of how it was handled. */
const nextOf = ({ Status, Score }: RequestRow, sent: readonly PrintedAnswer[], language: Language): string | null => {
  const t = scanWords[language]
  if (Score !== null) return Score < lowBelow ? t.receiptRatedLow : null
  if (Status !== 'New' && Status !== 'Seen') return null
  return sent.some(({ Stars }) => Stars !== null && Stars < lowBelow) ? t.receiptLow : t.receiptNext
}

type ShownNote = { UserId: string | null; CreatedDate: Date; Note: string }
/** A note as a private page shows it, by the clock of its building. */
export const shownNote = ({ UserId, CreatedDate, Note }: ShownNote, { building: { TimeZone: timeZone } }: Code, language: Language) => {
  const shape = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
  const when = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, shape).format(CreatedDate)
  return { own: UserId === null, when, text: Note }
}

const shownAnswer = (
  { Question, Text, Files }: PrintedAnswer,
  language: Language,
  showAll: (files: readonly FileRef[]) => ReceiptFile[],
) => ({
  question: fieldTextIn(Question, language),
  answer: Files.length > 0 ? '' : Text,
  files: showAll(Files),
})
