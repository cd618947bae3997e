import { getColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Step } from '../../core/steps.ts'
import { coverDays, type Days } from './coverDays.ts'
import type { Tx } from './database.ts'
import type { RollUp } from './rollUp.ts'
import { plannedEachTime } from './statements.ts'

/**
 * The buildings whose sums are read. `places` selects `group_id` and `building_id`; `account` is the account that they are of, null where they are
 * of several: a statement of the system role then. `wide`: they are so many of the account that its sums are read in one go, not place by place.
 */
export type SumScope = { readonly places: SQL; readonly account: string | null; readonly wide?: boolean }
/** The rows of a table of sums (`s` in SQL) that are read. */
export type SumRows = { readonly of: RollUp; readonly where: SQL }

type Asked<Key extends string, Sum extends string> = {
  scope: SumScope
  days: SumRows
  /** The same sums by month, and the name under which accounts wait in `sum_backlog` until theirs are whole. */
  months?: (SumRows & { backlog: string }) | undefined
  /** Each row says by its number of which of them it is. */
  periods: readonly Days[]
  /** Into which steps of time the sums are parted; none: `Day` is ''. */
  step?: Step | undefined
  /** What else they are parted by: columns of `s`. */
  keys: Readonly<Record<Key, SQL>>
  /** The first of them counts: where it is 0, there is no row. */
  sums: readonly [Sum, ...Sum[]]
}
type SumsRow<Key extends string, Sum extends string> = { Period: number; Day: string } & Record<Key, string> & Record<Sum, number>

/**
 * Sums of periods in one statement. Whole months are read from their own table where the steps of time let it, and at the ends the days that are
 * more or less than them; so the rows that are read follow from places, months and keys, whatever the events.
 */
export const readSums = async <Key extends string, Sum extends string>(tx: Tx, asked: Asked<Key, Sum>): Promise<SumsRow<Key, Sum>[]> => {
  const { keys, sums, periods } = asked
  if (periods.length === 0) return []
  const by = ['Period', 'Day', ...Object.keys(keys)].map(name => sql.identifier(name))
  const added = sums.map(name => sql`sum(${sql.identifier(name)}) as ${sql.identifier(name)}`)
  const parts = sql.join(
    periods.flatMap((days, n) => partsOf(asked, days, n)),
    sql` union all `,
  )
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    select ${list(by)}, ${list(added)} from ${isWide(asked.scope) ? sql`(${parts}) found` : sql`(${placesOf(asked)}) p cross join lateral (${parts} offset 0) found`}
    group by ${list(by)} having sum(${sql.identifier(sums[0])}) <> 0 order by ${list(by)}`)
  return rows as SumsRow<Key, Sum>[] // the statement has these columns
}

const isWide = ({ account, wide = false }: SumScope): boolean => account !== null && wide

const list = (parts: readonly SQL[] | readonly ReturnType<typeof sql.identifier>[]): SQL => sql.join([...parts], sql`, `)

/** The places, with whether their account's sums by month are whole. */
const placesOf = ({ scope: { places, account }, months }: Pick<Asked<string, string>, 'scope' | 'months'>): SQL => {
  if (!months) return places
  // Of all accounts by a join on the account: a cluster plans no other on its nodes.
  return account === null
    ? sql`select p.group_id, p.building_id, w.group_id is not null as waiting from (${places}) p
        left join sum_backlog w on w.group_id = p.group_id and w.name = ${months.backlog}`
    : sql`select p.group_id, p.building_id, ${waitingOf(account, months)} as waiting from (${places}) p`
}

const waitingOf = (account: string, { backlog }: { backlog: string }): SQL =>
  sql`exists (select 1 from sum_backlog w where w.group_id = ${account} and w.name = ${backlog})`

const HOUR = 3_600_000
/** Whether a day of the range has begun somewhere: days to come have no sums. */
const hasBegun = ({ first }: Days): boolean => first <= new Date(Date.now() + 14 * HOUR).toISOString().slice(0, 10)

type Part = { rows: SumRows; days: Days; period: number; less?: boolean; when?: SQL }

const partsOf = (asked: Asked<string, string>, days: Days, period: number): SQL[] => {
  const { months, step } = asked
  const cover = coverDays(days)
  const inDays = { rows: asked.days, period }
  if (!months || !cover.months || (step !== undefined && step !== 'Month')) return [partOf(asked, { ...inDays, days })]
  const { account } = asked.scope
  const isWaiting = account !== null && isWide(asked.scope) ? waitingOf(account, months) : sql`p.waiting`
  const [whole, waiting] = [sql` and not ${isWaiting}`, sql` and ${isWaiting}`]
  return [
    partOf(asked, { rows: months, period, days: cover.months, when: whole }),
    ...cover.more.map(one => partOf(asked, { ...inDays, days: one, when: whole })),
    ...cover.less.filter(hasBegun).map(one => partOf(asked, { ...inDays, days: one, when: whole, less: true })),
    partOf(asked, { ...inDays, days, when: waiting }),
  ]
}

const partOf = ({ scope, keys, sums, step }: Asked<string, string>, { rows, days, period, less = false, when = sql`` }: Part): SQL => {
  const day = sql`s.${sql.identifier(rows.of.day.name)}`
  const columns: Record<string, PgColumn> = getColumns(rows.of.table)
  const sumOf = (name: string) => sql`${sql.raw(less ? '-' : '')}s.${sql.identifier(columns[name]?.name ?? '')} as ${sql.identifier(name)}`
  const all = [
    sql`${sql.raw(String(period))} as "Period"`,
    sql`${stepOf(day, step)} as "Day"`,
    ...Object.entries(keys).map(([name, key]) => sql`${key} as ${sql.identifier(name)}`),
    ...sums.map(sumOf),
  ]
  const within = sql`${rows.where} and ${day} between ${days.first}::date and ${days.last}::date${when}`
  // `offset 0` keeps the lookups of each place together, and a wide scope to its range of one index: as plain joins, PostgreSQL may read the tables whole.
  return isWide(scope)
    ? sql`select ${sql.raw(plannedEachTime)} ${list(all)} from (select s.* from ${rows.of.table} s where s.group_id = ${scope.account} and ${within} offset 0) s
      where s.building_id in (select p.building_id from (${scope.places}) p)`
    : sql`select ${list(all)} from ${rows.of.table} s
      where s.group_id = ${scope.account ?? sql`p.group_id`} and s.building_id = p.building_id and ${within}`
}

const stepOf = (day: SQL, step: Step | undefined): SQL => {
  if (step === undefined) return sql`''`
  const start =
    step === 'Day'
      ? day
      : step === 'Week'
        ? sql`${day} - extract(dow from ${day})::integer`
        : sql`date_trunc('month', ${day}::timestamp)::date`
  return sql`(${start})::text`
}
