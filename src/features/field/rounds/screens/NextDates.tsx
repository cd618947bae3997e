import { Text } from '@mantine/core'
import type { Output } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetNextDues } from '../contract.ts'
import type { RoundSchedule } from '../schedule.ts'
import { words } from '../words.ts'
import classes from './rounds.module.css'

type Due = Output<typeof GetNextDues>['Dues'][number]

/** Lines that hold the place of dates while they load: as many as there usually are. */
const waiting = [1, 2, 3, 4, 5] as const

/** The dates that come next of a schedule that is still being written, by the clock of its building. */
export const NextDates = ({ gId, bId, schedule }: { gId: string; bId: string; schedule: RoundSchedule }) => {
  const t = useWords(words)
  const sayDue = useSayDue()
  const { Frequency, Times, Period, DueDate } = schedule
  const recurs = Frequency === 'Recurring' && Times !== null && Period !== null
  const { data } = useCall(GetNextDues, recurs ? { gId, bId, Times, Period, ...(DueDate && { DueDate }) } : null, { quiet: true })
  if (!recurs) return <Text size="sm">{t('builder.noNext')}</Text>
  return (
    <div>
      <Text size="sm" fw={560}>
        {t('builder.next')}
      </Text>
      <ul className={classes.dates}>
        {data
          ? data.Dues.map(due => <li key={due.Starts}>{sayDue(due)}</li>)
          : waiting.map(line => (
              <li key={line} aria-hidden className={classes.waiting}>
                –
              </li>
            ))}
      </ul>
    </div>
  )
}

/** A window as people say it: a day, days, or from when to when of a day. */
const useSayDue = () => {
  const { day, time } = useFormats()
  // A clock time without a date: of a day on which no clock changes.
  const clock = (text: string) => time(`2026-01-15T${text}:00`)
  return ({ First, Last, StartTime, EndTime }: Due): string => {
    if (StartTime === null || EndTime === null) return First === Last ? day(First) : `${day(First)} – ${day(Last)}`
    return `${day(First)}, ${clock(StartTime)} – ${First === Last ? '' : `${day(Last)}, `}${clock(EndTime)}`
  }
}
