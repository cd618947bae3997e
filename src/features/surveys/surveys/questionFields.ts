import { below, type Problem } from '../../../core/problem.ts'
import type { FormField } from '../../base/fields/model.ts'
import { areUnique, findFormProblems, makeField, styleOf } from '../../base/fields/rules.ts'
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

/** The fields of a question. */
export const fieldsOf = ({ Fields }: Pick<ProductQuestion, 'Fields'>): FormField[] => Fields.map(readQuestionField)

const wireNames = { Text: 'Label', Choices: 'Options' } as const

/** What is wrong with the fields of a question, at the wire's paths, below `prefix`. */
export const findFieldProblems = (question: Pick<ProductQuestion, 'Fields'>, prefix: string): Problem[] =>
  below(
    prefix,
    findFormProblems(fieldsOf(question)).map(problem => ({
      ...problem,
      Field: problem.Field.replace(/^(\d+)\.(Text|Choices)\b/, (_, i: string, name: keyof typeof wireNames) => `${i}.${wireNames[name]}`),
    })),
  )

/** Whether rows have codes of their own. */
export const haveOwnCodes = (rows: readonly { Code: string }[]): boolean => areUnique(rows.map(({ Code }) => Code))
