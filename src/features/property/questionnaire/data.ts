import type { Tx } from '../../../platform/db/database.ts'
import { type FormSubmitted, readAnswersOf, readSubmissions, saveSubmission } from '../../base/fields/data.ts'
import type { FormAnswers } from '../../base/fields/model.ts'
import { questionFields } from './rules.ts'

type AccountTx = { tx: Tx; GroupId: string }

/** The form of the questionnaire: the portal's own, one for all buildings. */
const FormId = '6f1d3c62-6a0e-4d7f-9a4b-5c2f6d1b7e10'
const formOf = (BuildingId: string) => ({ FormId, SubjectId: BuildingId })

/** The answers that a building keeps. */
export const readBuildingAnswers = async (ctx: AccountTx, BuildingId: string): Promise<FormAnswers> => {
  const parts = await readSubmissions(ctx, formOf(BuildingId), () => questionFields)
  return parts.get('') ?? {}
}

/** Keeps the answers of a building. Its row is locked, or was made a moment ago. */
export const saveBuildingAnswers = async (
  ctx: AccountTx & { now: Date },
  BuildingId: string,
  answers: FormSubmitted['answers'],
): Promise<void> => {
  await saveSubmission(ctx, { ...formOf(BuildingId), BuildingId, fields: questionFields, answers })
}

/** The answers that many buildings keep, by building; one without answers is left out. */
export const readAnswersOfBuildings = (ctx: AccountTx, BuildingIds: readonly string[]): Promise<Map<string, FormAnswers>> =>
  readAnswersOf(ctx, FormId, { SubjectIds: BuildingIds, fields: questionFields })
