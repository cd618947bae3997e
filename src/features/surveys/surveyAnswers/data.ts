import { and, eq } from 'drizzle-orm'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { Progress } from '../surveys/model.ts'
import { surveyAnswer } from '../surveys/tables.ts'

export type AnswerRow = typeof surveyAnswer.$inferSelect
type AnswersPlace = Pick<GroupCtx, 'tx' | 'GroupId'>

/** Everything that is answered of a survey. */
export const answersOf = ({ tx, GroupId }: AnswersPlace, SurveyId: string): Promise<AnswerRow[]> =>
  tx
    .select()
    .from(surveyAnswer)
    .where(and(eq(surveyAnswer.GroupId, GroupId), eq(surveyAnswer.SurveyId, SurveyId)))

/** The answer to one section, or to a question; undefined where there is none yet. */
export const answerOf = async ({ tx, GroupId }: AnswersPlace, SurveyId: string, Section: string): Promise<AnswerRow | undefined> => {
  const [row] = await tx
    .select()
    .from(surveyAnswer)
    .where(and(eq(surveyAnswer.GroupId, GroupId), eq(surveyAnswer.SurveyId, SurveyId), eq(surveyAnswer.Section, Section)))
  return row
}

type Kept = { SurveyId: string; Section: string; Payload: unknown; Progress: Progress; Version: number; now: Date }

/** Keeps an answer under its next version. */
export const keepAnswer = async (
  { tx, GroupId }: AnswersPlace,
  { SurveyId, Section, Payload, Progress, Version, now }: Kept,
): Promise<void> => {
  const values = { Payload, ...Progress, Version: Version + 1, ModifiedDate: now }
  await tx
    .insert(surveyAnswer)
    .values({ GroupId, SurveyId, Section, ...values })
    .onConflictDoUpdate({ target: [surveyAnswer.GroupId, surveyAnswer.SurveyId, surveyAnswer.Section], set: values })
  await noteFiles(tx, surveyAnswer, [{ GroupId, SurveyId, Section, Payload }])
}
