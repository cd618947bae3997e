import { Refusal } from '../../../core/problem.ts'
import { updateRecord } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { lockSurvey } from './data.ts'
import type { SurveyStatus } from './model.ts'
import { surveyMessages } from './rules.ts'
import { survey } from './tables.ts'

type Change = { from: readonly SurveyStatus[]; to: SurveyStatus }

/** Moves a survey that the customer has submitted from one state to the next. Throws `sys.obj.cfl` from any other state. */
export const moveSurvey = async <T extends SurveyStatus>(ctx: Ctx<'group'>, id: string, { from, to }: Change & { to: T }) => {
  const before = await lockSurvey(ctx, id)
  if (!from.includes(before.Status)) throw new Refusal('sys.obj.cfl', surveyMessages.notSubmitted)
  await updateRecord(ctx, survey, before, { Status: to, ...(to === 'Completed' && { SubmittedDate: null }) })
  ctx.audit({ Object: 'survey', ObjectId: id, Before: { Status: before.Status }, After: { Status: to } })
  return { acId: id, Status: to }
}
