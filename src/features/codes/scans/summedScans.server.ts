import { type SQL, sql } from 'drizzle-orm'
import { addDays, monthAfter } from '../../../core/steps.ts'
import { coverDays, type Days } from '../../../platform/db/coverDays.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { plannedEachTime } from '../../../platform/db/statements.ts'
import { aMonday, type ScanSum, scanDay } from './tables.ts'

/** A column of the rows that are read: in the table of closed days, and in `scan_day`. */
type ScanKey = { readonly closed: SQL; readonly day: SQL }
type ScanRowsWanted = {
  readonly GroupId: string
  /** The last closed day (`readScans`). */
  readonly closed: string | null
  readonly days: Days
  readonly keys: Readonly<Record<string, ScanKey>>
  readonly sums: readonly ScanSum[]
}

/** The weekday of a day, from 1 for Monday, in SQL: quicker than asking the calendar for each row. */
export const weekdayOf = (day: string): string => `(${day} - date '${aMonday}') % 7 + 1`

/** A column that has one name in both. */
export const sameKey = (name: string): ScanKey => ({ closed: sql`${sql.identifier(name)}`, day: sql`${sql.identifier(name)}` })

type Reading = { readonly tx: Tx; readonly GroupId: string }
/** The day up to which the account's days are closed; null where none is. */
export const readClosedDay = async ({ tx, GroupId }: Reading): Promise<string | null> =>
  (await tx.execute<{ day: string }>(sql`select day::text from scan_closed where group_id = ${GroupId}`)).rows[0]?.day ?? null

/**
 * Reads scans by the sums of closed days, of which `read` gets the last. Where the job closes more days meanwhile, they are read again: what is told is
 * of one moment.
 */
export const readScans = async <T>(reading: Reading, read: (closed: string | null) => Promise<T>): Promise<T> => {
  for (let closed = await readClosedDay(reading); ; ) {
    const found = await read(closed)
    const now = await readClosedDay(reading)
    if (now === closed) return found
    closed = now
  }
}

/**
 * Rows of an account's scans over a range of days (`keys`, then `sums`, to be added up by who reads them): closed days of whole months from
 * `scan_month` or `scan_code_month`, the others from `scan_day`.
 */
export const monthlyScans = (table: 'scan_month' | 'scan_code_month', wanted: ScanRowsWanted): SQL => {
  const { first, last } = wanted.days
  const { closed } = wanted
  if (closed === null || closed < first) return dayPart(wanted, wanted.days)
  // A month that is closed in part holds its closed days alone: it is whole.
  const { months, more, less } = coverDays({ first, last: closed < last ? addDays(monthAfter(closed), -1) : last })
  const ofClosed = (days: readonly Days[]) => days.map(one => (closed < one.last ? { ...one, last: closed } : one)).filter(isRange)
  const parts = [
    ...(months ? [closedPart(table, wanted, sql`month between ${months.first}::date and ${months.last}::date`)] : []),
    ...ofClosed(more).map(one => dayPart(wanted, one)),
    ...ofClosed(less).map(one => dayPart(wanted, one, '-')),
    ...(closed < last ? [dayPart(wanted, { first: addDays(closed, 1), last })] : []),
  ]
  return sql.join(parts, sql` union all `)
}

/** The same of scans by building and day, from `scan_total` and `scan_day`. */
export const dailyScans = (wanted: Omit<ScanRowsWanted, 'sums'>): SQL => {
  const asked = { ...wanted, sums: ['Scans'] as const }
  const { closed, days } = wanted
  if (closed === null || closed < days.first) return dayPart(asked, days)
  const ofClosed = closedPart('scan_total', asked, within({ ...days, last: closed < days.last ? closed : days.last }))
  return closed < days.last ? sql`${ofClosed} union all ${dayPart(asked, { ...days, first: addDays(closed, 1) })}` : ofClosed
}

const isRange = ({ first, last }: Days): boolean => first <= last
const within = ({ first, last }: Days): SQL => sql`day between ${first}::date and ${last}::date`

const dayPart = (wanted: ScanRowsWanted, days: Days, sign: '-' | '' = ''): SQL =>
  part({ table: 'scan_day', keys: Object.entries(wanted.keys).map(([name, key]) => [name, key.day] as const), sign }, wanted, within(days))
const closedPart = (table: string, wanted: ScanRowsWanted, where: SQL): SQL =>
  part({ table, keys: Object.entries(wanted.keys).map(([name, key]) => [name, key.closed] as const), sign: '' }, wanted, where)

type PartSource = { table: string; keys: readonly (readonly [string, SQL])[]; sign: '-' | '' }
const part = ({ table, keys, sign }: PartSource, { GroupId, sums }: ScanRowsWanted, where: SQL): SQL => {
  const columns = sums.map(one => sql`${sql.raw(sign)}${sql.identifier(scanDay[one].name)} as ${sql.identifier(scanDay[one].name)}`)
  const named = keys.map(([name, key]) => sql`${key} as ${sql.identifier(name)}`)
  return sql`select ${sql.raw(plannedEachTime)} ${sql.join([...named, ...columns], sql`, `)} from ${sql.identifier(table)} where group_id = ${GroupId} and ${where}`
}
