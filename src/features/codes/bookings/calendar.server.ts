import type { Localized } from '../../../core/call.ts'
import { labelIn } from '../../../core/labels.ts'
import type { Language } from '../../../core/words.ts'
import { timeIn } from '../../../core/zones.ts'
import { hostOf } from '../../../platform/mail/desk.ts'
import type { MailCalendar } from '../../../platform/mail/mailer.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { requestName } from '../requests/bookings.ts'
import type { visitorRequest } from '../requests/tables.ts'
import type { CodeItem } from '../scanPage/scannable.server.ts'
import { calendarFile, mailedMethod } from './calendarFile.server.ts'

type BookingRow = typeof visitorRequest.$inferSelect
export type When = { day: string; start: string | null; end: string | null; name: string; place: string }

/** When something takes place that a visitor has booked or registered for, and where; null where it has no time. `Form`: of its sign, for the place. */
export const whenOf = (row: BookingRow, Form: CodeItem['Form']): When | null => {
  if (row.FunctionalityType !== 'RoomRental' && row.FunctionalityType !== 'EventRegistration') return null
  if (row.Day === null) return null
  const text = (name: string) => (typeof Form[name] === 'string' ? Form[name].trim() : '')
  return { day: row.Day, start: row.StartTime, end: row.EndTime, name: row.VenueName || text('EventName'), place: text('EventLocation') }
}

type CalendarPlace = { building: { Name: Localized; TimeZone: string }; when: When; language: Language; url: string }

/** The calendar file of a booking, to be loaded from its page. `url`: the request's private page. */
export const calendarOf = (row: BookingRow, place: CalendarPlace, mailed?: { from: string; to: string }): string => {
  const { building, when, language, url } = place
  return calendarFile({
    ...when,
    uid: `${row.id}@${hostOf(url)}`,
    changed: row.ModifiedDate,
    version: row.Version,
    title: when.name || (definitionOf(row.FunctionalityType)?.Label[language] ?? ''),
    place: [when.place, labelIn(building.Name, language)].filter(Boolean).join(', '),
    text: requestName(row, language),
    url,
    isCancelled: row.Status === 'Cancelled',
    mailed,
    momentOf: (day, time) => timeIn(building.TimeZone, day, time),
  })
}

/** The same for a mail to its visitor: it enters, moves or cancels the entry. `sender`: `Name <address>`. */
export const mailedCalendar = (row: BookingRow, place: CalendarPlace, sender: string): MailCalendar => ({
  method: mailedMethod({ isCancelled: row.Status === 'Cancelled' }),
  content: calendarOf(row, place, { from: /<([^>]+)>/.exec(sender)?.[1] ?? sender, to: row.Email }),
})
