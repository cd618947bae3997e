import { isEmpty } from '../../../core/problem.ts'
import type { ProductQuestion, Progress } from '../surveys/model.ts'
import type { FieldValue } from './model.ts'
import { type Payloads, type SectionKey, sections } from './sections/sections.ts'

/** How far a section is, by its own rule. */
export const progressOf = <K extends SectionKey>(key: K, payload: Payloads[K]): Progress => sections[key].count(payload)

/** How far the answer to a question is: what is filled in of what there is to fill in. Downloads ask for nothing. */
export const questionProgress = ({ Fields }: Pick<ProductQuestion, 'Fields'>, values: readonly FieldValue[]): Progress => {
  const asked = Fields.filter(({ FieldType }) => FieldType !== 'DownLoad')
  const answered = asked.filter(({ Code }) => values.some(value => value.Code === Code && isAnswered(value)))
  return { Numerator: answered.length, Denominator: asked.length }
}

/** A question without anything to fill in is complete from the start. */
export const isComplete = ({ Numerator, Denominator }: Progress): boolean => Numerator >= Denominator

const isAnswered = ({ Value, Values, File }: FieldValue): boolean => !isEmpty(Value) || !isEmpty(Values) || !isEmpty(File)
