import { formatDay } from '../../../core/days.ts'
import { addDays, countDays } from '../../../core/steps.ts'
import type { Language } from '../../../core/words.ts'
import { endOfDay, timeIn } from '../../../core/zones.ts'
import type { Frequency, RoundPeriod } from './roundTypes.ts'

export type RoundSchedule = {
  Frequency: Frequency
  Times: number | null
  Period: RoundPeriod | null
  /** The first day; without one the day from which dues are made. */
  DueDate: string | null
}
/** The shifts of a building, `HH:MM`; the last one may end after midnight. */
type Shifts = readonly { Start: string; End: string }[]

/** Whether a round of a day is walked once a shift. */
export const isByShift = ({ Times, Period }: RoundSchedule, shifts: number): boolean => Period === 'Day' && shifts > 1 && Times === shifts

const single = {
  Day: { en: 'Daily', es: 'Diaria', fr: 'Quotidienne' },
  Week: { en: 'Weekly', es: 'Semanal', fr: 'Hebdomadaire' },
  Month: { en: 'Monthly', es: 'Mensual', fr: 'Mensuelle' },
  Quarter: { en: 'Quarterly', es: 'Trimestral', fr: 'Trimestrielle' },
  Year: { en: 'Yearly', es: 'Anual', fr: 'Annuelle' },
} as const
const many = {
  Day: { en: 'per Day', es: 'por día', fr: 'par jour' },
  Week: { en: 'per Week', es: 'por semana', fr: 'par semaine' },
  Month: { en: 'per Month', es: 'por mes', fr: 'par mois' },
  Quarter: { en: 'per Quarter', es: 'por trimestre', fr: 'par trimestre' },
  Year: { en: 'per Year', es: 'por año', fr: 'par an' },
} as const
const adHoc = { en: 'Ad hoc', es: 'Según necesidad', fr: 'À la demande' }
const byShift = { en: 'By shift', es: 'Por turno', fr: 'Par équipe' }
const from = { en: 'from', es: 'desde el', fr: 'à partir du' }

/** How often a round is due: `Monthly`, `2 per Week`, `Ad hoc` (readings 27). */
export const describeFrequency = ({ Frequency, Times, Period }: RoundSchedule, language: Language): string => {
  if (Frequency === 'AdHoc' || Period === null) return adHoc[language]
  return (Times ?? 1) === 1 ? single[Period][language] : `${String(Times)} ${many[Period][language]}`
}

/** When a round is due: by shift or by its periods, from its first day on (B-BEHAV-054). */
export const describeSchedule = (of: RoundSchedule, shifts: number, language: Language): string => {
  if (of.Frequency === 'AdHoc' || of.Period === null) return adHoc[language]
  const often = isByShift(of, shifts) ? byShift[language] : describeFrequency(of, language)
  return of.DueDate ? `${often} ${from[language]} ${formatDay(of.DueDate, language)}` : often
}

/** A date on which a round is due: of the period that begins on `PeriodStart` the one with this number; from when until when, epoch ms. */
export type RoundDue = { PeriodStart: string; Index: number; Starts: number; Ends: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long after its end a due is late before it is missed: a quarter of its window, 15 minutes at least, a day at most. */
export const graceOf = ({ Starts, Ends }: Pick<RoundDue, 'Starts' | 'Ends'>): number =>
  Math.min(24 * HOUR, Math.max(15 * MINUTE, (Ends - Starts) / 4))

/** Where a due stands that nobody has walked or excused. */
export const dueStates = ['Upcoming', 'Open', 'Late', 'Missed'] as const
export type DueState = (typeof dueStates)[number]
/** The state of an open due at a moment, by the clock alone. */
export const stateOfDue = (due: Pick<RoundDue, 'Starts' | 'Ends'>, now: number): DueState => {
  if (now < due.Starts) return 'Upcoming'
  if (now < due.Ends) return 'Open'
  return now < due.Ends + graceOf(due) ? 'Late' : 'Missed'
}

/**
 * The dues of a period, from the day `first` to the day `last`, by a zone's clock. Periods of a day are parted by shifts where there are as many,
 * else into equal parts of the clock; longer ones into whole days. A wall time that the clock skips is as long after the gap, of a doubled one
 * the first counts.
 */
export const listDuesOfPeriod = (
  { Times, Period }: RoundSchedule,
  { first, last }: { first: string; last: string },
  { timeZone, shifts }: { timeZone: string; shifts: Shifts },
): RoundDue[] => {
  const times = Times ?? 1
  if (isByShift({ Frequency: 'Recurring', Times, Period, DueDate: null }, shifts.length))
    return shifts.map(({ Start, End }, Index) => ({ PeriodStart: first, Index, ...shiftOf(timeZone, first, Start, End) }))
  if (Period === 'Day') return partsOfDay(timeZone, first, times)
  const days = countDays(first, last)
  return Array.from({ length: times }, (_, Index) => {
    const begin = Math.floor((Index * days) / times)
    const end = Math.max(begin, Math.floor(((Index + 1) * days) / times) - 1)
    return {
      PeriodStart: first,
      Index,
      Starts: timeIn(timeZone, addDays(first, begin), '00:00'),
      Ends: endOfDay(timeZone, addDays(first, end)) + 1,
    }
  })
}

/** A shift belongs to the day on which it starts. */
const shiftOf = (timeZone: string, day: string, Start: string, End: string) => ({
  Starts: timeIn(timeZone, day, Start),
  Ends: timeIn(timeZone, End > Start ? day : addDays(day, 1), End),
})

const partsOfDay = (timeZone: string, day: string, times: number): RoundDue[] => {
  const edge = (n: number): number => {
    const minutes = Math.round((n * 1440) / times)
    return minutes >= 1440 ? timeIn(timeZone, addDays(day, 1), '00:00') : timeIn(timeZone, day, clockOf(minutes))
  }
  return Array.from({ length: times }, (_, Index) => ({ PeriodStart: day, Index, Starts: edge(Index), Ends: edge(Index + 1) }))
}

const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
const two = (n: number): string => String(n).padStart(2, '0')
