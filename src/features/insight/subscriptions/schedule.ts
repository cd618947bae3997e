import type { Language } from '../../../core/words.ts'
import type { Schedule } from './rules.ts'

const weekdays = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'] as const
/** The word of a day of the week, from Sunday (0). */
export const weekdayKey = (weekday: number): `weekdays.${(typeof weekdays)[number]}` => `weekdays.${weekdays[weekday] ?? 'd0'}`

type Said = { hour: string; weekday: string; zone: string }
type Translate = {
  (key: `scheduleOf.${Schedule['Frequency']}`, values: Said): string
  (key: ReturnType<typeof weekdayKey>): string
}

/** A schedule as people read it, always with its time zone: `Weekly, Monday, 7:00 AM (America/New_York)`. */
export const describeSchedule = ({ Frequency, Hour, Weekday, TimeZone }: Schedule, t: Translate, language: Language): string =>
  t(`scheduleOf.${Frequency}`, { hour: hourText(Hour, language), weekday: t(weekdayKey(Weekday)), zone: TimeZone })

/** An hour of the day as its readers write it. */
export const hourText = (hour: number, language: Language): string =>
  language === 'en' ? `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}` : `${hour}:00`
