import { sql } from 'drizzle-orm'
import { may } from '../../../core/permissions.ts'
import { PRODUCT } from '../../../core/product.ts'
import type { SurveyStatus } from '../../surveys/surveys/model.ts'
import type { ToDoKind } from './contract.ts'
import { seenIn } from './data.ts'
import { nothing, type ToDoSource } from './toDoSource.server.ts'

const waits: Partial<Record<SurveyStatus, ToDoKind>> = {
  PendingApproval: 'SurveysToAccept',
  Completed: 'SurveysWaiting',
  Draft: 'SurveyDrafts',
}

/** Surveys that somebody has to accept, to answer or to send. */
export const surveysToDo: ToDoSource = async ctx => {
  if (!may(ctx.actor.Permissions, [`${PRODUCT}CustomerFeedback`, 'CustomerSurveyLinks'])) return nothing
  const { rows } = await ctx.tx.execute<{ status: SurveyStatus; n: number }>(sql`
    select status, count(*)::int as n from survey
    where group_id = ${ctx.GroupId} and ${seenIn(sql`building_id`, ctx)} and status <> 'Active' group by 1`)
  const Items = rows.flatMap(({ status, n: Count }) => (waits[status] ? [{ Kind: waits[status], Count }] : []))
  return { Items, Things: [] }
}
