import { clockTime, dayIn, formatDay } from '../../../core/days.ts'
import { formatTimes } from '../../../core/times.ts'
import type { Language } from '../../../core/words.ts'
import { wallClock } from '../../../core/zones.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { FormAnswers, FormField } from '../../base/fields/model.ts'
import { type BookedPlace, countRegistered, listBookings, lockPlace, readMeanings } from '../requests/data.ts'
import type { Meaning } from '../requests/model.ts'
import type { Typed } from '../scanPage/model.ts'
import { filled } from '../scanPage/rules.ts'
import { type Answer, AnswerRefused, type CodeItem } from '../scanPage/scannable.server.ts'
import { admissionWords } from './admissionWords.ts'

type Admitting = Pick<Answer, 'code' | 'item' | 'language' | 'now'> & { fields: readonly FormField[]; answers: FormAnswers }

const codeOf = (fields: readonly FormField[], meaning: Meaning): string => fields.find(({ Means }) => Means === meaning)?.Code ?? ''
const dayOf = (moment: unknown): string => (typeof moment === 'number' ? new Date(moment).toISOString().slice(0, 10) : '')

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Whether an event is over: after its last day, or on that day after its end by the clock of the building. */
const isOver = (Form: CodeItem['Form'], today: string, clock: string): boolean => {
  const end = dayOf(Form.EndDate) || dayOf(Form.EventDate)
  return end !== '' && (today > end || (today === end && text(Form.EndTime) !== '' && text(Form.EndTime) <= clock))
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
    // A resident who has left already may say so later.
    if (day < today && item.FunctionalityType !== 'ResidentCheckOut') return { [field]: t.pastDay }
    const hours = fields.find(({ Style, Means }) => Means === 'RentalTime' || (meaning === 'VisitDate' && Style === 'scan.Duration'))
    const [, end = ''] = text(answers[hours?.Code ?? '']).split('-')
    if (day === today && hours && end !== '' && end <= clock) return { [hours.Code]: t.pastHours }
  }
  const start = dayOf(item.Form.StartDate)
  if (start && today < start) return { '': filled(t.opens, { day: formatDay(start, language) }) }
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
}

/**
 * What a booking is for, whichever sign it was made at: the name of the room, of an event with its day. The room stays the same room when its
 * sign is replaced or its item moves into a hub. Null: the type has no bookings.
 */
export const bookedVenue = (FunctionalityType: string, Form: CodeItem['Form']): string | null => {
  if (!['RoomRental', 'EventRegistration', 'CheckIn'].includes(FunctionalityType)) return null
  const name = text(Form.EventName).replaceAll(/\s+/g, ' ').toLowerCase()
  if (name === '') return null
  return FunctionalityType === 'RoomRental' ? name : `${name}|${dayOf(Form.EventDate) || dayOf(Form.StartDate)}`
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

type BookedHours = { Day: string | null; StartTime: string | null; EndTime: string | null }
/** Why there is no room for one more: all seats are taken, or these hours, among those that are taken on that day. */
type NoRoom = { full: true } | { taken: readonly { StartTime: string; EndTime: string }[] }

/**
 * What leaves no room for one more: a full event, a time that is taken. Who books the same room or event waits until the commit, so that of
 * many who ask at once exactly those are taken for whom there is room. Null: there is room.
 */
export const findNoRoom = async (tx: Tx, item: BookedItem, { Day, StartTime, EndTime }: BookedHours): Promise<NoRoom | null> => {
  const cap = capOf(item.Form)
  const books = Day !== null && StartTime !== null && EndTime !== null
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
  const times = none.taken.map(one => formatTimes(one.StartTime, one.EndTime, language)).join(', ')
  throw new AnswerRefused({ [codeOf(fields, 'RentalTime')]: filled(t.taken, { times }) })
}
