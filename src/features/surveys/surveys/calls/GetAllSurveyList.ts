import { and, eq, isNull } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { accountInUse } from '../../../base/accounts/data.ts'
import { building } from '../../../property/buildings/tables.ts'
import { GetAllSurveyList as call } from '../contract.ts'
import { matchSurveyText, surveyPage } from '../data.ts'
import { survey } from '../tables.ts'

export const GetAllSurveyList = handle(call, async (ctx, { filter, ...page }) => {
  const where = and(
    isNull(building.ArchivedDate),
    accountInUse(survey.GroupId),
    filter.status ? eq(survey.Status, filter.status) : undefined,
    matchSurveyText(filter.text),
  )
  return surveyPage(ctx.tx, { ...page, where, secret: ctx.secret })
})
