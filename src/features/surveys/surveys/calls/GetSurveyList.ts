import { and, eq, sql } from 'drizzle-orm'
import { may } from '../../../../core/permissions.ts'
import { PRODUCT } from '../../../../core/product.ts'
import { orderOf, pageOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetSurveyList as call } from '../contract.ts'
import { countedSurveys, listedIn, listedSurveys, named, surveyRow, surveySorts } from '../data.ts'
import { survey } from '../tables.ts'

export const GetSurveyList = handle(call, async (ctx, { filter, sort = { field: 'ModifiedDate', order: 'DESC' }, ...page }) => {
  const { Permissions } = ctx.actor
  const builds = may(Permissions, 'CustomerSurveyLinks')
  const where = and(
    listedIn(ctx),
    filter.status ? eq(survey.Status, filter.status) : undefined,
    // Who only manages contacts picks a survey to mail: those that customers can answer.
    builds || may(Permissions, `${PRODUCT}CustomerFeedback`) ? undefined : eq(survey.Status, 'Completed'),
    named(filter.text),
  )
  const { limit, offset } = pageOf(page)
  const rows = listedSurveys(ctx.tx)
    .where(where)
    .orderBy(orderOf(surveySorts, sort, sql`${survey.id}`))
    .limit(limit)
    .offset(offset)
  const [found, Total] = await Promise.all([rows, countedSurveys(ctx.tx, where)])
  return { Builders: found.map(row => surveyRow(row, builds ? ctx.secret : null)), Total }
})
