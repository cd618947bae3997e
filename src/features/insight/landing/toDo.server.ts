import { sql } from 'drizzle-orm'
import type { Localized } from '../../../core/call.ts'
import { may } from '../../../core/permissions.ts'
import { PRODUCT } from '../../../core/product.ts'
import type { Ctx } from '../../../platform/handle.ts'
import type { SurveyStatus } from '../../surveys/surveys/model.ts'
import { lowBelow } from '../feedback/rules.ts'
import { type PortalGap, type ToDo, type ToDoKind, type ToDoList, toDoKinds } from './contract.ts'
import { seenIn } from './data.ts'
import { faceOf, gapsOf, sectionsOf } from './gaps.server.ts'

/** Days whose low ratings are told, and the buildings that they are told of. */
const LATELY = 7
const MOST = 3

/** What waits for the caller in an account, or in the building that the call names. */
export const toDoOf = async (ctx: Ctx<'group'>): Promise<ToDoList> => {
  const found = [await surveysOf(ctx), await lowRatingsOf(ctx), await importsOf(ctx)].flat()
  const Items = found.filter(({ Count }) => Count > 0).toSorted((a, b) => toDoKinds.indexOf(a.Kind) - toDoKinds.indexOf(b.Kind))
  return { Items, Missing: await missingOf(ctx) }
}

const ofAll = (Kind: ToDoKind, Count: number): ToDo => ({ Kind, Count, BuildingId: null, BuildingName: null })

const waits: Partial<Record<SurveyStatus, ToDoKind>> = {
  PendingApproval: 'SurveysToAccept',
  Completed: 'SurveysWaiting',
  Draft: 'SurveyDrafts',
}

const surveysOf = async (ctx: Ctx<'group'>): Promise<ToDo[]> => {
  if (!may(ctx.actor.Permissions, [`${PRODUCT}CustomerFeedback`, 'CustomerSurveyLinks'])) return []
  const { rows } = await ctx.tx.execute<{ status: SurveyStatus; n: number }>(sql`
    select status, count(*)::int as n from survey
    where group_id = ${ctx.GroupId} and ${seenIn(sql`building_id`, ctx)} and status <> 'Active' group by 1`)
  return rows.flatMap(({ status, n }) => (waits[status] ? [ofAll(waits[status], n)] : []))
}

/** Buildings with answers below three stars of late, those with the most first. */
const lowRatingsOf = async (ctx: Ctx<'group'>): Promise<ToDo[]> => {
  if (!may(ctx.actor.Permissions, 'AnalyticsDashboards')) return []
  const { rows } = await ctx.tx.execute<{ id: string; name: Localized; n: number }>(sql`
    select b.id, b.name, low.n from (
      select building_id, count(*)::int as n from feedback
      where group_id = ${ctx.GroupId} and ${seenIn(sql`building_id`, ctx)} and score < ${sql.raw(String(lowBelow))}
        and submit_date > now() - make_interval(days => ${LATELY}::int)
      group by 1 order by n desc, 1 limit ${MOST}
    ) low join building b on b.group_id = ${ctx.GroupId} and b.id = low.building_id order by low.n desc, b.id`)
  return rows.map(({ id, name, n }) => ({ Kind: 'LowRatings', Count: n, BuildingId: id, BuildingName: name }))
}

const importsOf = async (ctx: Ctx<'group'>): Promise<ToDo[]> => {
  if (ctx.BuildingId || !may(ctx.actor.Permissions, 'GlobalManageEntities')) return []
  const { rows } = await ctx.tx.execute<{ n: number }>(
    sql`select count(*)::int as n from import_run where group_id = ${ctx.GroupId} and state = 'Checked'`,
  )
  return [ofAll('ImportsChecked', rows[0]?.n ?? 0)]
}

const missingOf = async (ctx: Ctx<'group'>): Promise<PortalGap[]> => {
  if (!ctx.BuildingId || !may(ctx.actor.Permissions, ['ManageMarketing', 'ManagePropertyInfo', 'GlobalManageEntities'])) return []
  const face = await faceOf(ctx, ctx.BuildingId)
  const { rows } = await ctx.tx.execute<{ codes: boolean; feedback: boolean }>(sql`
    select count(*) > 0 as codes, coalesce(bool_or(exists (
      select 1 from qr_item i where i.group_id = ${ctx.GroupId} and i.qr_code_id = q.id and i.functionality_type = 'Feedback'
    )), false) as feedback
    from qr_code q where q.group_id = ${ctx.GroupId} and q.building_id = ${ctx.BuildingId} and not q.retired`)
  const has = { Codes: rows[0]?.codes ?? false, Feedback: rows[0]?.feedback ?? false }
  return face ? gapsOf(face, await sectionsOf(ctx, ctx.BuildingId), has) : []
}
