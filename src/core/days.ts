import type { Language } from './words.ts'

const formats = new Map<string, Intl.DateTimeFormat>()
const latest = new Map<string, { quarter: number; day: string }>()

/** The day of a moment (epoch ms) by a time zone's clock, as `2026-02-28`. Zones begin their days at a quarter of an hour. */
export const dayIn = (timeZone: string, moment: number): string => {
  const quarter = Math.floor(moment / 900_000)
  const known = latest.get(timeZone)
  if (known?.quarter === quarter) return known.day
  const day = formatOf(timeZone).format(moment)
  latest.set(timeZone, { quarter, day })
  return day
}

/** The hour of the day, 0 to 23, that the clock of a time zone shows at a moment; by the server's zone for an unknown one. */
export const hourIn = (timeZone: string, moment: number): number => {
  const quarter = Math.floor(moment / 900_000)
  const known = latestHour.get(timeZone)
  if (known?.quarter === quarter) return known.hour
  const format =
    hourFormats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone: zoneOr(timeZone), hour: '2-digit', hourCycle: 'h23' })
  hourFormats.set(timeZone, format)
  const hour = Number(format.format(moment))
  latestHour.set(timeZone, { quarter, hour })
  return hour
}
const hourFormats = new Map<string, Intl.DateTimeFormat>()
const latestHour = new Map<string, { quarter: number; hour: number }>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone: zoneOr(timeZone), year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, made)
  return made
}

const zoneOr = (timeZone: string): string => {
  try {
    return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

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
