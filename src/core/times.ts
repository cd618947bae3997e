import type { Language } from './words.ts'

/** Whether a text is a time of the day, `HH:MM`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** A time of the day, `HH:MM`, as people of a language read it: `9:00 AM`, `9:00`. */
export const formatTime = (time: string, language: Language): string =>
  new Date(`2000-01-01T${time}Z`)
    .toLocaleTimeString(language === 'en' ? 'en-US' : language, { timeStyle: 'short', timeZone: 'UTC' })
    .replace('\u202f', ' ')

/** From when to when, each `HH:MM` or missing: `9:00 AM – 10:30 AM`; '' without any. */
export const formatTimes = (start: string | null, end: string | null, language: Language): string =>
  [start, end].flatMap(time => (time ? [formatTime(time, language)] : [])).join(' – ')
