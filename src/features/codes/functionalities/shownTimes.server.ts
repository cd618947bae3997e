import { formatTimes } from '../../../core/times.ts'
import type { Language } from '../../../core/words.ts'

/** From when to when, of times of a form, as a visitor reads it on one line; '' without any. */
export const shownTimes = (start: unknown, end: unknown, language: Language): string =>
  formatTimes(timeOf(start), timeOf(end), language).replaceAll(' ', '\u00a0')

const timeOf = (value: unknown): string | null => (typeof value === 'string' && /^\d\d:\d\d$/.test(value) ? value : null)
