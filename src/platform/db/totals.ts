import { randomUUID } from 'node:crypto'
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ListTotal } from '../../core/call.ts'
import type { GroupCtx } from '../handle.ts'
import { hasWritten } from './changes.ts'
import type { Tx } from './database.ts'
import { boundsOf, type PageRequest, totalShown } from './page.ts'
import { countedName } from './tenantTable.ts'

/** `tables` are declared `counted`: their changes are counted by account, in the transaction that makes them. */
type Of = { call: { path: string }; filter: unknown; tables: readonly [PgTable, ...PgTable[]] }
type TotalScope = Pick<GroupCtx, 'tx' | 'GroupId' | 'buildings' | 'BuildingId'>

const known = new Map<string, { changes: string; value: unknown; size: number }>()
/** Characters of keys and values: the memory that they may take. */
const mostKnown = 20_000_000
let knownSize = 0
/** As many rows of a list that grows without end are counted, and of a search in it. Tests lower them. */
export const countCaps = { list: 10_000, search: 1000 }

/**
 * The exact Total of a list: counted once, then remembered for as long as the account's rows in `tables` have not changed, which each
 * transaction that changes them has counted (`countChanges`). `count` is run otherwise. `tables` are all that the count looks at.
 */
export const totalOf = (ctx: TotalScope, of: Of, count: () => PromiseLike<{ n: number }[]>): Promise<number> =>
  rememberWhileUnchanged(ctx, of, async () => (await count())[0]?.n ?? 0)

/** The same of anything that is counted over such tables: the counts of a list's filters. What is remembered must not be changed. */
export const rememberWhileUnchanged = async <T>(ctx: TotalScope, of: Of, work: () => Promise<T>): Promise<T> => {
  const key = JSON.stringify([of.call.path, ctx.GroupId, ctx.BuildingId, ctx.buildings, of.filter])
  const changes = await changesIn(ctx, of.tables)
  const before = known.get(key)
  if (before?.changes === changes) return before.value as T // what the same call has kept under the same key
  const value = await work()
  const size = key.length + JSON.stringify(value).length
  if (knownSize + size > mostKnown) {
    known.clear()
    knownSize = 0
  }
  knownSize += size - (known.get(key)?.size ?? 0)
  known.set(key, { changes, value, size }) // a change since `changes` was read makes the next reader count again
  return value
}

/** The rows of a page, and how many its list has: counted only where the page does not show it. */
export const rowsAndTotal = async <T>(
  asked: PageRequest,
  rows: PromiseLike<T[]>,
  count: () => Promise<number | ListTotal>,
): Promise<[T[], ListTotal]> => {
  const found = await rows
  const total = totalShown(asked, found.length) ?? (await count())
  return [found, typeof total === 'number' ? { Total: total } : total]
}

type Capped = {
  /** The page that is asked for: its rows are always counted, so that a list can be read to its end. */
  asked: PageRequest
  /** A search looks at each row, so its cap is lower. */
  searched?: boolean
  /** What is known of the count without counting. */
  known?: ListTotal | undefined
}

/** The Total of a list that grows without end: counted up to `countCaps` and to the end of the page, whichever is more. */
export const countedTo = async (tx: Tx, rows: SQLWrapper, { asked, searched = false, known }: Capped): Promise<ListTotal> => {
  const { limit, offset } = boundsOf(asked)
  if (known && (!known.More || known.Total >= offset + limit)) return known
  const cap = Math.max(searched ? countCaps.search : countCaps.list, offset + limit)
  const counted = await tx.execute<{ n: number }>(sql`select count(*)::int as n from (${rows} limit ${sql.raw(String(cap + 1))}) rows`)
  const n = counted.rows[0]?.n ?? 0
  return { Total: Math.min(n, cap), More: n > cap }
}

/**
 * What is the same for as long as the account's rows in these tables have not changed: what was worked out from them before is still
 * right then. A transaction that has itself written one sees what nobody else does, so it gets what is like nothing before.
 */
export const changesIn = async ({ tx, GroupId }: Pick<TotalScope, 'tx' | 'GroupId'>, tables: readonly PgTable[]): Promise<string> => {
  if (hasWritten(tx)) return randomUUID()
  const names = sql.join(
    tables.map(table => sql`${`changes of ${countedName(table)}`}`),
    sql`, `,
  )
  const { rows } = await tx.execute<{ n: string }>(
    sql`select coalesce(sum(value), 0)::text as n from group_counter where group_id = ${GroupId} and name in (${names})`,
  )
  return rows[0]?.n ?? '0'
}
