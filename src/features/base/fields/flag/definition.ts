import { hints } from '../../../../core/hints.ts'
import { labelIn } from '../../../../core/labels.ts'
import { defineFieldType } from '../fieldType.ts'

const yes = { en: 'Yes', es: 'Sí', fr: 'Oui' } as const

/** A single box: ticked, or not answered. */
export const flagType = defineFieldType<boolean>({
  label: { en: 'Single box', es: 'Casilla', fr: 'Case à cocher' },
  icon: 'box',
  line: { en: 'One box to tick', es: 'Una casilla que marcar', fr: 'Une case à cocher' },
  parse: raw => {
    if (raw === undefined || raw === null || raw === '' || raw === false) return { answer: null }
    return raw === true || raw === 'true' ? { answer: true } : { hint: hints.flag }
  },
  print: (_, __, language) => (language === 'fr' ? yes.fr : labelIn(yes, language)),
  column: () => ({ Opts: ['true'] }),
  read: ({ Opts }) => (Opts?.[0] === 'true' ? true : null),
})
