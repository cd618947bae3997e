import type { FileRef } from '../../../core/fileRef.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { isEmpty, type Problem } from '../../../core/problem.ts'
import type { FormAnswers, FormField } from '../../base/fields/model.ts'
import {
  countAnswered,
  findAnswerProblems,
  findCodeProblems,
  listMissingFields,
  type SentAnswers,
  styleOf,
} from '../../base/fields/rules.ts'
import type { ProductQuestion, Progress } from '../surveys/model.ts'
import { fieldsOf } from '../surveys/questionFields.ts'
import type { FieldValue } from './model.ts'

type Question = Pick<ProductQuestion, 'Fields'>
const slots = ['Value', 'Values', 'File'] as const

/** The part of a value that holds a field's answer. */
export const slotOf = ({ Style }: FormField): (typeof slots)[number] => {
  const { type } = styleOf(Style)
  return type === 'choices' ? 'Values' : type === 'files' ? 'File' : 'Value'
}

/** The values of a question by the codes of its fields. */
export const answersIn = (question: Question, values: readonly FieldValue[]): SentAnswers =>
  Object.fromEntries(fieldsOf(question).map(field => [field.Code, values.find(({ Code }) => Code === field.Code)?.[slotOf(field)]]))

/** The answers to a question as the wire has them. */
export const writeValues = (question: Question, answers: FormAnswers): FieldValue[] =>
  fieldsOf(question).flatMap((field): FieldValue[] => {
    const { Code } = field
    const answer = answers[Code]
    if (answer === undefined) return []
    const slot = slotOf(field)
    if (slot === 'File') return [{ Code, File: (answer as readonly FileRef[])[0] ?? null }] // what its type reads
    return [slot === 'Values' ? { Code, Values: [...(answer as readonly string[])] } : { Code, Value: String(answer) }] // likewise
  })

/** What is wrong with the answer to a product's question, at `FieldsValues.{i}`. A required field may wait until the survey is handed in. */
export const questionProblems = (question: Question, values: readonly FieldValue[]): Problem[] => {
  const fields = fieldsOf(question)
  const wrongCodes = findCodeProblems(
    fields,
    values.map(({ Code }) => Code),
    i => `FieldsValues.${i}`,
  )
  return values.flatMap((value, i): Problem[] => {
    const at = `FieldsValues.${i}`
    const field = fields.find(({ Code }) => Code === value.Code)
    const wrongCode = wrongCodes.filter(({ Field }) => Field === at)
    if (!field || wrongCode.length > 0) return wrongCode
    const slot = slotOf(field)
    if (slots.some(other => other !== slot && !isEmpty(value[other]))) return [misfit(`${at}.${slot}`, hints.choice)]
    return findAnswerProblems([field], { [value.Code]: value[slot] }, { at: () => `${at}.${slot}`, complete: false })
  })
}

/** Required fields of a question that are still empty, by their code. */
export const missingFields = (question: Question, values: readonly FieldValue[]): string[] =>
  listMissingFields(fieldsOf(question), answersIn(question, values))

/** How far the answer to a question is: what is filled in of what there is to fill in. Downloads ask for nothing. */
export const questionProgress = (question: Question, values: readonly FieldValue[]): Progress => {
  const { answered, of } = countAnswered(fieldsOf(question), answersIn(question, values))
  return { Numerator: answered, Denominator: of }
}
