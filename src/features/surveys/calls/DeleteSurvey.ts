import { and, eq } from 'drizzle-orm'
import { handle } from '../../../platform/handle.ts'
import { session } from '../../session/tables.ts'
import { DeleteSurvey as call } from '../contract.ts'
import { auditedSurvey, lockedSurvey, thisSurvey } from '../data.ts'
import { survey } from '../tables.ts'

export const DeleteSurvey = handle(call, async (ctx, { SurveyId }) => {
  const before = await lockedSurvey(ctx, SurveyId)
  const opened = and(eq(session.Kind, 'Anonymous'), eq(session.GroupId, ctx.GroupId), eq(session.Purpose, `Survey:${SurveyId}`))
  const ended = await ctx.tx.delete(session).where(opened).returning({ id: session.TokenHash })
  if (ended.length > 0) await ctx.notify('session', '')
  await ctx.tx.delete(survey).where(thisSurvey(ctx.GroupId, SurveyId))
  ctx.audit({ Object: 'survey', ObjectId: SurveyId, Before: auditedSurvey(before), After: null })
  return { acId: SurveyId }
})
