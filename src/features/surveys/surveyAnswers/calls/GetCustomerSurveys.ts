import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { orderOf, pageOf } from '../../../../platform/db/page.ts'
import { type GroupCtx, handle } from '../../../../platform/handle.ts'
import { building } from '../../../property/buildings/tables.ts'
import { countedSurveys, listedIn, matchSurveyText, surveySorts } from '../../surveys/data.ts'
import { survey, surveyAnswer } from '../../surveys/tables.ts'
import { GetCustomerSurveys as call } from '../contract.ts'
import { answerName, partsOf } from '../parts.ts'
import { isComplete } from '../progress.ts'
import { askedBy } from '../save.server.ts'

const sorts = { ...surveySorts, SubmittedDate: survey.SubmittedDate }

export const GetCustomerSurveys = handle(call, async (ctx, { filter, sort = { field: 'ModifiedDate', order: 'DESC' }, ...page }) => {
  const where = and(
    listedIn(ctx),
    filter.Status ? eq(survey.Status, filter.Status) : undefined,
    ne(survey.Status, 'Draft'),
    matchSurveyText(filter.text),
  )
  const { limit, offset } = pageOf(page)
  const [rows, Total] = await Promise.all([
    ctx.tx
      .select({ survey, BuildingName: building.Name })
      .from(survey)
      .innerJoin(building, and(eq(building.GroupId, survey.GroupId), eq(building.id, survey.BuildingId)))
      .where(where)
      .orderBy(orderOf(sorts, sort, sql`${survey.id}`))
      .limit(limit)
      .offset(offset),
    countedSurveys(ctx.tx, where),
  ])
  const complete = await completeOf(
    ctx,
    rows.map(row => row.survey.id),
  )
  const Surveys = rows.map(({ survey: row, BuildingName }) => {
    const names = partsOf(askedBy(row)).map(answerName)
    const done = complete.get(row.id) ?? []
    return {
      id: row.id,
      BuildingId: row.BuildingId,
      BuildingName,
      SurveyName: row.SurveyName,
      Status: row.Status,
      Answered: names.filter(name => done.includes(name)).length,
      Total: names.length,
      ModifiedDate: row.ModifiedDate.getTime(),
      SubmittedDate: row.SubmittedDate?.getTime() ?? null,
    }
  })
  return { Surveys, Total }
})

/** The parts of each survey that are complete. */
const completeOf = async ({ tx, GroupId }: GroupCtx, ids: readonly string[]): Promise<Map<string, string[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({
      SurveyId: surveyAnswer.SurveyId,
      Section: surveyAnswer.Section,
      Numerator: surveyAnswer.Numerator,
      Denominator: surveyAnswer.Denominator,
    })
    .from(surveyAnswer)
    .where(and(eq(surveyAnswer.GroupId, GroupId), inArray(surveyAnswer.SurveyId, [...ids])))
  const complete = new Map<string, string[]>()
  for (const { SurveyId, Section, ...progress } of rows)
    if (isComplete(progress)) complete.set(SurveyId, [...(complete.get(SurveyId) ?? []), Section])
  return complete
}
