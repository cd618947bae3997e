import { type SQL, sql } from 'drizzle-orm'
import { coverDays, type Days } from '../../../platform/db/coverDays.ts'
import { aMonday, type ScanSum, scanDay } from './tables.ts'

/** A column of the rows that are read: in the table of closed days, and in `scan_day`. */
type ScanKey = { readonly closed: SQL; readonly day: SQL }
type ScanRowsWanted = {
  readonly GroupId: string
  readonly days: Days
  readonly keys: Readonly<Record<string, ScanKey>>
  readonly sums: readonly ScanSum[]
}

/** The weekday of a day, from 1 for Monday, in SQL: quicker than asking the calendar for each row. */
export const weekdayOf = (day: string): string => `(${day} - date '${aMonday}') % 7 + 1`

/** A column that has one name in both. */
export const sameKey = (name: string): ScanKey => ({ closed: sql`${sql.identifier(name)}`, day: sql`${sql.identifier(name)}` })

/**
 * Rows of an account's scans over a range of days (`keys`, then `sums`, to be added up by who reads them): closed days of whole months from
 * `scan_month` or `scan_code_month`, the others from `scan_day`. One statement sees both as they stood at one moment.
 */
export const monthlyScans = (table: 'scan_month' | 'scan_code_month', wanted: ScanRowsWanted): SQL => {
  const { months, more, less } = coverDays(wanted.days)
  const closed = closedUntil(wanted)
  const parts = [
    ...(months
      ? [closedPart(table, wanted, sql`month between ${months.first}::date and ${months.last}::date and month <= ${closed}`)]
      : []),
    ...more.map(one => dayPart(wanted, sql`${within(one)} and day <= ${closed}`)),
    ...less.map(one => dayPart(wanted, sql`${within(one)} and day <= ${closed}`, '-')),
    dayPart(wanted, sql`${within(wanted.days)} and day > ${closed}`),
  ]
  return sql.join(parts, sql` union all `)
}

/** The same of scans by building and day, from `scan_total` and `scan_day`. */
export const dailyScans = (wanted: Omit<ScanRowsWanted, 'sums'>): SQL => {
  const [closed, asked] = [closedUntil(wanted), { ...wanted, sums: ['Scans'] as const }]
  return sql`${closedPart('scan_total', asked, sql`${within(asked.days)} and day <= ${closed}`)} union all
    ${dayPart(asked, sql`${within(asked.days)} and day > ${closed}`)}`
}

const closedUntil = ({ GroupId }: Pick<ScanRowsWanted, 'GroupId'>): SQL =>
  sql`coalesce((select c.day from scan_closed c where c.group_id = ${GroupId}), '-infinity')`
const within = ({ first, last }: Days): SQL => sql`day between ${first}::date and ${last}::date`

const dayPart = (wanted: ScanRowsWanted, where: SQL, sign: '-' | '' = ''): SQL =>
  part({ table: 'scan_day', keys: Object.entries(wanted.keys).map(([name, key]) => [name, key.day] as const), sign }, wanted, where)
const closedPart = (table: string, wanted: ScanRowsWanted, where: SQL): SQL =>
  part({ table, keys: Object.entries(wanted.keys).map(([name, key]) => [name, key.closed] as const), sign: '' }, wanted, where)

type PartSource = { table: string; keys: readonly (readonly [string, SQL])[]; sign: '-' | '' }
const part = ({ table, keys, sign }: PartSource, { GroupId, sums }: ScanRowsWanted, where: SQL): SQL => {
  const columns = sums.map(one => sql`${sql.raw(sign)}${sql.identifier(scanDay[one].name)} as ${sql.identifier(scanDay[one].name)}`)
  const named = keys.map(([name, key]) => sql`${key} as ${sql.identifier(name)}`)
  return sql`select ${sql.join([...named, ...columns], sql`, `)} from ${sql.identifier(table)} where group_id = ${GroupId} and ${where}`
}
