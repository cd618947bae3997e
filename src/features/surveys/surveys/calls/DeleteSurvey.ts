import { handle } from '../../../../platform/handle.ts'
import { deleteSubmissions } from '../../../base/fields/data.ts'
import { endBoundSessions } from '../../../base/people/data.ts'
import { DeleteSurvey as call } from '../contract.ts'
import { auditedSurvey, lockSurvey, thisSurvey } from '../data.ts'
import { survey } from '../tables.ts'

export const DeleteSurvey = handle(call, async (ctx, { SurveyId }) => {
  const before = await lockSurvey(ctx, SurveyId)
  if ((await endBoundSessions(ctx.tx, before.BuildingId, [`Survey:${SurveyId}`])) > 0) await ctx.notify('session', '')
  await deleteSubmissions(ctx, SurveyId)
  await ctx.tx.delete(survey).where(thisSurvey(ctx.GroupId, SurveyId))
  ctx.audit({ Object: 'survey', ObjectId: SurveyId, Before: auditedSurvey(before), After: null })
  return { acId: SurveyId }
})
