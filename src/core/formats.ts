import { formatDay } from './days.ts'
import { shownPhone } from './phone.ts'
import type { Language } from './words.ts'

type Moment = Date | number | string | null | undefined

/**
 * Dates, numbers and phone numbers as people read them; a missing value is `''`. `moment`: a Date, epoch ms, or ISO text, in the time zone
 * `zone` (null: the local one). `day` is a calendar day, `YYYY-MM-DD`.
 */
export const formatsIn = (language: Language, zone: string | null = null): Formats => {
  const key = `${language} ${zone}`
  const made = formats.get(key) ?? makeFormats(language, zone)
  formats.set(key, made)
  return made
}

// Making them takes about a millisecond, and most parts of a page want them.
const formats = new Map<string, Formats>()
export type Formats = ReturnType<typeof makeFormats>

const makeFormats = (language: Language, zone: string | null) => {
  const locale = { en: 'en-US', es: 'es', fr: 'fr' }[language]
  const days = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const clock = zone ? { timeZone: zone } : {}
  const day = new Intl.DateTimeFormat(locale, { ...days, ...clock })
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', ...clock })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const plain = new Intl.NumberFormat(locale)
  const shown = (form: Intl.DateTimeFormat, moment: Moment): string => {
    if (moment === null || moment === undefined || moment === '') return ''
    const date = new Date(moment)
    return Number.isNaN(date.getTime()) ? '' : form.format(date)
  }
  return {
    date: (moment: Moment) => shown(day, moment),
    day: (date: string | null | undefined) => (date ? formatDay(date, language) : ''),
    /** `Mon` of a calendar day. */
    weekday: (date: string) => weekday.format(new Date(`${date}T12:00:00Z`)),
    time: (moment: Moment) => shown(time, moment),
    dateTime: (moment: Moment) => [shown(day, moment), shown(time, moment)].filter(Boolean).join(' '),
    number: (value: number | null | undefined, options?: Intl.NumberFormatOptions) =>
      value === null || value === undefined || Number.isNaN(value)
        ? ''
        : (options ? new Intl.NumberFormat(locale, options) : plain).format(value),
    phone: (stored: string | null | undefined) => shownPhone(stored ?? ''),
  }
}
