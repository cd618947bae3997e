import { hints } from '../../../../core/hints.ts'
import type { FieldShape } from '../fieldShape.ts'
import { choiceTextIn, defineFieldType, isOffered } from '../fieldType.ts'

/** Names of the inputs of the choices on a page without script, in their order. */
export const choiceInputs = ({ Code, Choices }: Pick<FieldShape, 'Code' | 'Choices'>): string[] => Choices.map((_, i) => `${Code}.${i}`)

/** Some of the choices, each once. */
export const choicesType = defineFieldType<readonly string[]>({
  label: { en: 'Several choices', es: 'Varias opciones', fr: 'Plusieurs choix' },
  icon: 'ticks',
  line: { en: 'Several choices may be ticked', es: 'Se pueden marcar varias opciones', fr: 'Plusieurs choix possibles' },
  offersChoices: true,
  parse: (raw, field) => {
    if (raw === undefined || raw === null || raw === '') return { answer: null }
    if (!Array.isArray(raw)) return { hint: hints.list }
    const picked: unknown[] = raw
    if (!picked.every((one): one is string => isOffered(field, one))) return { hint: hints.choice }
    return { answer: picked.length > 0 ? [...new Set(picked)] : null }
  },
  print: (answer, field, language) => answer.map(one => choiceTextIn(field, one, language)).join(', '),
  column: Opts => ({ Opts }),
  read: ({ Opts }) => Opts,
  inputs: choiceInputs,
  join: (field, typed) => field.Choices.filter((_, i) => typed[choiceInputs(field)[i] ?? ''] !== undefined).map(({ Value }) => Value),
  split: (field, sent) => {
    const picked: readonly unknown[] = Array.isArray(sent) ? sent : []
    return Object.fromEntries(
      field.Choices.flatMap(({ Value }, i) => (picked.includes(Value) ? [[choiceInputs(field)[i] ?? '', Value] as const] : [])),
    )
  },
})
