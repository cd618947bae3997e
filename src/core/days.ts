import type { Language } from './words.ts'
import { wallClock } from './zones.ts'

type Quarter = { quarter: number; day: string; hour: number }

// One entry per zone, valid for a quarter of an hour: zones change their clocks and begin their days at quarters. Bounded: names come from outside.
const mostZones = 600
const latest = new Map<string, Quarter>()
const quarterIn = (timeZone: string, moment: number): Quarter => {
  const quarter = Math.floor(moment / 900_000)
  const known = latest.get(timeZone)
  if (known?.quarter === quarter) return known
  const clock = wallClock(timeZone, moment)
  const read = { quarter, day: clock.toPlainDate().toString(), hour: clock.hour }
  if (latest.size >= mostZones) latest.clear()
  latest.set(timeZone, read)
  return read
}

/** The day of a moment (epoch ms) by a time zone's clock, as `2026-02-28`. An unknown zone counts as UTC. */
export const dayIn = (timeZone: string, moment: number): string => quarterIn(timeZone, moment).day

/** The hour of the day, 0 to 23, that the clock of a time zone shows at a moment. */
export const hourIn = (timeZone: string, moment: number): number => quarterIn(timeZone, moment).hour

/** The time of the day, `HH:MM`, that the clock of a time zone shows at a moment. */
export const clockTime = (clock: Temporal.ZonedDateTime): string => clock.toPlainTime().toString({ smallestUnit: 'minute' })

/** The day of the week of a clock: 0 is Sunday. */
export const weekdayOf = (clock: { readonly dayOfWeek: number }): number => clock.dayOfWeek % 7

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isCalendarDay = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** A day `2026-02-28` as it is written: 02/28/2026, in es and fr 28/02/2026. */
export const formatDay = (day: string, language: Language): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return language === 'en' ? `${month}/${date}/${year}` : `${date}/${month}/${year}`
}
