import { writePath } from '../../../../core/paths.ts'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import type { FormField } from '../../../base/fields/model.ts'
import { type EquipmentQuestion, readQuestions, writeQuestion } from '../questions.ts'

/** Where a form holds its questions: a template under `Fields`, a stop under `FormTemplateFields`. */
type QuestionsName = 'Fields' | 'FormTemplateFields'
type WithQuestions<Name extends QuestionsName> = { readonly [K in Name]?: readonly unknown[] | undefined }
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
const wirePath = (path: string, name: QuestionsName): string =>
  path
    .replace(/^(Fields\.\d+\.)(Choices\.(\d+)\.Text|Fail\.\w+|When\.Value|\w+)/, (_, at: string, part: string, choice?: string) =>
      choice === undefined ? at + (wireNames[part] ?? part) : `${at}AnswerOption${Number(choice) + 1}`,
    )
    .replace(/^Fields/, name)

const writeAll = (fields: readonly FormField[]): EquipmentQuestion[] => fields.map((field, i) => writeQuestion(field, fields.slice(0, i)))

/** The questions of the wire as the kit of fields edits them. `name`: under which the form holds them. */
export const editQuestions = <Name extends QuestionsName, V extends WithQuestions<Name>>(form: CallForm<V>, name: Name): QuestionsForm => {
  const sent = (values: V) => readQuestions((values[name] ?? []) as readonly EquipmentQuestion[]) // the form holds whole questions
  const placeOf = (path: string) => {
    const own = wirePath(path, name)
    return form.placeOf?.(own) ?? own
  }
  const put: QuestionsForm['put'] = next =>
    form.put(before => {
      const read = { Fields: sent(before) }
      const { Fields } = typeof next === 'function' ? next(read) : next
      return { ...before, [name]: writeAll(Fields) }
    })
  return {
    ...form,
    values: { Fields: sent(form.values) },
    put,
    set: (path, value) => put(before => writePath(before, path, value)),
    problemAt: path => form.problemAt(wirePath(path, name)),
    differenceAt: path => form.differenceAt(wirePath(path, name)),
    reset: () => form.reset(),
    placeOf,
  }
}
