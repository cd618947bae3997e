import { and, desc, eq } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import type { DataColumns } from '../../base/exporting/lists.server.ts'
import { type AnsweredRow, fieldColumns, questionKey } from '../../base/fields/fieldColumns.ts'
import type { FormField } from '../../base/fields/model.ts'
import { typeOf } from '../../base/fields/rules.ts'
import { formAnswer, formSubmission, formVersion } from '../../base/fields/tables.ts'
import { visitorRequest } from '../requests/tables.ts'
import { GetRequests, type RequestRow } from './contract.ts'

/** What the columns of the list do not tell: who it is, and what they mean, stand there already. */
const isExtra = ({ Means }: FormField): boolean => !Means

const idOf = (row: unknown): string => (row as RequestRow).RequestId // a row of `GetRequests`

/** The answers of requests as columns of their file: a question a column, over all signs that ask it in the same words. */
export const requestAnswers: DataColumns = {
  path: GetRequests.path,
  idOf,
  read: async ({ tx, GroupId }, ids) => {
    const rows = await tx
      .selectDistinct({ Fields: formVersion.Fields, at: formVersion.CreatedDate })
      .from(visitorRequest)
      .innerJoin(formSubmission, and(eq(formSubmission.GroupId, GroupId), eq(formSubmission.id, visitorRequest.SubmissionId)))
      .innerJoin(formVersion, and(eq(formVersion.GroupId, GroupId), eq(formVersion.id, formSubmission.FormVersionId)))
      .where(and(eq(visitorRequest.GroupId, GroupId), oneOf(visitorRequest.id, ids)))
      .orderBy(desc(formVersion.CreatedDate))
    return fieldColumns(rows.flatMap(({ Fields }) => Fields.filter(isExtra)))
  },
  fill: async ({ tx, GroupId }, rows) => {
    const answered = await tx
      .select({ id: visitorRequest.id, Fields: formVersion.Fields, answer: formAnswer })
      .from(visitorRequest)
      .innerJoin(formSubmission, and(eq(formSubmission.GroupId, GroupId), eq(formSubmission.id, visitorRequest.SubmissionId)))
      .innerJoin(formVersion, and(eq(formVersion.GroupId, GroupId), eq(formVersion.id, formSubmission.FormVersionId)))
      .innerJoin(formAnswer, and(eq(formAnswer.GroupId, GroupId), eq(formAnswer.SubmissionId, formSubmission.id)))
      .where(and(eq(visitorRequest.GroupId, GroupId), oneOf(visitorRequest.id, rows.map(idOf))))
    const byRow = Map.groupBy(answered, one => one.id)
    return rows.map((row): AnsweredRow => {
      const Answers: Record<string, AnsweredRow['Answers'][string]> = {}
      for (const { Fields, answer } of byRow.get(idOf(row)) ?? []) {
        const field = Fields.find(({ Code }) => Code === answer.Code)
        const value = field && typeOf(field).read(answer)
        if (field && value !== undefined && value !== null) Answers[questionKey(field)] = { field, answer: value }
      }
      return { ...(row as RequestRow), Answers }
    })
  },
}
