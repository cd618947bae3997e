import { dayIn, formatDay } from '../../../core/days.ts'
import { formatTimes } from '../../../core/times.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { FormAnswers, FormField } from '../../base/fields/model.ts'
import { countRegistered, listBookings, lockItem, readMeanings } from '../requests/data.ts'
import type { Meaning } from '../requests/model.ts'
import type { Typed } from '../scanPage/model.ts'
import { filled } from '../scanPage/rules.ts'
import { type Answer, AnswerRefused, type CodeItem } from '../scanPage/scannable.server.ts'
import { admissionWords } from './admissionWords.ts'

type Admitting = Pick<Answer, 'code' | 'item' | 'language' | 'now'> & { fields: readonly FormField[]; answers: FormAnswers }

const codeOf = (fields: readonly FormField[], meaning: Meaning): string => fields.find(({ Means }) => Means === meaning)?.Code ?? ''
const dayOf = (moment: unknown): string => (typeof moment === 'number' ? new Date(moment).toISOString().slice(0, 10) : '')

/** What the calendar says against an answer: a booking of a day that is over, a check-in before or after its event. */
export const findCalendarProblems = ({ code, item, language, now, fields, answers }: Admitting): Typed => {
  const t = admissionWords[language]
  const today = dayIn(code.building.TimeZone, now.getTime())
  const day = answers[codeOf(fields, 'RentalDate')]
  if (typeof day === 'string' && day < today) return { [codeOf(fields, 'RentalDate')]: t.pastDay }
  const [start, end] = [dayOf(item.Form.StartDate), dayOf(item.Form.EndDate)]
  if (start && today < start) return { '': filled(t.opens, { day: formatDay(start, language) }) }
  return end && today > end ? { '': t.over } : {}
}

const capOf = (form: Readonly<Record<string, unknown>>): number =>
  form.EnableAttendanceCap === true ? Number(form.AttendanceCap) : Number.POSITIVE_INFINITY

/** Whether there is only so much room for what is sent by a form: seats, or the times of a room. */
export const hasRoom = (form: CodeItem['Form'], fields: readonly FormField[]): boolean =>
  Number.isFinite(capOf(form)) || codeOf(fields, 'RentalDate') !== ''

/** Which items of a code have no seat left; those without a cap cost nothing. */
export const findFull = async (
  place: { tx: Tx; GroupId: string; QrCodeId: string },
  items: readonly { id: string; Form: Readonly<Record<string, unknown>> }[],
): Promise<ReadonlySet<string>> => {
  const full = new Set<string>()
  for (const { id: ItemId, Form } of items) {
    const cap = capOf(Form)
    if (Number.isFinite(cap) && (await countRegistered(place, { QrCodeId: place.QrCodeId, ItemId })) >= cap) full.add(ItemId)
  }
  return full
}

/** What a page says at its top when it is opened; nothing where there is room. */
export const describeFull = (item: Pick<CodeItem, 'full'>, language: Language): Typed =>
  item.full ? { '': admissionWords[language].full } : {}

/**
 * Refuses what the other answers leave no room for: a seat of a full event, a time that is taken. Who answers the same item waits until the
 * commit, so that of many who ask at once exactly those are taken for whom there is room. Throws `AnswerRefused`.
 */
export const requireRoom = async (tx: Tx, { code, item, language, fields, answers }: Admitting): Promise<void> => {
  const t = admissionWords[language]
  const [place, of] = [
    { tx, GroupId: code.GroupId },
    { QrCodeId: code.QrCodeId, ItemId: item.id },
  ]
  const cap = capOf(item.Form)
  const { Day, StartTime, EndTime } = readMeanings(fields, answers)
  const books = codeOf(fields, 'RentalDate') !== '' && Day !== null && StartTime !== null && EndTime !== null
  if (!Number.isFinite(cap) && !books) return
  await lockItem(place, item.id)
  if (Number.isFinite(cap) && (await countRegistered(place, of)) >= cap) throw new AnswerRefused({ '': t.full })
  if (!books) return
  const taken = await listBookings(place, of, Day)
  if (!taken.some(one => one.StartTime < EndTime && one.EndTime > StartTime)) return
  const times = taken.map(one => formatTimes(one.StartTime, one.EndTime, language)).join(', ')
  throw new AnswerRefused({ [codeOf(fields, 'RentalTime')]: filled(t.taken, { times }) })
}
