import { and, between, eq, getColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { addDays, monthAfter } from '../../core/steps.ts'
import type { Database, Tx } from './database.ts'
import { addSums, type Contribution, differ, type RollUp } from './rollUp.ts'

/** Which sums: of an account, of the days of a month, both ends included. */
export type SummedMonth = { GroupId: string; first: string; last: string }

/** A noun whose events are kept and summed: what is written with each can be added up again from all of them. */
export type SummedEvents = {
  name: string
  /** Where its events are kept, and the column of their moment. */
  events: { table: PgTable; moment: PgColumn }
  into: readonly RollUp[]
  /** What the events of a month contribute to these tables, and perhaps to others. Events are of the day that their building has. */
  read: (tx: Tx, month: SummedMonth, into: readonly RollUp[]) => Promise<Iterable<Contribution>>
  /** Told in the transaction that has changed sums of a month: for what was made of them. */
  changed?: (client: pg.PoolClient, month: SummedMonth) => Promise<void>
  /** Tables that came after events of theirs: a job adds these up for the accounts that wait in `sum_backlog` under the name (`fillSums.ts`). */
  late?: { backlog: string; into: readonly RollUp[] }
}

/** Nouns that share tables, together: what a table holds is then compared with all that has gone into it. */
export type SummedTogether = Pick<SummedEvents, 'name' | 'into' | 'read' | 'changed'> & { events: readonly SummedEvents['events'][] }

/** The nouns by the tables that they share. */
export const joinNouns = (nouns: readonly SummedEvents[]): SummedTogether[] => {
  const joined: SummedTogether[] = []
  for (const { name, events, into, read, changed } of nouns) {
    const at = joined.findIndex(one => one.into.some(to => into.includes(to)))
    const other = joined[at]
    if (!other) joined.push({ name, events: [events], into, read, ...(changed && { changed }) })
    else
      joined[at] = {
        name: `${other.name}, ${name}`,
        events: [...other.events, events],
        into: [...new Set([...other.into, ...into])],
        changed: async (...told) => {
          await other.changed?.(...told)
          await changed?.(...told)
        },
        read: async (...asked) => [...(await other.read(...asked)), ...(await read(...asked))],
      }
  }
  return joined
}

/** The months, as `2026-03`, that have sums or events of an account, or of all: an event may be of the month beside, by its building's clock. */
export const monthsWithSums = (db: Summing, { into, events }: SummedTogether, account: string | null, month: string | null = null) =>
  db.asSystem(
    'months that have sums',
    async tx => {
      const ofAccount = sql`(${account}::uuid is null or group_id = ${account}::uuid)`
      const parts = [
        ...into.map(to => sql`select group_id, date_trunc('month', ${to.day}::timestamp) from ${to.table} where ${ofAccount}`),
        ...events.flatMap(({ table, moment }) =>
          [-1, 1].map(
            days =>
              sql`select group_id, date_trunc('month', (${moment} at time zone 'UTC') + make_interval(days => ${days}::int)) from ${table} where ${ofAccount}`,
          ),
        ),
      ]
      const { rows } = await tx.execute<{ GroupId: string; month: string }>(sql`
        select g as "GroupId", to_char(m, 'YYYY-MM') as month from (${sql.join(parts, sql` union `)}) known (g, m)
        where ${month}::text is null or to_char(m, 'YYYY-MM') = ${month}::text
        order by 1, 2`)
      return rows
    },
    { readOnly: true },
  )

/** The month of a text `2026-03`. */
export const monthOf = (GroupId: string, month: string): SummedMonth => ({
  GroupId,
  first: `${month}-01`,
  last: addDays(monthAfter(`${month}-01`), -1),
})

type Summing = Pick<Database, 'asSystem'>
type Summed = Pick<SummedEvents, 'into' | 'read' | 'changed'>

/** What must be added to the kept sums of a month so that they are those of its events; nothing where they are right. One snapshot shows both. */
export const compareSums = (db: Summing, { into, read }: Summed, month: SummedMonth): Promise<Contribution[]> =>
  db.asSystem(
    'sums beside their events',
    async tx => {
      await tx.execute(sql`set transaction isolation level repeatable read`)
      await tx.execute(sql`set local statement_timeout = '10min'`)
      const kept: Contribution[] = []
      for (const to of into) for (const row of await keptRows(tx, to, month)) kept.push({ to, row })
      return differ(
        kept,
        [...(await read(tx, month, into))].filter(({ to }) => into.includes(to)),
      )
    },
    { readOnly: true },
  )

/** Brings the kept sums of a month to what its events say, while others write on: differences are added, nothing is replaced. Gives them. */
export const rebuildSums = async (db: Summing, noun: Summed, month: SummedMonth): Promise<Contribution[]> => {
  const missing = await compareSums(db, noun, month)
  if (missing.length > 0)
    await db.asSystem('sums made anew', async (tx, client) => {
      await addSums(client, missing)
      await noun.changed?.(client, month)
      for (const to of new Set(missing.map(one => one.to))) await tx.delete(to.table).where(and(inMonth(to, month), isEmpty(to)))
    })
  return missing
}

const columnsOf = (to: RollUp): Record<string, PgColumn> => getColumns(to.table)

const inMonth = (to: RollUp, { GroupId, first, last }: SummedMonth): SQL | undefined => {
  const { GroupId: group } = columnsOf(to)
  return group && and(eq(group, GroupId), between(to.day, first, last))
}

/** A row that stands for nothing any more. */
const isEmpty = (to: RollUp): SQL =>
  sql.join(
    to.sums.map(one => sql`abs(${columnsOf(to)[one]}) < 1e-6`),
    sql` and `,
  )

const keptRows = async (tx: Tx, to: RollUp, month: SummedMonth): Promise<Record<string, unknown>[]> => {
  const left = to.sums.filter(one => !to.rebuilt.includes(one))
  const rows: Record<string, unknown>[] = await tx.select().from(to.table).where(inMonth(to, month))
  return rows.map(row => ({ ...row, ...Object.fromEntries(left.map(one => [one, 0])) }))
}
