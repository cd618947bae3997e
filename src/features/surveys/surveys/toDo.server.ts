import { sql } from 'drizzle-orm'
import { may } from '../../../core/permissions.ts'
import { PRODUCT } from '../../../core/product.ts'
import { itemsOf, nothingToDo, type ToDoSource } from '../../base/handling/toDoSources.server.ts'
import { seenIn } from '../../property/buildings/data.ts'
import type { SurveyStatus } from './model.ts'
import type { SurveyToDo } from './toDo.ts'

/** Surveys that somebody has to accept, to answer or to send. */
export const surveysToDo: ToDoSource = async ctx => {
  if (!may(ctx.actor.Permissions, [`${PRODUCT}CustomerFeedback`, 'CustomerSurveyLinks'])) return nothingToDo
  const { rows } = await ctx.tx.execute<{ status: SurveyStatus; n: number }>(sql`
    select status, count(*)::int as n from survey
    where group_id = ${ctx.GroupId} and ${seenIn(sql`building_id`, ctx)} and status <> 'Active' group by 1`)
  const count = (status: SurveyStatus) => rows.find(row => row.status === status)?.n ?? 0
  const counts = { SurveysToAccept: count('PendingApproval'), SurveysWaiting: count('Completed'), SurveyDrafts: count('Draft') }
  return { Items: itemsOf<SurveyToDo>(counts), Things: [] }
}
