import { and, eq, isNull, sql } from 'drizzle-orm'
import { orderOf, pageOf } from '../../../../platform/db/page.ts'
import { handle } from '../../../../platform/handle.ts'
import { accountInUse } from '../../../base/accounts/data.ts'
import { building } from '../../../property/buildings/tables.ts'
import { GetAllSurveyList as call } from '../contract.ts'
import { countedSurveys, listedSurveys, named, surveyRow, surveySorts } from '../data.ts'
import { survey } from '../tables.ts'

export const GetAllSurveyList = handle(call, async (ctx, { filter, sort = { field: 'ModifiedDate', order: 'DESC' }, ...page }) => {
  const where = and(
    isNull(building.ArchivedDate),
    accountInUse(survey.GroupId),
    filter.status ? eq(survey.Status, filter.status) : undefined,
    named(filter.text),
  )
  const { limit, offset } = pageOf(page)
  const rows = listedSurveys(ctx.tx)
    .where(where)
    .orderBy(orderOf(surveySorts, sort, sql`${survey.id}`))
    .limit(limit)
    .offset(offset)
  const [found, Total] = await Promise.all([rows, countedSurveys(ctx.tx, where)])
  return { Builders: found.map(row => surveyRow(row, ctx.secret)), Total }
})
