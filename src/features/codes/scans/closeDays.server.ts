import type pg from 'pg'
import { dayIn } from '../../../core/days.ts'
import type { GroupId } from '../../../core/ids.ts'
import { addDays, monthAfter } from '../../../core/steps.ts'
import { job } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { weekdayOf } from './summedScans.server.ts'
import { type ScanSum, scanDay, scanSumNames } from './tables.ts'

type Client = Pick<pg.ClientBase, 'query'>

/** A visit is told of for two days after its scan, and a day ends half a day later in the west than in UTC. */
const OPEN_DAYS = 4

/** The last day whose scans and visits are all counted, by the clock of every building. */
export const lastClosable = (now: Date): string => addDays(dayIn('UTC', +now), -OPEN_DAYS)

/** Adds up the days that are over, of each account once a day: by building, by month and day of the week, and by code and month. */
export const closeScanDays = job<object>(
  'scans.closeDays',
  async ({ services }) => {
    const until = lastClosable(new Date())
    for (const GroupId of await services.db.asSystem('accounts with open days', (_tx, client) => listOpen(client, until)))
      await closeDaysOf(services.db, GroupId, until)
  },
  { every: '20 * * * *', seconds: 1800 },
)

const listOpen = async (client: Client, until: string): Promise<GroupId[]> => {
  const { rows } = await client.query<{ id: GroupId }>(
    'select g.id from account_group g left join scan_closed c on c.group_id = g.id where c.day is null or c.day < $1 order by 1',
    [until],
  )
  return rows.map(({ id }) => id)
}

/** Closes the days of an account up to one, a month in a transaction: what is read meanwhile is whole after each. */
export const closeDaysOf = async (db: Pick<Services['db'], 'withTenant'>, GroupId: GroupId, until: string): Promise<void> => {
  for (let isDone = false; !isDone; )
    isDone = await db.withTenant(GroupId, async (_tx, client) => {
      const first = await firstOpen(client, GroupId)
      const hasDays = first !== null && first <= until
      const last = hasDays ? earlier(until, addDays(monthAfter(first), -1)) : until
      if (hasDays) await addUp(client, { GroupId, month: monthOf(first), last })
      await client.query(
        'insert into scan_closed (group_id, day) values ($1, $2) on conflict (group_id) do update set day = greatest(scan_closed.day, excluded.day)',
        [GroupId, last],
      )
      return last >= until
    })
}

/**
 * The first day that is not closed and may have scans; null where no day has any. The account's row is locked: who counts late waits, or is
 * waited for.
 */
const firstOpen = async (client: Client, GroupId: string): Promise<string | null> => {
  const closed = await client.query<{ day: string }>('select (day + 1)::text as day from scan_closed where group_id = $1 for update', [
    GroupId,
  ])
  if (closed.rows[0]) return closed.rows[0].day
  const { rows } = await client.query<{ day: string | null }>('select min(day)::text as day from scan_day where group_id = $1', [GroupId])
  return rows[0]?.day ?? null
}

const monthOf = (day: string): string => `${day.slice(0, 8)}01`
const earlier = (a: string, b: string): string => (a < b ? a : b)

const codeSums = ['Scans', 'Sessions', 'Seconds', 'Engaged'] as const

const closedTables: readonly { table: string; day: string; keys: Readonly<Record<string, string>>; sums: readonly ScanSum[] }[] = [
  { table: 'scan_total', day: 'day', keys: { building_id: 'building_id', day: 'day' }, sums: ['Scans'] },
  {
    table: 'scan_month',
    day: 'month',
    keys: { building_id: 'building_id', month: '$2::date', weekday: weekdayOf('day') },
    sums: scanSumNames,
  },
  {
    table: 'scan_code_month',
    day: 'month',
    keys: { building_id: 'building_id', qr_code_id: 'qr_code_id', month: '$2::date' },
    sums: codeSums,
  },
]

type ClosedMonth = { GroupId: string; month: string; last: string }
const addUp = async (client: Client, { GroupId, month, last }: ClosedMonth): Promise<void> => {
  await client.query("set local statement_timeout = '5min'")
  for (const { table, day, keys, sums } of closedTables) {
    const columns = sums.map(one => scanDay[one].name)
    await client.query(`delete from ${table} where group_id = $1 and ${day} >= $2::date`, [GroupId, month])
    await client.query(
      `insert into ${table} (group_id, ${Object.keys(keys).join(', ')}, ${columns.join(', ')})
        select group_id, ${Object.values(keys).join(', ')}, ${columns.map(one => `sum(${one})`).join(', ')}
        from scan_day where group_id = $1 and day between $2::date and $3::date
        group by ${['group_id', ...Object.keys(keys).map((_, i) => String(i + 2))].join(', ')}`,
      [GroupId, month, last],
    )
  }
}

/**
 * Opens the days of an account again from the month of one on, in the transaction that changes their sums: the job adds them up anew. For what is
 * counted of days that may be closed; of later days nothing is done.
 */
export const reopenDays = async (client: Client, GroupId: string, days: Iterable<string>): Promise<void> => {
  const first = [...days].reduce<string | null>((least, day) => (least === null || day < least ? day : least), null)
  if (first === null || first > lastClosable(new Date())) return
  await client.query('update scan_closed set day = least(day, $2::date - 1) where group_id = $1', [GroupId, monthOf(first)])
}
