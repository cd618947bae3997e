import { and, desc, eq, inArray } from 'drizzle-orm'
import { isEmptyHtml } from '../../../../core/html.ts'
import { invalid, messages } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { cleanHtml } from '../../../../platform/html.ts'
import { SendSurveyEmail as call } from '../contract.ts'
import { mailSurveys } from '../jobs.ts'
import { surveyMoves } from '../moves.ts'
import { contactOfBuilding } from '../recipients.server.ts'
import { surveyMessages } from '../rules.ts'
import { survey } from '../tables.ts'

export const SendSurveyEmail = handle(call, async (ctx, { BuildingId, ContactUserId, Email, SurveyId, Content }) => {
  const person = await contactOfBuilding(ctx, ContactUserId, { BuildingId, Email })
  const Html = cleanHtml(Content)
  if (isEmptyHtml(Html)) throw invalid([{ Field: 'Content', Message: messages.required }])
  const completed = and(
    eq(survey.GroupId, ctx.GroupId),
    eq(survey.BuildingId, ctx.BuildingId),
    inArray(survey.Status, [...surveyMoves.send.from]),
  )
  const [found] = await ctx.tx
    .select({ id: survey.id, SurveyName: survey.SurveyName })
    .from(survey)
    .where(and(completed, SurveyId ? eq(survey.id, SurveyId) : undefined))
    .orderBy(desc(survey.ModifiedDate))
    .limit(1)
  if (!found) throw invalid([{ Field: 'SurveyId', Message: SurveyId ? surveyMoves.send.refusal : surveyMessages.noSurvey }])
  await ctx.enqueue(mailSurveys, {
    GroupId: ctx.GroupId,
    SurveyIds: [found.id],
    To: person.Email,
    Title: found.SurveyName,
    Html,
    Sender: ctx.actor.FullName,
    Language: ctx.language,
  })
  ctx.audit({ Object: 'contact', ObjectId: person.id, After: { SurveySent: found.SurveyName } })
  return { acId: found.id }
})
