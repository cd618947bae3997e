import { isCalendarDay } from '../../../../core/days.ts'
import { hints } from '../../../../core/hints.ts'
import { defineFieldType } from '../fieldType.ts'

/** A day of the calendar, `YYYY-MM-DD`. */
export const dateType = defineFieldType<string>({
  label: { en: 'Date', es: 'Fecha', fr: 'Date' },
  icon: 'calendar',
  line: { en: 'A day, picked from a calendar', es: 'Un día, elegido en un calendario', fr: 'Un jour, choisi dans un calendrier' },
  parse: raw => {
    if (raw === undefined || raw === null || raw === '') return { answer: null }
    return typeof raw === 'string' && isCalendarDay(raw.trim()) ? { answer: raw.trim() } : { hint: hints.day }
  },
  print: (answer, _, language) =>
    new Date(`${answer}T00:00:00Z`).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  column: Day => ({ Day }),
  read: ({ Day }) => Day,
})
