import { hints, misfit } from '../../../core/hints.ts'
import { isEmpty, type Problem } from '../../../core/problem.ts'
import type { ProductQuestion, QuestionField } from '../surveys/model.ts'
import { isDay } from './checks.ts'
import type { FieldValue } from './model.ts'

/** What is wrong with the answer to a product's question, at `FieldsValues.{i}`. A required field may wait until the survey is handed in. */
export const questionProblems = ({ Fields }: Pick<ProductQuestion, 'Fields'>, values: readonly FieldValue[]): Problem[] =>
  values.flatMap((value, i): Problem[] => {
    const field = Fields.find(({ Code }) => Code === value.Code)
    const twice = values.findIndex(({ Code }) => Code === value.Code) !== i
    const Field = `FieldsValues.${i}${!field || twice ? '' : `.${slotOf(field)}`}`
    return field && !twice && fits(field, value) ? [] : [misfit(Field, hintOf(field, twice))]
  })

/** Which part of a value the answer to a field stands in. */
export const slotOf = ({ FieldType }: Pick<QuestionField, 'FieldType'>): 'Value' | 'Values' | 'File' =>
  FieldType === 'Checkbox' ? 'Values' : FieldType === 'Upload' ? 'File' : 'Value'

const slots = ['Value', 'Values', 'File'] as const

const fits = (field: QuestionField, value: FieldValue): boolean => {
  const slot = slotOf(field)
  if (field.FieldType === 'DownLoad' || slots.some(other => other !== slot && !isEmpty(value[other]))) return false
  if (isEmpty(value[slot])) return true
  const offered = (one: string) => field.Options.some(({ Value }) => Value === one)
  const { Value = '', Values = [] } = value
  switch (field.FieldType) {
    case 'Checkbox':
      return Values.every(offered) && new Set(Values).size === Values.length
    case 'DropDown':
    case 'Multiple Choice':
      return offered(Value ?? '')
    case 'Yes/No':
      return Value === 'Yes' || Value === 'No'
    case 'Date':
      return isDay(Value ?? '')
    default:
      return true
  }
}

const hintOf = (field: QuestionField | undefined, twice: boolean): string => {
  if (twice) return hints.twice
  if (field?.FieldType === 'Date') return hints.day
  return field?.FieldType === 'Yes/No' ? hints.yesNo : hints.choice
}

/** Required fields of a question that are still empty, by their code. */
export const missingFields = ({ Fields }: Pick<ProductQuestion, 'Fields'>, values: readonly FieldValue[]): string[] =>
  Fields.filter(field => field.Required && field.FieldType !== 'DownLoad')
    .filter(field => isEmpty(values.find(({ Code }) => Code === field.Code)?.[slotOf(field)]))
    .map(({ Code }) => Code)
