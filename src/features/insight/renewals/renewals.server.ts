import { type SQL, sql } from 'drizzle-orm'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { DaysAsked } from '../../property/buildings/askedDays.ts'
import { seenIn } from '../../property/buildings/data.ts'
import { readDays } from '../../property/buildings/period.server.ts'
import { renewalDecisions } from './dashboard.ts'

const known = sql.raw(
  renewalDecisions
    .filter(one => one !== 'Other')
    .map(one => `'${one}'`)
    .join(', '),
)

/** The renewals of a period that the caller sees, as a table expression, each with the decision that its answer says. */
export const renewalsOf = async (ctx: GroupCtx, days: DaysAsked): Promise<SQL> => {
  const { start, end } = await readDays(ctx, days)
  return sql`(
    select r.id, r.number, r.name, r.unit, r.email, r.phone_number, r.detail, r.created_date, r.status, r.assignee_id, coalesce(
      (select a.opts[1] from form_answer a where a.group_id = ${ctx.GroupId} and a.submission_id = r.submission_id and a.opts[1] in (${known}) limit 1), 'Other') as decision
    from visitor_request r
    where r.group_id = ${ctx.GroupId} and ${seenIn(sql`r.building_id`, ctx)} and r.functionality_type = 'Renewal' and r.status <> 'Cancelled'
      ${start ? sql`and r.created_date >= ${start}` : sql``}${end ? sql` and r.created_date < ${end}` : sql``}
  )`
}
