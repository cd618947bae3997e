import { type SQL, sql } from 'drizzle-orm'
import { secondsBetween } from '../../../platform/db/columns.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { isAttributed } from '../../codes/requests/askers.server.ts'
import { joinSupplierOf, lateRequests } from '../../codes/requests/attribution.server.ts'
import { clockUntil, hoursTaken } from '../../codes/requests/clock.server.ts'
import type { Urgency } from '../../codes/requests/model.ts'
import type { DaysAsked } from '../../property/buildings/askedDays.ts'
import { readDays } from '../../property/buildings/period.server.ts'
import { suppliersOf } from '../../property/contacts/suppliers.server.ts'
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
  const hoursTo = (date: SQL) => sql`(${secondsBetween(sql`r.created_date`, date)} / 3600)`
  const of = (requests: SQL, join: SQL) => sql`
    select r.*, supplier.id as own_id, supplier.name as own_name from ${requests} r ${join} where ${isService(ctx)} and r.status <> 'Cancelled'
      ${start ? sql`and r.created_date >= ${start}` : sql``} ${end ? sql`and r.created_date < ${end}` : sql``}
      and ${supplier ? sql`supplier.id = ${supplier}` : sql`supplier.id is not null`}`
  const kept = sql`join ${suppliersOf(GroupId)} supplier on supplier.id = case when ${isAttributed} then r.supplier_id end`
  return sql`${lateRequests(ctx)}, s as (
    select r.id, r.number, r.detail, r.status, r.assignee_id, r.created_date, r.score, r.own_id as supplier_id, r.own_name as supplier_name,
      t.urgency, t.response, t.completion,
      ${hoursTo(sql`coalesce(r.started_date, r.done_date)`)} as to_begin, ${hoursTaken(sql`r.done_date`)} as to_finish,
      ${hoursTaken(clockUntil(now))} as age, r.reopened > 0 as reopened, r.status in ('New', 'Seen', 'InProgress') as open
    from (${of(sql`visitor_request`, kept)} union all ${of(sql`late`, joinSupplierOf(GroupId))}) r
    join (values ${terms}) t(urgency, response, completion) on t.urgency = coalesce(r.urgency, 'Medium')
    ${urgency ? sql`where t.urgency = ${urgency}` : sql``})`
}

/** How many hours a request of `s` is beyond its target to finish, or to begin; null: it is in time so far. */
export const lateHours = sql`case
  when coalesce(s.to_finish, s.age) > s.completion then coalesce(s.to_finish, s.age) - s.completion
  when coalesce(s.to_begin, s.age) > s.response then coalesce(s.to_begin, s.age) - s.response end`
