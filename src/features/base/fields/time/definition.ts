import { hints } from '../../../../core/hints.ts'
import { formatTime, isTime } from '../../../../core/times.ts'
import { defineFieldType } from '../fieldType.ts'

/** A time of the day, `HH:MM`. */
export const timeType = defineFieldType<string>({
  label: { en: 'Time', es: 'Hora', fr: 'Heure' },
  icon: 'clock',
  line: { en: 'One time of day', es: 'Una hora del día', fr: 'Une heure de la journée' },
  parse: raw => {
    if (raw === undefined || raw === null || raw === '') return { answer: null }
    return typeof raw === 'string' && isTime(raw.trim()) ? { answer: raw.trim() } : { hint: hints.time }
  },
  print: (answer, _, language) => formatTime(answer, language),
  column: Txt => ({ Txt }),
  read: ({ Txt }) => Txt,
})
