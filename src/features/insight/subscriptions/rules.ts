import { isEmail } from '../../../core/email.ts'
import { hints, misfits } from '../../../core/hints.ts'
import { isEmpty, messages, type Problem, required } from '../../../core/problem.ts'
import type { RecurrenceInput } from '../../../core/recurrence.ts'
import { startOfDay, timeIn } from '../../../core/zones.ts'
import { dashboards } from '../dashboards/model.ts'
import type { Frequency } from './model.ts'

export const subscriptionMessages = {
  notShared: 'This person cannot see this report. Show it to the account first.',
  contactOnly: 'This report names people. Choose a contact.',
  noReport: 'This report is not available here.',
  signIn: 'A link needs sign-in, and nobody signs in to this account with this email.',
  full: 'This account has {most} subscriptions, the most there can be.',
  left: 'This person has unsubscribed. Only they can turn it on again.',
} as const

/** Reports that always come in one rhythm, besides those that are daily by their description. */
const fixedFrequencies: Readonly<Record<string, Frequency>> = {
  ChiefEngineerReport: 'Daily',
  QuarterlyResidentFeedback: 'Quarterly',
  WeeklyMobileEngineeringReport: 'Weekly',
}

const isDaily = (type: string): boolean => dashboards.all().some(one => one.key === type && one.daily)

/** The frequency that a report type always has; null where it may be chosen. */
export const fixedFrequency = (type: string): Frequency | null => {
  if (isDaily(type)) return 'Daily'
  return Object.hasOwn(fixedFrequencies, type) ? (fixedFrequencies[type] ?? null) : null
}

/** The hour of the day that a new subscription is offered: in the evening where the report is of the day itself. */
export const usualHour = (type: string): number => (isDaily(type) ? 20 : 7)

type Asked = { ReportName: string; Type: string; Name: string; Email: string; Frequency?: string | undefined }

/** What is missing or wrong in a subscription, for the form and the server. */
export const subscriptionProblems = (input: Asked): Problem[] => {
  const missing = required(input, ['ReportName', 'Type', 'Name', 'Email', 'Frequency'])
  const fixed = fixedFrequency(input.Type)
  return [
    ...missing,
    ...(isEmpty(input.Email) || isEmail(input.Email) ? [] : [{ Field: 'Email', Message: messages.invalidEmail }]),
    ...(fixed && !isEmpty(input.Frequency) ? misfits({ Frequency: input.Frequency !== fixed && hints.choice }) : []),
  ]
}

export type Schedule = { Frequency: Frequency; Hour: number; Weekday: number; TimeZone: string }

/**
 * When a report is due, by the reader's clock. `clock`: the zone whose days the report counts. Where the reader's day begins before that of
 * the building, monthly and quarterly reports come on the 2nd, because on the 1st the building's month is not over yet.
 */
export const scheduleRule = ({ Frequency, Hour, Weekday, TimeZone }: Schedule, clock: string, year: number): RecurrenceInput => {
  const Times = [`${String(Hour).padStart(2, '0')}:00`]
  const First = `${year}-01-01`
  if (Frequency === 'Daily') return { Every: 'Day', First, Times }
  if (Frequency === 'Weekly') return { Every: 'Week', First, Weekdays: [Weekday], Times }
  const early = [`${year}-01-01`, `${year}-07-01`].some(day => timeIn(TimeZone, day, Times[0] ?? '00:00') < startOfDay(clock, day))
  return { Every: Frequency === 'Monthly' ? 'Month' : 'Quarter', First, MonthDay: early ? 2 : 1, Times }
}
