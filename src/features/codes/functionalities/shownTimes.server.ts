import type { Language } from '../../../core/words.ts'

/** From when to when, of times as `HH:MM`, as a visitor reads it on one line; '' without any. */
export const shownTimes = (start: unknown, end: unknown, language: Language): string =>
  [start, end]
    .flatMap(time => (typeof time === 'string' && /^\d\d:\d\d$/.test(time) ? [timeIn(time, language)] : []))
    .join(' – ')
    .replaceAll(' ', '\u00a0')

const timeIn = (time: string, language: Language): string =>
  new Date(`2000-01-01T${time}Z`).toLocaleTimeString(language === 'en' ? 'en-US' : language, {
    timeStyle: 'short',
    timeZone: 'UTC',
  })
