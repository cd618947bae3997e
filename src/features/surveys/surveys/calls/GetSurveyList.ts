import { and, eq } from 'drizzle-orm'
import { may } from '../../../../core/permissions.ts'
import { PRODUCT } from '../../../../core/product.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetSurveyList as call } from '../contract.ts'
import { listedIn, matchSurveyText, surveyPage } from '../data.ts'
import { survey } from '../tables.ts'

export const GetSurveyList = handle(call, async (ctx, { filter, ...page }) => {
  const { Permissions } = ctx.actor
  const builds = may(Permissions, 'CustomerSurveyLinks')
  const where = and(
    listedIn(ctx),
    filter.status ? eq(survey.Status, filter.status) : undefined,
    // Who only manages contacts picks a survey to mail: those that customers can answer.
    builds || may(Permissions, `${PRODUCT}CustomerFeedback`) ? undefined : eq(survey.Status, 'Completed'),
    matchSurveyText(filter.text),
  )
  return surveyPage(ctx.tx, { ...page, where, secret: builds ? ctx.secret : null })
})
