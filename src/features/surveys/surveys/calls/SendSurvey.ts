import { and, inArray } from 'drizzle-orm'
import { invalid, messages } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { SendSurvey as call } from '../contract.ts'
import { seenSurveys } from '../data.ts'
import { mailSurveys } from '../jobs.ts'
import { surveyMoves } from '../moves.ts'
import { portfolioContact } from '../recipients.server.ts'
import { survey } from '../tables.ts'

export const SendSurvey = handle(call, async (ctx, { BuilderIds, ContactUserId, Name }) => {
  if (!ContactUserId) throw invalid([{ Field: 'ContactUserId', Message: messages.required }])
  const ids = [...new Set(BuilderIds)]
  const rows = await ctx.tx
    .select({ id: survey.id })
    .from(survey)
    .where(and(seenSurveys(ctx), inArray(survey.Status, [...surveyMoves.send.from]), inArray(survey.id, ids)))
  if (rows.length < ids.length) throw invalid([{ Field: 'BuilderIds', Message: surveyMoves.send.refusal }])
  const { id, Email } = await portfolioContact(ctx, ContactUserId)
  await ctx.enqueue(mailSurveys, {
    GroupId: ctx.GroupId,
    SurveyIds: ids,
    To: Email,
    Title: Name.trim(),
    Html: null,
    Sender: ctx.actor.FullName,
    Language: ctx.language,
  })
  ctx.audit({ Object: 'contact', ObjectId: id, After: { SurveysSent: ids, Name: Name.trim() } })
  return { acId: id }
})
