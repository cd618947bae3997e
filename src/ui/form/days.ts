import { dayIn } from '../../core/days.ts'
import { startOfDay } from '../../core/zones.ts'

/** How a form holds a day: epoch ms of its start by the clock of a zone, or by UTC, or `YYYY-MM-DD`. */
export type DayForm = { as: 'moment'; timeZone: string } | { as: 'utc' } | { as: 'text' }

const zoneOf = (form: DayForm): string => (form.as === 'moment' ? form.timeZone : 'UTC')

/** The day of a stored value, `YYYY-MM-DD`; null without one. */
export const dayOf = (form: DayForm, stored: number | string | null): string | null => {
  if (stored === null || stored === '') return null
  return typeof stored === 'string' ? stored : dayIn(zoneOf(form), stored)
}

/** A day, `YYYY-MM-DD`, as it is stored. */
export const storedDay = (form: DayForm, day: string): number | string => (form.as === 'text' ? day : startOfDay(zoneOf(form), day))
