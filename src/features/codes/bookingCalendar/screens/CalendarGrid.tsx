import { type CSSProperties, Fragment } from 'react'
import { hoursInSentence } from '../../../../core/bookedWords.ts'
import { nameIn } from '../../../../core/labels.ts'
import { formatTime } from '../../../../core/times.ts'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { requestTypeLabel } from '../../inbox/listColumns.ts'
import { requestList, requestPage } from '../../inbox/routes.ts'
import type { CalendarEntry } from '../contract.ts'
import { hoursShown, type PlacedEntry, placeEntries } from '../grid.ts'
import { words } from '../words.ts'
import classes from './bookings.module.css'

type CalendarGridProps = { gId: string; days: readonly string[]; today: string; entries: readonly CalendarEntry[]; isWeek: boolean }

/** Days side by side with their hours from top to bottom; on a phone one below the other, as lists. */
export const CalendarGrid = ({ gId, days, today, entries, isWeek }: CalendarGridProps) => {
  const [language] = useLanguage()
  const placed = placeAll(days, entries)
  const { first, last } = hoursShown(placed.flatMap(one => one.timed))
  const hours = Array.from({ length: last - first }, (_, i) => first + i)
  const style = { '--days': days.length, '--hours': hours.length } as CSSProperties // custom properties, which the type does not know
  return (
    <div className={classes.grid} style={style} data-week={isWeek || undefined}>
      <div className={classes.hours} aria-hidden>
        {hours.map(hour => (
          <span key={hour}>{formatTime(`${String(hour).padStart(2, '0')}:00`, language)}</span>
        ))}
      </div>
      {placed.map(({ day, timed, whole }) => (
        <DayColumn key={day} gId={gId} day={day} isToday={day === today} timed={timed} whole={whole} first={first} />
      ))}
    </div>
  )
}

const placeAll = (days: readonly string[], entries: readonly CalendarEntry[]) =>
  days.map(day => {
    const own = entries.filter(one => one.Day === day)
    return { day, timed: placeEntries(own), whole: own.filter(one => !one.StartTime) }
  })

type DayColumnProps = {
  gId: string
  day: string
  isToday: boolean
  timed: readonly PlacedEntry[]
  whole: readonly CalendarEntry[]
  first: number
}

const DayColumn = ({ gId, day, isToday, timed, whole, first }: DayColumnProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { ...options, timeZone: 'UTC' }).format(Date.parse(day))
  const minutes = (value: number) => value - first * 60
  return (
    <section
      className={classes.day}
      aria-label={format({ weekday: 'long', month: 'long', day: 'numeric' })}
      data-today={isToday || undefined}
    >
      <h3>
        <span>{format({ weekday: 'short' })}</span> {format({ month: 'short', day: 'numeric' })}
      </h3>
      <ul className={classes.whole}>
        {whole.map(entry => (
          <li key={entry.Key}>
            <EntryLink gId={gId} entry={entry} />
          </li>
        ))}
      </ul>
      <ul className={classes.timed}>
        {timed.map(({ entry, start, end, column, columns }) => {
          const at = { '--start': minutes(start), '--long': end - start, '--column': column, '--columns': columns } as CSSProperties // custom properties
          return (
            <li key={entry.Key} style={at}>
              <EntryLink gId={gId} entry={entry} />
            </li>
          )
        })}
      </ul>
      {timed.length + whole.length === 0 && <p className={classes.nothing}>{t('none')}</p>}
    </section>
  )
}

/** Leads to the booking; of an event to all that are registered at its code. */
const EntryLink = ({ gId, entry }: { gId: string; entry: CalendarEntry }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { bId } = useSession()
  const { RequestId, FunctionalityType, VenueName, StartTime, EndTime, Name, Count, BuildingName, QrCodeId } = entry
  const who = RequestId ? Name : t(FunctionalityType === 'CheckIn' ? 'arrived' : 'people', { n: Count })
  const type = requestTypeLabel(FunctionalityType, language)
  const to = RequestId
    ? href(requestPage, { groupId: gId, requestId: RequestId })
    : href(requestList, null, { type: FunctionalityType, code: QrCodeId })
  const lines = [VenueName && VenueName !== type ? VenueName : type, who, bId === null && nameIn(BuildingName, language)]
  return (
    <AddressLink href={to} className={classes.entry} data-type={FunctionalityType} data-over={entry.Over || undefined}>
      <small>{hoursInSentence(StartTime, EndTime, language) || t('allDay')}</small>
      {lines.map((line, i) => line && <Fragment key={String(i)}>{i === 0 ? <strong>{line}</strong> : <span>{line}</span>}</Fragment>)}
    </AddressLink>
  )
}
