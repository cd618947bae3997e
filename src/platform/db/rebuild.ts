import { and, between, eq, getColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
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
  /** What the events of a month contribute. Events are of the day that their building has. */
  read: (tx: Tx, month: SummedMonth) => Promise<Iterable<Contribution>>
}

/** The month of a text `2026-03`. */
export const monthOf = (GroupId: string, month: string): SummedMonth => ({
  GroupId,
  first: `${month}-01`,
  last: addDays(monthAfter(`${month}-01`), -1),
})

/** What must be added to the kept sums of a month so that they are those of its events; nothing where they are right. One snapshot shows both. */
export const compareSums = (db: Database, { into, read }: SummedEvents, month: SummedMonth): Promise<Contribution[]> =>
  db.asSystem(
    'sums beside their events',
    async tx => {
      await tx.execute(sql`set transaction isolation level repeatable read`)
      await tx.execute(sql`set local statement_timeout = '10min'`)
      const kept: Contribution[] = []
      for (const to of into) for (const row of await keptRows(tx, to, month)) kept.push({ to, row })
      return differ(kept, await read(tx, month))
    },
    { readOnly: true },
  )

/** Brings the kept sums of a month to what its events say, while others write on: differences are added, nothing is replaced. Gives them. */
export const rebuildSums = async (db: Database, noun: SummedEvents, month: SummedMonth): Promise<Contribution[]> => {
  const missing = await compareSums(db, noun, month)
  if (missing.length > 0)
    await db.asSystem('sums made anew', async (tx, client) => {
      await addSums(client, missing)
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
