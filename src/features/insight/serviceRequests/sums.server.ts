import { type SQL, sql } from 'drizzle-orm'
import type { GroupCtx } from '../../../platform/handle.ts'
import { askerKeyNames, askerKeys, askerName, askerTables, isAttributed, joinAsker } from '../../codes/requests/askers.server.ts'
import { isServiceType, lateRequests } from '../../codes/requests/attribution.server.ts'
import { clockUntil, hoursTaken } from '../../codes/requests/clock.server.ts'
import { lowScore } from '../../codes/requests/model.ts'
import type { DaysAsked } from '../../property/buildings/askedDays.ts'
import { seenIn } from '../../property/buildings/data.ts'
import { readDays } from '../../property/buildings/period.server.ts'
import { serviceHours } from './model.ts'

/** That request `r` is one of the service requests that the caller sees. */
export const isService = (ctx: GroupCtx): SQL =>
  sql`r.group_id = ${ctx.GroupId} and ${seenIn(sql`r.building_id`, ctx)} and ${isServiceType}`

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

/** What is summed of requests: each part adds to some of them. */
const summed = [
  'total',
  'hours',
  'done',
  'quick',
  'judged',
  'again',
  'ended',
  'cost',
  'ytd',
  'ytd_n',
  'recent',
  'recent_n',
  'low',
  'low_done',
  'notes',
] as const
type Sums = Partial<Record<(typeof summed)[number], SQL>>

const DAY = 86_400_000
const hours = hoursTaken(sql`r.done_date`)
const quick = sql.raw(String(serviceHours))
const count = (of: SQL) => sql`count(*) filter (where ${of})`

/** Figures of the requests that came in the period. */
const ofPeriod = (now: Date): Sums => ({
  total: sql`count(*)`,
  hours: sql`coalesce(sum(${hours}) filter (where r.status = 'Done'), 0)`,
  done: count(sql`r.status = 'Done'`),
  quick: count(sql`r.status = 'Done' and ${hours} <= ${quick}`),
  judged: count(sql`r.status = 'Done' or (r.status <> 'Cancelled' and ${hoursTaken(clockUntil(now))} > ${quick})`),
  again: count(sql`r.reopened > 0`),
  ended: count(sql`r.status = 'Done' or r.reopened > 0`),
  cost: sql`sum(r.cost)`,
})
/** Ratings of this year and of the last 90 days, whatever the period says. */
const ofRatings = (year: Date, recent: Date): Sums => ({
  ytd: sql`coalesce(sum(r.score) filter (where r.created_date >= ${year}), 0)`,
  ytd_n: count(sql`r.created_date >= ${year}`),
  recent: sql`coalesce(sum(r.score) filter (where r.created_date >= ${recent}), 0)`,
  recent_n: count(sql`r.created_date >= ${recent}`),
})
const ofLow: Sums = { low: sql`count(*)`, low_done: count(sql`r.status = 'Done'`) }
const ofNotes: Sums = { notes: sql`count(*)` }

const per = (part: SQL, whole: SQL) => sql`(sum(${part})::float8 / nullif(sum(${whole}), 0)::float8)`
const column = (name: (typeof summed)[number]) => sql`r.${sql.identifier(name)}`
const sumNames = sql.join(
  summed.map(name => sql.identifier(name)),
  sql`, `,
)
const figures = sql`
  coalesce(sum(r.total), 0)::int as "Total", coalesce(sum(r.hours), 0)::float8 as "TotalDuration",
  ${per(column('hours'), column('done'))} as "AvgDuration", ${per(column('quick'), column('judged'))} as "ServiceLevel",
  ${per(column('ytd'), column('ytd_n'))} as "YTDAvgScore", ${per(column('recent'), column('recent_n'))} as "CSAT90",
  ${per(column('again'), column('ended'))} as "Reopened", coalesce(sum(r.cost), 0)::float8 as "Cost"`

type SumsBy = {
  /** The key of what is summed, of `r`; left out: nothing tells them apart. */
  keys?: SQL
  /** The table of the requests. */
  from?: SQL
  /** Notes and low ratings too. */
  more?: boolean
}
/** Sums of the service requests that the caller sees, by their keys, as a table expression: parts of a period and of ratings. */
const sumsOf = async (ctx: GroupCtx, days: DaysAsked, { keys, from = sql`visitor_request`, more = false }: SumsBy): Promise<SQL> => {
  const { start, end } = await readDays(ctx, days)
  const inPeriod = sql`${start ? sql` and r.created_date >= ${start}` : sql``}${end ? sql` and r.created_date < ${end}` : sql``}`
  const [year, recent] = [new Date(Date.UTC(ctx.now.getUTCFullYear(), 0)), new Date(ctx.now.getTime() - 90 * DAY)]
  const part = (sums: Sums, where: SQL, join = sql``) => sql`
    select ${keys ? sql`${keys}, ` : sql``}${sql.join(
      summed.map(name => sql`(${sums[name] ?? sql`0`})::float8 as ${sql.identifier(name)}`),
      sql`, `,
    )}
    from ${from} r ${join} where ${isService(ctx)}${where} ${keys ? sql`group by ${keys}` : sql``}`
  const parts = [
    part(ofPeriod(ctx.now), inPeriod),
    part(ofRatings(year, recent), sql` and r.score is not null and r.created_date >= ${year < recent ? year : recent}`),
    ...(more
      ? [
          part(ofLow, sql` and r.score is not null and r.score < ${lowScore}${inPeriod}`),
          part(ofNotes, inPeriod, sql`join request_note n on n.group_id = ${ctx.GroupId} and n.request_id = r.id and n.for_visitor`),
        ]
      : []),
  ]
  return sql`(${sql.join(parts, sql` union all `)})`
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
/** The figures of all. One statement. */
export const readServiceFigures = async (ctx: GroupCtx, days: DaysAsked): Promise<ServiceSums> => {
  const { rows } = await ctx.tx.execute<ServiceSums>(sql`select ${figures} from ${await sumsOf(ctx, days, {})} r`)
  return rows[0] ?? none
}

/** The figures of each building. One statement. */
export const readServiceOfBuildings = async <Row extends Record<string, unknown>>(ctx: GroupCtx, days: DaysAsked, columns: SQL) => {
  const sums = await sumsOf(ctx, days, { keys: sql`r.building_id` })
  const { rows } = await ctx.tx.execute<ServiceSums>(sql`
    select ${columns}, ${figures} from ${sums} r join building b on b.group_id = ${ctx.GroupId} and b.id = r.building_id group by b.id, b.name`)
  return rows as (ServiceSums & Row)[] // the columns that are asked for
}

export type TenantSums = ServiceSums & {
  Tenant: string
  /** Replies and notes that the tenant read or wrote. */
  Notes: number
  /** Of requests that were rated badly, the share that is done again; null: none was. */
  LowAnswered: number | null
}
/**
 * The figures of each tenant; of who names no known tenant under an empty name. What is attributed is added up by that; of the few requests that are not
 * yet, whose they are is found here. One statement.
 */
export const readServiceOfTenants = async (ctx: GroupCtx, days: DaysAsked): Promise<TenantSums[]> => {
  const kept = await sumsOf(ctx, days, { keys: sql`r.asker_id, r.asker_name, ${isAttributed}`, more: true })
  const others = await sumsOf(ctx, days, { keys: askerKeys, from: sql`late`, more: true })
  const names = sql.join(summed.map(column), sql`, `)
  const { rows } = await ctx.tx.execute<TenantSums>(sql`
    with ${lateRequests(ctx)}, kept as materialized (select * from ${kept} r(asker_id, asker_name, attributed, ${sumNames}) where r.attributed),
      others as materialized (select * from ${others} r(${askerKeyNames}, ${sumNames})), ${askerTables(ctx, sql`others`)}
    select r.tenant as "Tenant", ${figures}, coalesce(sum(r.notes), 0)::int as "Notes", ${per(column('low_done'), column('low'))} as "LowAnswered"
    from (
      select coalesce(t.tenant_name, r.asker_name) as tenant, ${names}
        from kept r left join tenant_company t on t.group_id = ${ctx.GroupId} and t.id = r.asker_id
      union all select ${askerName}, ${names} from others r ${joinAsker(sql`null::uuid`)}) r
    group by 1`)
  return rows
}
