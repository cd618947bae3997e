import { hints, lengthHint } from '../../../../core/hints.ts'
import { defineFieldType } from '../fieldType.ts'

const longest = 4000

/** A text, in one line or in several. */
export const textType = defineFieldType<string>({
  label: { en: 'Text', es: 'Texto', fr: 'Texte' },
  icon: 'letters',
  line: { en: 'A few words on one line', es: 'Unas palabras en una línea', fr: 'Quelques mots sur une ligne' },
  parse: (raw, { Most = longest }) => {
    if (raw === undefined || raw === null) return { answer: null }
    if (typeof raw !== 'string') return { hint: hints.text }
    const typed = raw.trim()
    return typed.length > Most ? { hint: lengthHint(Most) } : { answer: typed || null }
  },
  print: answer => answer,
  column: Txt => ({ Txt }),
  read: ({ Txt }) => Txt,
})
