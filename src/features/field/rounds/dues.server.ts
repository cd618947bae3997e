import { dayIn } from '../../../core/days.ts'
import { recurrence } from '../../../core/recurrence.ts'
import { addDays } from '../../../core/steps.ts'
import { listOccurrences } from '../../../platform/time/recurrence.ts'
import { listDuesOfPeriod, type RoundDue, type RoundSchedule } from './schedule.ts'

/** Days of a period, with one to spare. */
const longest = { Day: 3, Week: 8, Month: 32, Quarter: 93, Year: 367 } as const
/** So many days ahead dues are made. */
export const daysAhead = 35
type DuePlace = { timeZone: string; shifts: readonly { Start: string; End: string }[] }

/**
 * The dues of a round that end after the moment `from` and start before the moment `to`, by the clock of its building; none without a frequency.
 * Its periods begin on its first day, else on the day of `from`, and come again as the kit of recurrences has it.
 */
export const listDues = (of: RoundSchedule, place: DuePlace, { from, to }: { from: number; to: number }): RoundDue[] => {
  if (of.Frequency === 'AdHoc' || of.Period === null || of.Times === null) return []
  const First = of.DueDate ?? dayIn(place.timeZone, from)
  const rule = recurrence.parse({ Every: of.Period, First, Times: ['00:00'] })
  const around = longest[of.Period] * 86_400_000
  const starts = listOccurrences(rule, place.timeZone, { from: from - around, to: to + around }).map(moment =>
    dayIn(place.timeZone, moment),
  )
  return starts
    .flatMap((first, i) => {
      const next = starts[i + 1]
      return next ? listDuesOfPeriod(of, { first, last: addDays(next, -1) }, place) : []
    })
    .filter(({ Starts, Ends }) => Ends > from && Starts < to && Ends > Starts)
}
