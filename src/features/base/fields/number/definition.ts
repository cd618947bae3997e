import { hints, rangeHint } from '../../../../core/hints.ts'
import type { Language } from '../../../../core/words.ts'
import { type ErrorRule, errorRules, type FailRule } from '../fieldShape.ts'
import { defineFieldType } from '../fieldType.ts'

/** A number within its range; a reading fails by any of the eight error rules. */
export const numberType = defineFieldType<number>({
  label: { en: 'Number', es: 'Número', fr: 'Nombre' },
  icon: 'figures',
  line: { en: 'A figure', es: 'Una cifra', fr: 'Un chiffre' },
  parse: (raw, { Range: [least, most] = [-1e15, 1e15], Decimals = 2 }) => {
    if (raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '') || Number.isNaN(raw)) return { answer: null }
    const answer = typeof raw === 'number' ? raw : typeof raw === 'string' && isFigure(raw.trim()) ? Number(raw) : Number.NaN
    if (!Number.isFinite(answer)) return { hint: hints.number }
    const isWhole = Decimals > 0 || Number.isInteger(answer)
    return answer < least || answer > most || !isWhole ? { hint: rangeHint(least, most, Decimals) } : { answer }
  },
  print: (answer, _, language: Language) => answer.toLocaleString(language, { maximumFractionDigits: 6 }),
  column: Num => ({ Num }),
  read: ({ Num }) => Num,
  rules: errorRules,
  fails: (answer, { Rule, ...rule }) => failures[Rule](answer, rule),
})

const isFigure = (text: string): boolean => /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(text)

type Bounds = Omit<FailRule, 'Rule'>
const isInside = (answer: number, { Min = Number.NEGATIVE_INFINITY, Max = Number.POSITIVE_INFINITY }: Bounds): boolean =>
  answer >= Min && answer <= Max

const failures: Readonly<Record<ErrorRule, (answer: number, rule: Bounds) => boolean>> = {
  IsEqualTo: (answer, { Value }) => answer === Number(Value),
  IsNotEqualTo: (answer, { Value }) => answer !== Number(Value),
  IsGreaterThan: (answer, { Value }) => answer > Number(Value),
  IsGreaterOrEqual: (answer, { Value }) => answer >= Number(Value),
  IsLessThan: (answer, { Value }) => answer < Number(Value),
  IsLessOrEqual: (answer, { Value }) => answer <= Number(Value),
  InsideRange: isInside,
  OutsideRange: (answer, rule) => !isInside(answer, rule),
}
