import { sql } from 'drizzle-orm'
import { may } from '../../../core/permissions.ts'
import { itemsOf, nothingToDo, type ToDoSource } from '../../base/handling/toDoSources.server.ts'
import { leadFlags } from '../../codes/leads/model.ts'
import { seenIn } from '../../property/buildings/data.ts'
import { scopeFlags } from '../dashboards/model.ts'
import { type LeadToDo, leadDays } from './toDo.ts'

/** Vacancy leads of the account that nobody has handled yet: their list is that of the account. */
export const leadsToDo: ToDoSource = async ctx => {
  const { Permissions } = ctx.actor
  if (ctx.BuildingId || !may(Permissions, leadFlags.Vacancy) || !may(Permissions, scopeFlags.account)) return nothingToDo
  const { rows } = await ctx.tx.execute<{ n: number }>(sql`
    select count(*)::int as n from visitor_request r left join lead l on l.group_id = ${ctx.GroupId} and l.id = r.id
    where r.group_id = ${ctx.GroupId} and ${seenIn(sql`r.building_id`, ctx)} and r.functionality_type = 'Vacancy'
      and r.created_date >= ${ctx.now}::timestamptz - make_interval(days => ${leadDays - 1}) and coalesce(l.stage, 'New') = 'New'`)
  return { Items: itemsOf<LeadToDo>({ NewLeads: rows[0]?.n ?? 0 }), Things: [] }
}
