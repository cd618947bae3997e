import type { Problem } from '../../../core/problem.ts'
import type { FormField } from '../../base/fields/model.ts'
import { areUnique, makeField, styleOf } from '../../base/fields/rules.ts'
import type { FieldStyleName } from '../../base/fields/styles.ts'
import { type ProductQuestion, type QuestionField, questionFieldTypes } from './model.ts'

/** The styles of fields that a survey may ask for, in the order of its types. */
export const questionStyles: readonly FieldStyleName[] = questionFieldTypes.map(type => `survey.${type}` as const)

const kinds = new Map(questionFieldTypes.map(type => [`survey.${type}` as FieldStyleName, type]))

/** A question's field, as the wire has it, as a field of a form. */
export const readQuestionField = ({ Code, FieldType, Label, Required, Options, File }: QuestionField): FormField => {
  const Style = `survey.${FieldType}` as const
  const made = makeField(Style, Code)
  return { ...made, Text: Label, Required, Choices: styleOf(Style).fixed ? made.Choices : Options, File }
}

/** A field of a form as the wire of surveys has it. */
export const writeQuestionField = ({ Code, Style, Text, Required, Choices, File = null }: FormField): QuestionField => ({
  Code,
  FieldType: kinds.get(Style) ?? 'Text Field',
  Label: Text,
  Required,
  Options: styleOf(Style).fixed ? [] : Choices.map(({ Value, Text: words }) => ({ Value, Text: words })),
  File,
})

/** A question as it is composed: its fields are those of a form. */
export type ComposedQuestion = Omit<ProductQuestion, 'Fields'> & { Fields: readonly FormField[] }

/** The fields of a question. */
export const fieldsOf = ({ Fields }: Pick<ProductQuestion, 'Fields'>): FormField[] => Fields.map(readQuestionField)

/** A question, as the wire has it, to be composed. */
export const readQuestion = (question: ProductQuestion): ComposedQuestion => ({ ...question, Fields: fieldsOf(question) })

/** A composed question as the wire has it. */
export const writeQuestion = (question: ComposedQuestion): ProductQuestion => ({
  ...question,
  Fields: question.Fields.map(writeQuestionField),
})

const wireNames = { Text: 'Label', Choices: 'Options' } as const

/** A problem of a composed question, at the path that the wire has for it. */
export const atWirePath = (problem: Problem): Problem => ({
  ...problem,
  Field: problem.Field.replace(
    /^(Fields\.\d+)\.(Text|Choices)\b/,
    (_, field: string, name: keyof typeof wireNames) => `${field}.${wireNames[name]}`,
  ),
})

/** Whether rows have codes of their own. */
export const haveOwnCodes = (rows: readonly { Code: string }[]): boolean => areUnique(rows.map(({ Code }) => Code))
