import { addDays } from './steps.ts'
import type { Language } from './words.ts'

const locale = (language: Language): string => (language === 'en' ? 'en-US' : language)
const atNoon = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** A day `2026-12-01` in a sentence: `Dec 1`, with its year where that is another than `thisYear`. */
export const dayInSentence = (day: string, language: Language, thisYear: number = new Date().getUTCFullYear()): string =>
  new Intl.DateTimeFormat(locale(language), {
    month: 'short',
    day: 'numeric',
    ...(Number(day.slice(0, 4)) !== thisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(atNoon(day))

/** A day with the day of its week, for mails and headings: `Tuesday, December 1, 2026`. */
export const dayInFull = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locale(language), { dateStyle: 'full', timeZone: 'UTC' }).format(atNoon(day))

/** From when to when, each `HH:MM` or missing, as short as it can be read: `10–11 AM`, `10:30 AM – 12 PM`, `10:00–11:00`; '' without any. */
export const hoursInSentence = (start: string | null, end: string | null, language: Language): string => {
  if (!start) return ''
  const whole = language === 'en' && [start, end].every(time => !time || time.endsWith(':00'))
  const clock = new Intl.DateTimeFormat(locale(language), {
    hour: 'numeric',
    ...(!whole && { minute: '2-digit' }),
    timeZone: 'UTC',
  })
  const at = (time: string): number => Date.parse(`2000-01-01T${time}:00Z`)
  const said = end && end > start ? clock.formatRange(at(start), at(end)) : clock.format(at(start))
  const plain = said.replaceAll(/\s+/gu, ' ')
  return /[AP]M.* – /.test(plain) ? plain : plain.replace(/\s?[–-]\s?/, '–')
}

/** The seven days of the week of a day; weeks begin on Monday, in English on Sunday. */
export const weekOf = (day: string, language: Language): string[] => {
  const weekday = new Date(atNoon(day)).getUTCDay()
  const first = addDays(day, language === 'en' ? -weekday : -((weekday + 6) % 7))
  return Array.from({ length: 7 }, (_, i) => addDays(first, i))
}
