import { labelIn } from '../../../core/labels.ts'
import type { Language } from '../../../core/words.ts'
import { timeIn } from '../../../core/zones.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import type { visitorRequest } from '../requests/tables.ts'
import { filled } from '../scanPage/rules.ts'
import type { Code, CodeItem } from '../scanPage/scannable.server.ts'
import { scanWords } from '../scanPage/words.ts'
import { calendarFile } from './calendarFile.server.ts'

type Row = typeof visitorRequest.$inferSelect
export type When = { day: string; start: string | null; end: string | null; name: string; place: string }

/** When something takes place that a visitor has booked or registered for: the booked hours, or those of the event; null where it has none. */
export const whenOf = ({ items }: { items: readonly Pick<CodeItem, 'id' | 'Form'>[] }, row: Row): When | null => {
  const form = items.find(({ id }) => id === row.ItemId)?.Form ?? {}
  const text = (name: string) => (typeof form[name] === 'string' ? form[name].trim() : '')
  const own = { name: text('EventName'), place: text('EventLocation') }
  if (row.FunctionalityType === 'RoomRental' && row.Day !== null) return { day: row.Day, start: row.StartTime, end: row.EndTime, ...own }
  if (row.FunctionalityType !== 'EventRegistration' || typeof form.EventDate !== 'number') return null
  const day = new Date(form.EventDate).toISOString().slice(0, 10)
  return { day, start: text('StartTime') || null, end: text('EndTime') || null, ...own }
}

/** The calendar file of a request; null where nothing takes place. `url`: the request's private page. */
export const calendarOf = (code: Code, row: Row, { language, url }: { language: Language; url: string }): string | null => {
  const when = whenOf(code, row)
  if (!when) return null
  const { building } = code
  const where = [when.place, labelIn(building.Name, language)].filter(Boolean).join(', ')
  return calendarFile({
    ...when,
    uid: `${row.id}@lintel.example`,
    changed: row.ModifiedDate,
    version: row.Version,
    title: when.name || (definitionOf(row.FunctionalityType)?.Label[language] ?? ''),
    place: where,
    text: filled(scanWords[language].receiptNumber, { n: String(row.Number) }),
    url,
    isCancelled: row.Status === 'Cancelled',
    momentOf: (day, time) => timeIn(building.TimeZone, day, time),
  })
}
