import { type SQL, sql } from 'drizzle-orm'
import type { GroupCtx } from '../../../platform/handle.ts'
import { clockUntil, hoursTaken } from '../../codes/requests/clock.server.ts'
import { lowScore } from '../../codes/requests/model.ts'
import type { DaysAsked } from '../../property/buildings/askedDays.ts'
import { seenIn } from '../../property/buildings/data.ts'
import { readDays } from '../../property/buildings/period.server.ts'
import { askersOf, joinAsker } from '../../property/contacts/askers.server.ts'
import { serviceHours, serviceTypes } from './model.ts'

const types = sql.raw(serviceTypes.map(one => `'${one}'`).join(', '))
/** That request `r` is one of the service requests that the caller sees. */
export const isService = (ctx: GroupCtx): SQL =>
  sql`r.group_id = ${ctx.GroupId} and ${seenIn(sql`r.building_id`, ctx)} and r.functionality_type in (${types})`

export type ServiceSums = {
  Total: number
  TotalDuration: number
  AvgDuration: number | null
  ServiceLevel: number | null
  YTDAvgScore: number | null
  CSAT90: number | null
  /** Of those that were done, the share that was opened again. */
  Reopened: number | null
  Cost: number
}

const hours = hoursTaken(sql`r.done_date`)
const quick = sql.raw(String(serviceHours))

/** The figures of requests `r` of which `inside` are those of the period. */
const columns = (inside: SQL, now: Date): SQL => sql`
  (count(*) filter (where ${inside}))::int as "Total",
  coalesce(sum(${hours}) filter (where ${inside} and r.status = 'Done'), 0)::float8 as "TotalDuration",
  (avg(${hours}) filter (where ${inside} and r.status = 'Done'))::float8 as "AvgDuration",
  (count(*) filter (where ${inside} and r.status = 'Done' and ${hours} <= ${quick}))::float8
    / nullif(count(*) filter (where ${inside} and (r.status = 'Done'
      or (r.status not in ('Done', 'Cancelled') and ${hoursTaken(clockUntil(now))} > ${quick}))), 0) as "ServiceLevel",
  (avg(r.score) filter (where r.created_date >= date_trunc('year', ${now}::timestamptz)))::float8 as "YTDAvgScore",
  (avg(r.score) filter (where r.created_date >= ${now}::timestamptz - interval '90 days'))::float8 as "CSAT90",
  (count(*) filter (where ${inside} and r.reopened > 0))::float8
    / nullif(count(*) filter (where ${inside} and (r.status = 'Done' or r.reopened > 0)), 0) as "Reopened",
  coalesce(sum(r.cost) filter (where ${inside}), 0)::float8 as "Cost"`

/** Figures of a period, grouped by a column of `r`, `b` (its building) or `asker`; without one of all. One statement. */
export const sumService = async <Keys extends Record<string, unknown>>(
  ctx: GroupCtx,
  days: DaysAsked,
  { keys, by, asks = false }: { keys?: SQL; by?: SQL; asks?: boolean } = {},
): Promise<(ServiceSums & Keys)[]> => {
  const { start, end } = await readDays(ctx, days)
  const inside = sql`(${start ? sql`r.created_date >= ${start}` : sql`true`} and ${end ? sql`r.created_date < ${end}` : sql`true`})`
  const since = start
    ? sql` and r.created_date >= least(${start}::timestamptz, date_trunc('year', ${ctx.now}::timestamptz), ${ctx.now}::timestamptz - interval '90 days')`
    : sql``
  const { rows } = await ctx.tx.execute<ServiceSums>(sql`
    with r as (select r.* from visitor_request r where ${isService(ctx)}${since})${asks ? sql`, ${askersOf(ctx, sql`r`)}` : sql``}
    select ${keys ? sql`${keys}, ` : sql``}${columns(inside, ctx.now)}
    from r join building b on b.group_id = ${ctx.GroupId} and b.id = r.building_id ${asks ? joinAsker : sql``} ${by ? sql`group by ${by}` : sql``}`)
  return rows as (ServiceSums & Keys)[] // the columns that are asked for
}

/** Replies and notes that tenants read or wrote in a period, by tenant. */
export const countMessages = async (ctx: GroupCtx, days: DaysAsked): Promise<Map<string, number>> => {
  const { start, end } = await readDays(ctx, days)
  const { rows } = await ctx.tx.execute<{ tenant: string; n: number }>(sql`
    with r as (select r.* from visitor_request r where ${isService(ctx)}${start ? sql` and r.created_date >= ${start}` : sql``}${end ? sql` and r.created_date < ${end}` : sql``}),
      ${askersOf(ctx, sql`r`)}
    select asker.tenant, count(*)::int as n from r ${joinAsker} join request_note n on n.group_id = ${ctx.GroupId} and n.request_id = r.id and n.for_visitor group by 1`)
  return new Map(rows.map(one => [one.tenant, one.n]))
}

/** Of the requests of a period that were rated badly, the share that is done again, by tenant; one of whom nothing was is left out. */
export const countLowAnswered = async (ctx: GroupCtx, days: DaysAsked): Promise<Map<string, number>> => {
  const { start, end } = await readDays(ctx, days)
  const { rows } = await ctx.tx.execute<{ tenant: string; share: number }>(sql`
    with r as (select r.* from visitor_request r where ${isService(ctx)} and r.score < ${lowScore}${start ? sql` and r.created_date >= ${start}` : sql``}${end ? sql` and r.created_date < ${end}` : sql``}),
      ${askersOf(ctx, sql`r`)}
    select asker.tenant, avg(case when r.status = 'Done' then 1 else 0 end)::float8 as share from r ${joinAsker} group by 1`)
  return new Map(rows.map(one => [one.tenant, one.share]))
}

const none: ServiceSums = {
  Total: 0,
  TotalDuration: 0,
  AvgDuration: null,
  ServiceLevel: null,
  YTDAvgScore: null,
  CSAT90: null,
  Reopened: null,
  Cost: 0,
}
/** The figures of all. */
export const readServiceFigures = async (ctx: GroupCtx, days: DaysAsked): Promise<ServiceSums> => (await sumService(ctx, days))[0] ?? none
