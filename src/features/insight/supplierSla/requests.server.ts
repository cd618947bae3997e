import { type SQL, sql } from 'drizzle-orm'
import type { GroupCtx } from '../../../platform/handle.ts'
import { clockUntil, hoursTaken } from '../../codes/requests/clock.server.ts'
import type { Urgency } from '../../codes/requests/model.ts'
import type { DaysAsked } from '../../property/buildings/askedDays.ts'
import { readDays } from '../../property/buildings/period.server.ts'
import { joinSupplier } from '../../property/contacts/suppliers.server.ts'
import { isService } from '../serviceRequests/sums.server.ts'
import { readTargets } from './targets.server.ts'

export type SlaAsked = DaysAsked & { supplier?: string | undefined; urgency?: Urgency | undefined }

/**
 * The service requests of a period that a supplier is called for, as the table `s`: that of who handles it, else the one that serves the building
 * and is called for what was chosen. With hours to begin and to finish (null: not yet), the targets, and what is late.
 */
export const slaRequests = async (ctx: GroupCtx, { supplier, urgency, ...days }: SlaAsked): Promise<SQL> => {
  const { start, end } = await readDays(ctx, days)
  const { targets } = await readTargets(ctx)
  const { GroupId, now } = ctx
  const terms = sql.join(
    targets.map(one => sql`(${one.Urgency}, ${one.ResponseHours}::int, ${one.CompletionHours}::int)`),
    sql`, `,
  )
  const hoursTo = (date: SQL) => sql`(extract(epoch from ${date} - r.created_date) / 3600)::float8`
  const joined = joinSupplier({
    GroupId,
    assignee: sql`r.assignee_id`,
    building: sql`r.building_id`,
    isCalledFor: categories => sql`exists (
      select 1 from form_answer f where f.group_id = ${GroupId} and f.submission_id = r.submission_id and f.opts && ${categories})`,
  })
  return sql`s as (
    select r.id, r.number, r.detail, r.status, r.assignee_id, r.created_date, r.score, supplier.id as supplier_id, supplier.name as supplier_name,
      t.urgency, t.response, t.completion,
      ${hoursTo(sql`coalesce(r.started_date, r.done_date)`)} as to_begin, ${hoursTaken(sql`r.done_date`)} as to_finish,
      ${hoursTaken(clockUntil(now))} as age, r.reopened > 0 as reopened, r.status in ('New', 'Seen', 'InProgress') as open
    from visitor_request r ${joined}
    join (values ${terms}) t(urgency, response, completion) on t.urgency = coalesce(r.urgency, 'Medium')
    where ${isService(ctx)} and r.status <> 'Cancelled'${start ? sql` and r.created_date >= ${start}` : sql``}${end ? sql` and r.created_date < ${end}` : sql``}
      ${supplier ? sql`and supplier.id = ${supplier}` : sql``}${urgency ? sql` and t.urgency = ${urgency}` : sql``})`
}

/** How many hours a request of `s` is beyond its target to finish, or to begin; null: it is in time so far. */
export const lateHours = sql`case
  when coalesce(s.to_finish, s.age) > s.completion then coalesce(s.to_finish, s.age) - s.completion
  when coalesce(s.to_begin, s.age) > s.response then coalesce(s.to_begin, s.age) - s.response end`
