import type { DemoMaking } from '../../../platform/demo/part.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import { type FormSubmitted, keepFormVersion, rowsOfAnswers } from './data.ts'
import type { FormAnswers } from './model.ts'
import { formAnswer, formSubmission } from './tables.ts'

type DemoSubmission = { id: string; at: Date; answers: FormAnswers }
const chunk = 500

/** Keeps forms that were filled in over the two years: many of one form, a row an answer. */
export const keepDemoSubmissions = async (
  { tx }: DemoMaking,
  { GroupId, ...form }: Omit<FormSubmitted, 'answers'> & { GroupId: string },
  many: readonly DemoSubmission[],
): Promise<void> => {
  if (many.length === 0) return
  const { FormId, Part = '', SubjectId, BuildingId, fields } = form
  const FormVersionId = await keepFormVersion({ tx, GroupId }, form, fields)
  const of = { GroupId, FormId, Part, FormVersionId, SubjectId, BuildingId }
  await tx.insert(formSubmission).values(many.map(({ id, at }) => ({ ...of, id, CreatedDate: at, ModifiedDate: at })))
  const rows = many.flatMap(({ id, at, answers }) => rowsOfAnswers(GroupId, id, at, { SubjectId, BuildingId, fields, answers }))
  for (let i = 0; i < rows.length; i += chunk) await tx.insert(formAnswer).values(rows.slice(i, i + chunk))
  const files = rows.filter(({ Files }) => Files)
  if (files.length > 0) await noteFiles(tx, formAnswer, files)
}
