import { isEmail } from '../../../../core/email.ts'
import { hints } from '../../../../core/hints.ts'
import { defineFieldType } from '../fieldType.ts'

/** An email address. */
export const emailType = defineFieldType<string>({
  label: { en: 'Email', es: 'Correo electrónico', fr: 'E-mail' },
  icon: 'mail',
  line: { en: 'An email address, checked', es: 'Un correo electrónico, comprobado', fr: 'Une adresse e-mail, vérifiée' },
  parse: raw => {
    if (raw === undefined || raw === null) return { answer: null }
    const typed = typeof raw === 'string' ? raw.trim() : '?'
    return typed === '' ? { answer: null } : isEmail(typed) ? { answer: typed } : { hint: hints.email }
  },
  print: answer => answer,
  column: Txt => ({ Txt }),
  read: ({ Txt }) => Txt,
})
