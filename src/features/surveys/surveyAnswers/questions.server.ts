import type { Tx } from '../../../platform/db/database.ts'
import { readSubmissions, saveSubmission } from '../../base/fields/data.ts'
import { readAnswers } from '../../base/fields/rules.ts'
import type { SurveyKept } from '../surveys/data.ts'
import type { ProductQuestion } from '../surveys/model.ts'
import { fieldsOf } from '../surveys/questionFields.ts'
import type { FieldValue } from './model.ts'
import { answersIn, writeValues } from './questions.ts'

type AccountTx = { tx: Tx; GroupId: string }
type Asking = Pick<SurveyKept, 'id' | 'BuildingId' | 'ProductQuestions'>

/** The answers to a survey's questions, by the question's code. A question that nobody has answered has none. */
export const readQuestionValues = async (ctx: AccountTx, { id, ProductQuestions }: Asking): Promise<Map<string, FieldValue[]>> => {
  const questionOf = (code: string) => ProductQuestions.find(({ Code }) => Code === code) ?? { Fields: [] }
  const parts = await readSubmissions(ctx, { FormId: id, SubjectId: id }, code => fieldsOf(questionOf(code)))
  return new Map([...parts].map(([code, answers]) => [code, writeValues(questionOf(code), answers)]))
}

/** Keeps the answer to a question, under the fields that it has now. The survey's row is locked. */
export const saveQuestionValues = async (
  ctx: AccountTx & { now: Date },
  { id, BuildingId }: Asking,
  question: ProductQuestion,
  values: readonly FieldValue[],
): Promise<void> => {
  const fields = fieldsOf(question)
  const answers = readAnswers(fields, answersIn(question, values))
  await saveSubmission(ctx, { FormId: id, Part: question.Code, SubjectId: id, BuildingId, fields, answers })
}
