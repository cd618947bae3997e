import type { Output } from '../../../../core/call.ts'
import { isDayRange } from '../../../../core/dates.ts'
import { dayIn } from '../../../../core/days.ts'
import { addDays } from '../../../../core/steps.ts'
import { type DayRange, momentsOfDays } from '../../../../core/zones.ts'
import type { GetFeedbackEntityTypes } from '../contract.ts'
import type { Overall } from '../model.ts'

export type FeedbackPlace = Output<typeof GetFeedbackEntityTypes>
/** Which answers a page speaks of: the input of every reading call. Moments are the ends of days by the building's clock. */
export type Scope = { gId: string; bId: string; et?: string; startDate: number; endDate: number }

/** A day as local noon, so that every browser shows it as itself. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00`)

/** Days `2026-10-04~2026-10-10` as they stand in the address; null for anything else. */
export const daysIn = (text: string): DayRange | null => {
  const [first = '', last = ''] = text.split('~')
  return isDayRange(first, last) ? { first, last } : null
}

/** The same answers, of these days only. */
export const narrowToDays = (scope: Scope, { TimeZone }: FeedbackPlace, days: DayRange | null): Scope => {
  if (!days) return scope
  const { from: startDate, to: endDate } = momentsOfDays(TimeZone, days)
  return { ...scope, startDate, endDate }
}

/** The first and the last day of a step of the series, cut to the period. */
export const daysOfStep = (
  series: Overall['Series'],
  index: number,
  { startDate, endDate }: Scope,
  { TimeZone }: FeedbackPlace,
): string | null => {
  const step = series[index]
  if (!step) return null
  const [begin, end] = [dayIn(TimeZone, startDate), dayIn(TimeZone, endDate)]
  const next = series[index + 1]?.Day
  const last = next ? addDays(next, -1) : end
  return `${step.Day < begin ? begin : step.Day}~${last > end ? end : last}`
}
