import { and, eq } from 'drizzle-orm'
import type { FileRef } from '../../../core/fileRef.ts'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import type { FieldAnswer, FormAnswers, FormField } from './model.ts'
import { styleOf, typeOf } from './rules.ts'
import { formAnswer, formSubmission, formVersion } from './tables.ts'

type AccountTx = { tx: Tx; GroupId: string }

/** An answer as it was given: under its question then, printed in the reader's language. */
export type PrintedAnswer = {
  Code: string
  /** Which field of the request this answer fills. */
  Means: string
  Question: FormField['Text']
  Text: string
  /** What was given by stars, 1 to 5; null: not asked so. */
  Stars: number | null
  Files: readonly FileRef[]
  Failed: boolean
}

/** A form as it was answered, with its answers. */
export const readAnsweredForm = async (
  { tx, GroupId }: AccountTx,
  SubmissionId: string,
): Promise<{ fields: readonly FormField[]; answers: FormAnswers }> => {
  const rows = await selectAnswers({ tx, GroupId }, [SubmissionId])
  const fields = rows[0]?.Fields ?? []
  const read = rows.flatMap(({ answer }): [string, FieldAnswer][] => {
    const field = fields.find(({ Code }) => Code === answer.Code)
    const value = field && typeOf(field).read(answer)
    return value === undefined || value === null ? [] : [[answer.Code, value]]
  })
  return { fields, answers: Object.fromEntries(read) }
}

const selectAnswers = ({ tx, GroupId }: AccountTx, ids: readonly string[]) =>
  tx
    .select({ SubmissionId: formSubmission.id, Fields: formVersion.Fields, answer: formAnswer })
    .from(formSubmission)
    .innerJoin(formVersion, and(eq(formVersion.GroupId, GroupId), eq(formVersion.id, formSubmission.FormVersionId)))
    .innerJoin(formAnswer, and(eq(formAnswer.GroupId, GroupId), eq(formAnswer.SubmissionId, formSubmission.id)))
    .where(and(eq(formSubmission.GroupId, GroupId), oneOf(formSubmission.id, ids)))

/** The answers of a submission in the order of the form that was answered; a question without an answer is left out. */
export const readSubmission = async (place: AccountTx, SubmissionId: string, language: Language): Promise<PrintedAnswer[]> =>
  (await printSubmissions(place, [SubmissionId], language)).get(SubmissionId) ?? []

/** The same of several submissions, by their ids; one without answers is left out. One statement. */
export const printSubmissions = async (
  place: AccountTx,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, PrintedAnswer[]>> => {
  const rows = ids.length > 0 ? await selectAnswers(place, ids) : []
  return new Map([...Map.groupBy(rows, one => one.SubmissionId)].map(([id, own]) => [id, printAnswers(own, language)]))
}

const printAnswers = (rows: Awaited<ReturnType<typeof selectAnswers>>, language: Language): PrintedAnswer[] => {
  const answers = new Map(rows.map(({ answer }) => [answer.Code, answer]))
  return (rows[0]?.Fields ?? []).flatMap(field => {
    const columns = answers.get(field.Code)
    const value = columns && typeOf(field).read(columns)
    if (value === undefined || value === null) return []
    const Files = columns?.Files ? (value as readonly FileRef[]) : [] // what the column of files reads
    return [
      {
        Code: field.Code,
        Means: field.Means ?? '',
        Question: field.Text,
        Text: typeOf(field).print(value, field, language),
        Stars: styleOf(field.Style).look === 'stars' && typeof value === 'number' ? value : null,
        Files,
        Failed: columns?.Failed ?? false,
      },
    ]
  })
}
