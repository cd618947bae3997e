import { clockTime, dayIn, formatDay } from '../../../core/days.ts'
import { formatTimes } from '../../../core/times.ts'
import type { Language } from '../../../core/words.ts'
import { wallClock } from '../../../core/zones.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { FormAnswers, FormField } from '../../base/fields/model.ts'
import { type BookedHours, type BookedPlace, countRegistered, listBookings, lockPlace, readMeanings } from '../requests/data.ts'
import type { Meaning } from '../requests/model.ts'
import { findHoursField } from '../requests/rules.ts'
import type { Typed } from '../scanPage/model.ts'
import { fillNames } from '../scanPage/rules.ts'
import { type Answer, AnswerRefused, type CodeItem } from '../scanPage/scannable.server.ts'
import { admissionWords } from './admissionWords.ts'
import { bookedVenue, dayOf, textOf } from './booked.server.ts'

type Admitting = Pick<Answer, 'code' | 'item' | 'language' | 'now'> & { fields: readonly FormField[]; answers: FormAnswers }

const codeOf = (fields: readonly FormField[], meaning: Meaning): string => fields.find(({ Means }) => Means === meaning)?.Code ?? ''

/** Whether an event is over: after its last day, or on that day after its end by the clock of the building. */
const isOver = (Form: CodeItem['Form'], today: string, clock: string): boolean => {
  const end = dayOf(Form.EndDate) || dayOf(Form.EventDate)
  return end !== '' && (today > end || (today === end && textOf(Form.EndTime) !== '' && textOf(Form.EndTime) <= clock))
}

/** Whether a day or, today, its hours are over by the clock of the building; null: they are to come, or have begun. */
export const findPastTime = (TimeZone: string, now: Date, Day: string, EndTime: string | null): 'pastDay' | 'pastHours' | null => {
  const today = dayIn(TimeZone, now.getTime())
  if (Day < today) return 'pastDay'
  return Day === today && EndTime && EndTime <= clockTime(wallClock(TimeZone, now.getTime())) ? 'pastHours' : null
}

/**
 * What the calendar of the building says against an answer: a day that is over, hours of today that are over, an event before its first
 * day or after its end.
 */
export const findCalendarProblems = ({ code, item, language, now, fields, answers }: Admitting): Typed => {
  const t = admissionWords[language]
  const { TimeZone } = code.building
  const today = dayIn(TimeZone, now.getTime())
  const clock = clockTime(wallClock(TimeZone, now.getTime()))
  for (const meaning of ['RentalDate', 'VisitDate'] as const) {
    const field = codeOf(fields, meaning)
    const day = answers[field]
    if (typeof day !== 'string') continue
    const hours = findHoursField(fields)
    const [, end = ''] = textOf(answers[hours?.Code ?? '']).split('-')
    const past = findPastTime(TimeZone, now, day, end)
    // A resident who has left already may say so later.
    if (past === 'pastDay' && item.FunctionalityType !== 'ResidentCheckOut') return { [field]: t.pastDay }
    if (past === 'pastHours' && hours) return { [hours.Code]: t.pastHours }
  }
  const start = dayOf(item.Form.StartDate)
  if (start && today < start) return { '': fillNames(t.opens, { day: formatDay(start, language) }) }
  return isOver(item.Form, today, clock) ? { '': t.over } : {}
}

const capOf = (form: Readonly<Record<string, unknown>>): number =>
  form.EnableAttendanceCap === true ? Number(form.AttendanceCap) : Number.POSITIVE_INFINITY

/** Whether there is only so much room for what is sent by a form: seats, or the times of a room. */
export const hasRoom = (form: CodeItem['Form'], fields: readonly FormField[]): boolean =>
  Number.isFinite(capOf(form)) || codeOf(fields, 'RentalDate') !== ''

/** A room or an event: what its bookings are counted for. */
type BookedItem = Omit<BookedPlace, 'Venue'> & {
  Form: CodeItem['Form']
  /** Of a booking that was made: the name by which it was made; else that of the form. */
  Venue?: string
  /** The booking that is moved: it takes no room from itself. */
  except?: string
}

const bookedPlace = ({ Form, ...of }: BookedItem): BookedPlace => ({ Venue: bookedVenue(of.FunctionalityType, Form), ...of })

/** Which items of a code have no seat left; those without a cap cost nothing. */
export const findFull = async (tx: Tx, items: readonly BookedItem[]): Promise<ReadonlySet<string>> => {
  const full = new Set<string>()
  for (const item of items) {
    const cap = capOf(item.Form)
    if (Number.isFinite(cap) && (await countRegistered(tx, bookedPlace(item))) >= cap) full.add(item.ItemId)
  }
  return full
}

/** What a page says at its top when it is opened; nothing where there is room. */
export const describeFull = (item: Pick<CodeItem, 'full'>, language: Language): Typed =>
  item.full ? { '': admissionWords[language].full } : {}

/** Why there is no room for one more: all seats are taken, or these hours, among those that are taken on that day. */
export type NoRoom = { full: true } | { taken: TakenHours }

/**
 * What leaves no room for one more: a full event, a time that is taken. Who books the same room or event waits until the commit, so that of
 * many who ask at once exactly those are taken for whom there is room. Null: there is room.
 */
export const findNoRoom = async (tx: Tx, item: BookedItem, { Day, StartTime, EndTime }: BookedHours): Promise<NoRoom | null> => {
  const cap = capOf(item.Form)
  const books = item.FunctionalityType === 'RoomRental' && Day !== null && StartTime !== null && EndTime !== null
  if (!Number.isFinite(cap) && !books) return null
  const place = bookedPlace(item)
  await lockPlace(tx, place)
  if (Number.isFinite(cap) && (await countRegistered(tx, place)) >= cap) return { full: true }
  if (!books) return null
  const taken = await listBookings(tx, place, Day)
  return taken.some(one => one.StartTime < EndTime && one.EndTime > StartTime) ? { taken } : null
}

/** Refuses an answer for which the others leave no room. Throws `AnswerRefused`. */
export const requireRoom = async (tx: Tx, { code, item, language, fields, answers }: Admitting): Promise<void> => {
  const t = admissionWords[language]
  const { GroupId, QrCodeId, building } = code
  const { id: ItemId, FunctionalityType, Form } = item
  const booked = { GroupId, BuildingId: building.id, QrCodeId, ItemId, FunctionalityType, Form }
  const none = await findNoRoom(tx, booked, readMeanings(fields, answers))
  if (none === null) return
  if ('full' in none) throw new AnswerRefused({ '': t.full })
  throw new AnswerRefused({ [codeOf(fields, 'RentalTime')]: describeTaken(none.taken, language) })
}

export type TakenHours = readonly { StartTime: string; EndTime: string }[]
/** That a time is taken, with all that is taken on its day. */
export const describeTaken = (taken: TakenHours, language: Language): string =>
  fillNames(admissionWords[language].taken, { times: listTimes(taken, language) })

const listTimes = (taken: TakenHours, language: Language): string =>
  taken.map(one => formatTimes(one.StartTime, one.EndTime, language)).join(', ')

/** What is taken on a day, said before a time is chosen. */
export const describeDay = (taken: TakenHours, language: Language): string => {
  const t = admissionWords[language]
  return taken.length === 0 ? t.free : fillNames(t.takenOn, { times: listTimes(taken, language) })
}

/** The hours of a room that are booked on a day. */
export const listTaken = (tx: Tx, item: BookedItem, Day: string): Promise<TakenHours> => listBookings(tx, bookedPlace(item), Day)
