import { hints } from '../../../../core/hints.ts'
import { isPhone, shownPhone, storedPhone } from '../../../../core/phone.ts'
import { defineFieldType } from '../fieldType.ts'

/** A phone number, kept as eleven digits. */
export const phoneType = defineFieldType<string>({
  label: { en: 'Phone number', es: 'Teléfono', fr: 'Téléphone' },
  icon: 'phone',
  line: { en: 'A phone number, checked', es: 'Un teléfono, comprobado', fr: 'Un téléphone, vérifié' },
  parse: raw => {
    if (raw === undefined || raw === null) return { answer: null }
    const stored = typeof raw === 'string' ? storedPhone(raw) : '?'
    return stored === '' ? { answer: null } : isPhone(stored) ? { answer: stored } : { hint: hints.phone }
  },
  print: answer => shownPhone(answer),
  column: Txt => ({ Txt }),
  read: ({ Txt }) => Txt,
})
