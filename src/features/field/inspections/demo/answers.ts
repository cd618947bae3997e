import { normal, type Random } from '../../../../platform/demo/random.ts'
import type { FieldAnswer, FormAnswers, FormField } from '../../../base/fields/model.ts'
import { readAnswers, styleOf } from '../../../base/fields/rules.ts'

/** Notes beside what somebody found. */
const notes = [
  'Reported to the chief engineer.',
  'Cleaned and checked again, still so.',
  'Part is on order.',
  'Looks worn, watch it.',
  'Isolated until the service comes.',
] as const

/** `drift`: how far a reading has moved from the middle of its limits, 0 not at all, 1 to its end; `careful`: chance that all is in order. */
export type DemoHabits = { drift: number; careful: number }

/** What somebody answers at a stop of the demo world: readings near the middle of their limits, now and then one that fails. */
export const answerStop = (fields: readonly FormField[], random: Random, { drift, careful }: DemoHabits): FormAnswers => {
  const given = fields.map((field): [string, FieldAnswer | undefined] => [field.Code, answerOf(field, random, { drift, careful })])
  return readAnswers(fields, Object.fromEntries(given.filter(([, answer]) => answer !== undefined)))
}

const answerOf = (field: FormField, random: Random, { drift, careful }: DemoHabits): FieldAnswer | undefined => {
  const { Fail, Choices } = field
  const fails = random() > careful
  switch (styleOf(field.Style).type) {
    case 'number': {
      const [min, max] = [Fail?.Min ?? 10, Fail?.Max ?? 20]
      const middle = (min + max) / 2
      const half = (max - min) / 2
      const value = middle + half * (drift + 0.3 * normal(random)) + (fails ? half * 1.4 : 0)
      return Math.round(value * 10) / 10
    }
    case 'choice': {
      const bad = Choices.find(({ Value }) => Value === Fail?.Value)
      const good = Choices.find(({ Value }) => Value !== Fail?.Value)
      return (fails && bad ? bad : (good ?? Choices[0]))?.Value
    }
    case 'choices':
      return Choices.length > 0 ? Choices.filter(({ Value }) => Value !== Fail?.Value).map(({ Value }) => Value) : undefined
    case 'date':
      return undefined
    default:
      return undefined
  }
}

/** A note beside a finding; '' where nobody wrote one. */
export const noteOf = (random: Random): string => (random() < 0.6 ? (notes[Math.floor(random() * notes.length)] ?? '') : '')
