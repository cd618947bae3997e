import { type Step, startOfStep } from '../../../core/steps.ts'
import type { FormField } from '../../base/fields/model.ts'
import { styleOf } from '../../base/fields/rules.ts'
import type { CustomQuestion, QuestionKind } from './model.ts'

/** What says who somebody is: it is read with the request, not counted. */
const contactMeanings = ['Name', 'Email', 'PhoneNumber', 'Unit', 'CompanyName', 'HostName']

/** What a dashboard can do with a question; null: nothing (files, signatures, who somebody is). */
export const kindOf = (field: FormField): QuestionKind | null => {
  if (contactMeanings.some(one => one === field.Means)) return null
  const { type } = styleOf(field.Style)
  if (type === 'choice' || type === 'choices' || type === 'flag') return 'Choice'
  return type === 'number' ? 'Number' : type === 'text' ? 'Text' : null
}

type NumberCount = { Day: string; Sum: number; Count: number }
const meanOf = (rows: readonly NumberCount[]): number | null => {
  const n = rows.reduce((sum, one) => sum + one.Count, 0)
  return n === 0 ? null : Math.round((100 * rows.reduce((sum, one) => sum + one.Sum, 0)) / n) / 100
}

/** The mean of numbers over all, and step by step; `days` are the first days of all steps. */
export const seriesOf = (rows: readonly NumberCount[], step: Step, days: readonly string[]): Pick<CustomQuestion, 'Mean' | 'Series'> => {
  const bySteps = Map.groupBy(rows, one => startOfStep(one.Day, step))
  const shown = days.length > 0 ? days : [...bySteps.keys()].toSorted((a, b) => (a < b ? -1 : 1))
  const Series = shown.map(Day => {
    const own = bySteps.get(Day) ?? []
    return { Day, Mean: meanOf(own), Count: own.reduce((sum, one) => sum + one.Count, 0) }
  })
  return { Mean: meanOf(rows), Series }
}

/** How often each choice was taken, in the order of the form; those that it offers no more come last. */
export const choicesOf = (field: FormField, counted: readonly { Value: string; Count: number }[]): CustomQuestion['Choices'] => {
  const count = (value: string) => counted.find(one => one.Value === value)?.Count ?? 0
  const offered = field.Choices.map(({ Value, Text }) => ({ Value, Text, Count: count(Value) }))
  const old = counted.filter(one => !field.Choices.some(({ Value }) => Value === one.Value))
  return [...offered, ...old.map(({ Value, Count }) => ({ Value, Text: { en: Value }, Count }))]
}
