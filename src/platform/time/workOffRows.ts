import { and, asc, eq, getColumns, type InferSelectModel, lte, not, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { GroupId } from '../../core/ids.ts'
import type { Tx } from '../db/database.ts'
import { oneOf } from '../db/page.ts'
import type { Doing, DueRowsOptions, DueTable, Needed, Run } from './dueTypes.ts'

type Options<Table extends DueTable, Needs> = DueRowsOptions<Table, Needs>
type Row<Table extends DueTable> = InferSelectModel<Table>
type Failed = Map<string, unknown>

/** Works off the due rows of an account, batch by batch; see `DueRows`. */
export const workOffRows = async <Table extends DueTable, Needs>(
  options: Options<Table, Needs>,
  services: Needs & Needed,
  GroupId: GroupId | null,
  { now = new Date(), signal }: Run = {},
): Promise<void> => {
  const { name, most = Number.POSITIVE_INFINITY, seconds = 600 } = options
  const within: Within<Needs> = work => inTransaction(services, GroupId, { name, now }, work)
  const failed: Failed = new Map()
  const end = performance.now() + seconds * 500 // half of its time: what is left follows at the next look
  for (let done = 0; done < most && !signal?.aborted && performance.now() < end; ) {
    let rows: Row<Table>[] = []
    try {
      await within(async doing => {
        rows = await takeBatch(options, doing, failed)
        await settleRows(options, doing, rows)
      })
    } catch (error) {
      if (rows.length === 0) throw error // the database is away
      await workApart(options, within, rows, failed)
    }
    if (rows.length === 0) break
    done += rows.length
  }
  const [first] = failed.values()
  if (failed.size > 0) throw new Error(`${failed.size} rows of ${name} could not be worked off`, { cause: first })
}

/** Works off the rows of a batch that failed one by one, or as many as belong together: those that fail alone do not keep the others back. */
const workApart = async <Table extends DueTable, Needs>(
  options: Options<Table, Needs>,
  within: Within<Needs>,
  rows: Row<Table>[],
  failed: Failed,
): Promise<void> => {
  for (const some of Map.groupBy(rows, row => togetherOf(options, row) ?? row).values()) {
    let taken: Row<Table>[] = []
    try {
      await within(async doing => {
        taken = await lockRows(options, doing, some.map(idOf))
        await settleRows(options, doing, taken)
      })
    } catch (error) {
      if (taken.length === 0) throw error
      for (const id of taken.map(idOf)) {
        if (!options.failed) failed.set(id, error)
        else await within(doing => giveUp(options, doing, id, error))
      }
    }
  }
}

const giveUp = async <Table extends DueTable, Needs>(
  options: Options<Table, Needs>,
  doing: Doing<Needs>,
  id: string,
  error: unknown,
): Promise<void> => {
  const rows = await lockRows(options, doing, [id])
  for (const row of rows) await options.failed?.(doing, row, error)
  await requireDone(options, doing, rows)
}

/** Works off rows that are locked. Throws where one is still due then: it would be worked off again and again. */
export const settleRows = async <Table extends DueTable, Needs>(
  options: Options<Table, Needs>,
  doing: Doing<Needs>,
  rows: Row<Table>[],
) => {
  if (rows.length === 0) return
  await options.work(doing, rows)
  await requireDone(options, doing, rows)
}

const requireDone = async <Table extends DueTable, Needs>(
  { name, table, ...options }: Options<Table, Needs>,
  { tx, GroupId, now }: Doing<Needs>,
  rows: Row<Table>[],
): Promise<void> => {
  const these = and(ofAccount(table, GroupId), oneOf(table.id, rows.map(idOf)), isDueAt(options, now))
  const [left] = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(these)
    .limit(1)
  if (left) throw new Error(`${name} has left a row due that it has worked off: ${left.id}`)
}

/** The next due rows, locked: none that another process has. The last of several that belong together may be cut off: then all of them wait. */
export const takeBatch = async <Table extends DueTable, Needs>(
  options: Options<Table, Needs>,
  doing: Doing<Needs>,
  failed: Failed = new Map(),
): Promise<Row<Table>[]> => {
  const { table, batch = 100 } = options
  const rows = await locked(options, doing, failed.size > 0 ? not(oneOf(table.id, [...failed.keys()])) : undefined, batch)
  const last = rows.at(-1)
  if (!last || rows.length < batch || !options.together) return rows
  const whole = rows.filter(row => togetherOf(options, row) !== togetherOf(options, last))
  return whole.length > 0 ? whole : rows
}

const lockRows = <Table extends DueTable, Needs>(options: Options<Table, Needs>, doing: Doing<Needs>, ids: readonly string[]) =>
  locked(options, doing, oneOf(options.table.id, ids), ids.length)

const locked = async <Table extends DueTable, Needs>(
  options: Options<Table, Needs>,
  { tx, GroupId, now }: Doing<Needs>,
  which: SQL | undefined,
  most: number,
): Promise<Row<Table>[]> => {
  const { table, due, together } = options
  const rows = await tx
    .select()
    .from(table as PgTable)
    .where(and(ofAccount(table, GroupId), isDueAt(options, now), which))
    .orderBy(...(together ? [asc(together)] : []), ...(due ? [asc(due), asc(table.id)] : []))
    .limit(most)
    .for('update', { skipLocked: true })
  return rows as Row<Table>[] // every column of this table
}

/** Which rows of a table are due at a moment. */
export const isDueAt = <Table extends DueTable, Needs>({ due, where }: Pick<Options<Table, Needs>, 'due' | 'where'>, now: Date) =>
  and(due ? lte(due, now) : undefined, where?.(now))

const ofAccount = ({ GroupId: of }: DueTable, GroupId: GroupId | null): SQL | undefined => (of ? eq(of, GroupId) : undefined)

const idOf = (row: object): string => String(Reflect.get(row, 'id'))
const togetherOf = <Table extends DueTable, Needs>({ table, together }: Options<Table, Needs>, row: Row<Table>): unknown => {
  if (!together) return undefined
  const [name = ''] = Object.entries(getColumns(table)).find(([, column]) => column === together) ?? []
  return Reflect.get(row, name)
}

type Within<Needs> = (work: (doing: Doing<Needs>) => Promise<void>) => Promise<void>

const inTransaction = <Needs>(
  services: Needs & Needed,
  GroupId: GroupId | null,
  { name, now }: { name: string; now: Date },
  work: (doing: Doing<Needs>) => Promise<void>,
): Promise<void> => {
  const reason = `work that is due: ${name}`
  const within = (tx: Tx, client: pg.PoolClient) => work({ tx, client, services, GroupId, now })
  return GroupId === null ? services.db.asSystem(reason, within) : services.db.withPeople(reason, GroupId, within)
}
