import { sql } from 'drizzle-orm'
import { Refusal } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { lockedSurvey, thisSurvey } from './data.ts'
import type { SurveyStatus } from './model.ts'
import { surveyMessages } from './rules.ts'
import { survey } from './tables.ts'

type Change = { from: readonly SurveyStatus[]; to: SurveyStatus }

/** Moves a survey that the customer has submitted from one state to the next. Throws `sys.obj.cfl` from any other state. */
export const moved = async <T extends SurveyStatus>(ctx: Ctx<'group'>, id: string, { from, to }: Change & { to: T }) => {
  const before = await lockedSurvey(ctx, id)
  if (!from.includes(before.Status)) throw new Refusal('sys.obj.cfl', surveyMessages.notSubmitted)
  const reopened = to === 'Completed' ? { SubmittedDate: null } : {}
  await ctx.tx
    .update(survey)
    .set({ Status: to, ...reopened, ModifiedDate: ctx.now, Version: sql`${survey.Version} + 1` })
    .where(thisSurvey(ctx.GroupId, id))
  ctx.audit({ Object: 'survey', ObjectId: id, Before: { Status: before.Status }, After: { Status: to } })
  return { acId: id, Status: to }
}
