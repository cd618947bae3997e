import { hints } from '../../../../core/hints.ts'
import { choiceTextIn, defineFieldType, isOffered } from '../fieldType.ts'

/** One of the choices. */
export const choiceType = defineFieldType<string>({
  label: { en: 'One choice', es: 'Una opción', fr: 'Un choix' },
  icon: 'list',
  line: { en: 'One choice from a closed list', es: 'Una opción de una lista cerrada', fr: 'Un choix dans une liste fermée' },
  offersChoices: true,
  parse: (raw, field) => {
    if (raw === undefined || raw === null || raw === '') return { answer: null }
    return typeof raw === 'string' && isOffered(field, raw) ? { answer: raw } : { hint: hints.choice }
  },
  print: (answer, field, language) => choiceTextIn(field, answer, language),
  column: answer => ({ Opts: [answer] }),
  read: ({ Opts }) => Opts?.[0] ?? null,
  rules: ['IsEqualTo', 'IsNotEqualTo'],
  fails: (answer, { Rule, Value }) => (answer === Value) === (Rule === 'IsEqualTo'),
})
