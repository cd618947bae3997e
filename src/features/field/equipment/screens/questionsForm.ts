import type { Input } from '../../../../core/call.ts'
import { writePath } from '../../../../core/paths.ts'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import type { FormField } from '../../../base/fields/model.ts'
import type { SaveQuestionTemplate } from '../contract.ts'
import { type EquipmentQuestion, readQuestion, writeQuestion } from '../questions.ts'

type SaveQuestions = Input<typeof SaveQuestionTemplate>
type Values = { Fields: readonly FormField[] }
export type QuestionsForm = CallForm<Values>

// What a part of a field is called on the wire.
const wireNames: Readonly<Record<string, string>> = {
  Text: 'Question',
  Choices: 'AnswerOption1',
  'Fail.Value': 'ErrorValue',
  'Fail.Rule': 'ErrorRule',
  'Fail.Min': 'ToleranceMin',
  'Fail.Max': 'ToleranceMax',
  When: 'CondQuestion',
  'When.Value': 'CondValue',
}
const placeOf = (path: string): string =>
  path.replace(/^(Fields\.\d+\.)(Choices\.(\d+)\.Text|Fail\.\w+|When\.Value|\w+)/, (_, at: string, name: string, choice?: string) =>
    choice === undefined ? at + (wireNames[name] ?? name) : `${at}AnswerOption${Number(choice) + 1}`,
  )

const readAll = (fields: readonly EquipmentQuestion[]): FormField[] => fields.map((field, i) => readQuestion(field, fields.slice(0, i)))
const writeAll = (fields: readonly FormField[]): EquipmentQuestion[] => fields.map((field, i) => writeQuestion(field, fields.slice(0, i)))

/** The questions of the wire as the kit of fields edits them. */
export const editQuestions = (form: CallForm<SaveQuestions>): QuestionsForm => {
  const sent = (values: SaveQuestions) => values.Fields as EquipmentQuestion[] // the form holds whole questions
  const put: QuestionsForm['put'] = next =>
    form.put(before => {
      const read = { Fields: readAll(sent(before)) }
      const { Fields } = typeof next === 'function' ? next(read) : next
      return { ...before, Fields: writeAll(Fields) }
    })
  return {
    ...form,
    values: { Fields: readAll(sent(form.values)) },
    put,
    set: (path, value) => put(before => writePath(before, path, value)),
    problemAt: path => form.problemAt(placeOf(path)),
    differenceAt: path => form.differenceAt(placeOf(path)),
    reset: () => form.reset(),
    placeOf,
  }
}
