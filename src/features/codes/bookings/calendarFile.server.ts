import { oneLine } from '../../../core/oneLine.ts'

/** An entry of a calendar: from a time to a time of a day, by the clock of a zone, or a whole day where it has no times. */
export type CalendarEvent = {
  /** Stays the same however often the file is loaded, so that a calendar knows the entry again. */
  readonly uid: string
  /** When it was last changed, and how often: a calendar takes the newer one. */
  readonly changed: Date
  readonly version: number
  readonly title: string
  readonly place: string
  readonly text: string
  readonly url: string
  /** `YYYY-MM-DD`, `HH:MM`. */
  readonly day: string
  readonly start: string | null
  readonly end: string | null
  readonly isCancelled: boolean
  /** Sender and recipient of a file that is mailed. Without them the file is for download. */
  readonly mailed?: { readonly from: string; readonly to: string } | undefined
  /** What tells when a time of the zone is. */
  readonly momentOf: (day: string, time: string) => number
}

/** A file of one entry, as RFC 5545 has it: lines of at most 75 bytes that end in CRLF, times in UTC, so that it needs no table of zones. */
export const calendarFile = (event: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lintel//Lintel//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.mailed ? mailedMethod(event) : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${inUtc(event.changed.getTime())}`,
    `SEQUENCE:${event.version}`,
    ...timesOf(event),
    `SUMMARY:${escaped(oneLine(event.title))}`,
    ...(event.place ? [`LOCATION:${escaped(oneLine(event.place))}`] : []),
    ...(event.text ? [`DESCRIPTION:${escaped(event.text)}`] : []),
    `URL:${event.url}`,
    ...(event.mailed ? [`ORGANIZER:mailto:${event.mailed.from}`, `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${event.mailed.to}`] : []),
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(line => `${folded(line)}\r\n`)
    .join('')

/** What the file of a mail asks a calendar to do (RFC 5546). */
export const mailedMethod = ({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>): 'REQUEST' | 'CANCEL' =>
  isCancelled ? 'CANCEL' : 'REQUEST'

const hour = 3_600_000
const timesOf = ({ day, start, end, momentOf }: CalendarEvent): string[] => {
  if (start === null) {
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hour).toISOString().slice(0, 10)
    return [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${next.replaceAll('-', '')}`]
  }
  const from = momentOf(day, start)
  // Where clocks go forward, a skipped time is one after it: the entry keeps the length that was booked.
  const wall = (time: string) => Date.parse(`${day}T${time}:00Z`)
  const last = end === null ? from + hour : momentOf(day, end)
  const to = end !== null && last <= from ? from + Math.max(wall(end) - wall(start), 60_000) : last
  return [`DTSTART:${inUtc(from)}`, `DTEND:${inUtc(to)}`]
}

const inUtc = (moment: number): string => `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, sign => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

/** No character is cut in two. */
const folded = (line: string): string => {
  const lines: string[] = []
  let own = ''
  let bytes = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > 75) {
      lines.push(own)
      own = ' '
      bytes = 1
    }
    own += sign
    bytes += size
  }
  return [...lines, own].join('\r\n')
}
