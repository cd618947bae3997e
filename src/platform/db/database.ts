import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { GroupId } from '../../core/ids.ts'
import { Refusal } from '../../core/problem.ts'
import { type SlowStatements, timeStatements } from '../watching/slowStatements.ts'
import { type Away, openAway } from './away.ts'
import { countChanges, countedIn, noteWritten, textOf, type WatchedClient, watchWrites } from './changes.ts'
import { rollBack } from './flights.ts'
import type { Logins } from './logins.ts'
import type { NodeState } from './nodes.ts'
import { guardPoolOrder, holding, MOST_WAITING, OutOfOrder, requireOrder } from './order.ts'
import { isLost, isMoved, sqlState } from './sqlState.ts'
import { allAnswered, nameStatement, preparing, stalePlan, takeLast, together } from './statements.ts'
import { openTurns, type Turns } from './turns.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number) // counts stay far below 2^53
pg.types.setTypeParser(pg.types.builtins.DATE, text => text) // a day is no moment

/** A transaction as handlers see it: drizzle over one connection, with the tenant entered. */
export type Tx = NodePgDatabase
type Options = { readOnly?: boolean }

export type Database = {
  /** Work as the app role inside an account: row-level security shows this account's rows only. */
  withTenant<T>(group: GroupId | null, work: (tx: Tx, client: pg.PoolClient) => Promise<T>, options?: Options): Promise<T>
  /**
   * Work about people, whose sign-ins and sessions the app role has no right to: as the system role, with the account entered all the
   * same. Has connections of its own, so that it never waits for itself when it needs `asSystem` beside it.
   */
  withPeople<T>(reason: string, group: GroupId | null, work: (tx: Tx, client: pg.PoolClient) => Promise<T>, options?: Options): Promise<T>
  /** Work across accounts, past row-level security. Each use names its reason. */
  asSystem<T>(reason: string, work: (tx: Tx, client: pg.PoolClient) => Promise<T>, options?: Options): Promise<T>
  /** The nodes of a cluster beside its coordinator, at most 2 s old; none where the database is on one server. */
  nodes(): Promise<readonly NodeState[]>
  /** Refuses with `sys.srv.una` where the node of an account is known to be away. */
  requireNode(group: GroupId): Promise<void>
  /** Whether the database is spread over the nodes of a cluster. */
  readonly distributed: boolean
  readonly app: pg.Pool
  readonly people: pg.Pool
  readonly system: pg.Pool
  /** Few connections for single statements that must not wait for calls, nor for the disk: the counts of limits. */
  readonly counting: pg.Pool
  close(): Promise<void>
}

type PoolsOptions = { max?: number; slow?: SlowStatements; distributed?: boolean }
/**
 * Pools of the two roles over one database. No pool ever waits for itself: a transaction may ask only pools that come after its own (app,
 * people, system, counting); anything else is a mistake of ours, and throws. `distributed`: the database is spread over nodes, so what writes
 * is committed on all of them in two phases (`commit_mark`).
 */
export const openDatabase = (logins: Logins, { max = 10, slow, distributed = false }: PoolsOptions = {}): Database => {
  const app = pool(logins.lintel_app, { rank: 1, max, slow })
  const people = pool(logins.lintel_system, { rank: 2, max, slow })
  const system = pool(logins.lintel_system, { rank: 3, max: Math.max(2, Math.ceil(max / 2)), slow })
  const counting = pool(logins.lintel_system, { rank: 4, max: 2, more: ['synchronous_commit=off'], slow })
  const pools = [app, people, system, counting]
  const away = distributed ? openAway(logins.lintel_system, pools) : null
  const transaction = transactions(away)
  const asSystem: Database['asSystem'] = (reason, work, { readOnly = false } = {}) =>
    transaction(system, { begin: opening({ readOnly, reason }), group: null, readOnly, rank: 3 }, work)
  for (const one of pools) askSingle(one, one === system ? asSystem : null)
  return {
    distributed,
    app,
    people,
    system,
    counting,
    withTenant: (group, work, { readOnly = false } = {}) =>
      transaction(app, { begin: opening({ group, readOnly }), group, readOnly, atOnce: readOnly || group !== null, rank: 1 }, work),
    withPeople: (reason, group, work, { readOnly = false } = {}) =>
      transaction(people, { begin: opening({ group, readOnly, reason }), group, readOnly, rank: 2 }, work),
    asSystem,
    nodes: async () => away?.nodes() ?? [],
    requireNode: async group => away?.requireNode(group),
    close: async () => void (await Promise.all([away?.close(), ...pools.map(one => one.end())])),
  }
}

const common = [
  'statement_timeout=10000',
  'idle_in_transaction_session_timeout=15000',
  'lock_timeout=2000',
  'citus.propagate_set_commands=local', // the entered account reaches every node; a name like any other where there is no Citus
  'citus.node_connection_timeout=2000', // a node that is off the network is away like one that is stopped
  'max_parallel_workers_per_gather=0', // calls share the cores with each other: a worker takes longer to start than it saves
  'client_connection_check_interval=1000', // what a killed process has asked for ends, and lets go of its rows
]

/** Connections of a pool that one account holds at once while another is at work. */
const EACH = 2
/** How long a connection is waited for, in ms. */
const patience = 2000

type PoolOptions = { rank: number; max: number; more?: readonly string[]; slow: SlowStatements | undefined }
const pool = (login: pg.PoolConfig, { rank, max, more = [], slow }: PoolOptions) => {
  const settings = [...common, ...more]
  const options = settings.map(s => `-c ${s}`).join(' ')
  const made = new pg.Pool({ ...login, max, options, pipeline: true, connectionTimeoutMillis: patience, allowExitOnIdle: true })
  made.on('error', () => {}) // an idle connection may die with PostgreSQL; the next query opens another
  made.on('connect', client => void client.on('error', () => {})) // one in use tells its queries; unheard, it would end the process
  if (slow) made.on('connect', client => timeStatements(client, slow))
  return guardPoolOrder(made, rank)
}
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
// Statements that open the transaction and enter the tenant; the id is proven and matched against the pattern again.
type Opening = { group?: GroupId | null; readOnly: boolean; reason?: string }
const opening = ({ group = null, readOnly, reason }: Opening): string[] => {
  const why = reason === undefined ? '' : ` /* ${reason.replaceAll(/[^\w /.-]/g, '')} */`
  const begin = `begin${readOnly ? ' read only' : ''}${why}`
  if (group === null) return [begin]
  if (!uuid.test(group)) throw new Error('a group id is a uuid')
  return [begin, `set local app.group_id = '${group}'`]
}

/**
 * A single statement is sent again where its shard has moved. One that writes a counted table as the system role is a transaction too, so that the
 * change is counted with it.
 */
const askSingle = (from: pg.Pool, asSystem: Database['asSystem'] | null) => {
  const query = from.query.bind(from) as (...asked: unknown[]) => Promise<unknown>
  const again = async (statement: readonly unknown[]) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await query(...(attempt === 1 ? nameStatement(statement) : statement))
      } catch (error) {
        if (attempt === ATTEMPTS || !(isMoved(error) || sqlState(error) === stalePlan)) throw error
      }
    }
  }
  const asked = (...statement: unknown[]) =>
    asSystem && countedIn(textOf(statement[0])).length > 0
      ? asSystem('one statement', (_tx, client) => Reflect.apply(client.query, client, statement))
      : again(statement)
  Object.assign(from, { query: asked })
}

type Watched = WatchedClient & { tx: Tx }
const watched = new WeakMap<pg.PoolClient, Watched>()
const over = (client: pg.PoolClient): Watched => {
  const known = watched.get(client) ?? watch(client)
  watched.set(client, known)
  known.written.clear()
  takeLast(known.client)
  return known
}
const watch = (client: pg.PoolClient): Watched => {
  const { client: watching, written } = watchWrites(client)
  const one = preparing(watching)
  const tx = drizzle({ client: one })
  noteWritten(tx, written)
  return { client: one, written, tx }
}

/** So often is tried what may do better at once. */
const ATTEMPTS = 3

/** `atOnce`: the statements do not wait for the opening. */
type Beginning = { begin: readonly string[]; group: GroupId | null; readOnly: boolean; atOnce?: boolean; rank: number }

/**
 * Reading: the opening, the queries and the commit are sent without waiting for each other, and the reply does not wait for the
 * commit of what it did not change. Writing waits for its statements before it commits; what writes as the app role in an account does not
 * wait for the opening, without which it could neither see nor change a row.
 */
const transactions = (away: Away | null) => {
  const commit = away ? 'delete from commit_mark; commit' : 'commit'
  // One message for all, but on a cluster: Citus passes the whole text of a message with a setting on to its nodes.
  const open = (client: pg.PoolClient, begin: readonly string[]) =>
    away ? Promise.all(begin.map(one => client.query(one))) : client.query(begin.join('; '))
  return async <T>(
    from: pg.Pool,
    { begin, group, readOnly, atOnce = readOnly, rank }: Beginning,
    work: (tx: Tx, client: pg.PoolClient) => Promise<T>,
  ): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      requireOrder(rank)
      if (away && group !== null) await away.requireNode(group)
      const { client, leave } = await takeClient(from, group)
      away?.note(client, group)
      let [broken, began]: [Error | undefined, boolean] = [undefined, false]
      let ended: Promise<unknown> | null = null
      const onError = (error: Error) => void (broken = error)
      client.on('error', onError)
      try {
        if (atOnce) together(client)
        const opened = open(client, begin).then(() => void (began = true))
        if (atOnce) opened.catch(() => {})
        else await opened
        const { tx, client: asked, written } = over(client)
        const result = await holding(rank, () => work(tx, asked)).catch(async error => {
          await opened // where it was refused, that is why
          throw error
        })
        await opened
        if (readOnly) ended = client.query('commit').catch(() => {})
        else await commitWrites(commit, { client: asked, group, written })
        return result
      } catch (error) {
        broken = (await rollBack(client)) ?? broken
        if (sqlState(error) === stalePlan) broken = new Error('its plans are of an older schema')
        // It died before anything was done. One that lives may tell of a cluster's node: asking again would only wait for that node again.
        if (broken && (readOnly || !began) && attempt <= from.options.max && isLost(error)) continue
        if (attempt >= ATTEMPTS || !passes(error)) throw error
      } finally {
        const giveBack = () => {
          client.off('error', onError)
          away?.note(client, null)
          client.release(broken)
          leave()
        }
        // The commit of what was read may hang on a node of a cluster: nobody else is to wait behind it.
        if (away && ended) void ended.then(giveBack)
        else giveBack()
      }
    }
  }
}

const passes = (error: unknown): boolean => [stalePlan, '40001', '40P01'].includes(sqlState(error) ?? '') || isMoved(error)

/** A connection of a pool, in the turn of its account. */
const takeClient = async (from: pg.Pool, group: GroupId | null): Promise<{ client: pg.PoolClient; leave: () => void }> => {
  const leave = await turnsAt(from).take(group ?? '')
  const client = await from.connect().catch(cause => {
    leave()
    throw cause instanceof OutOfOrder ? cause : Object.assign(new Refusal('sys.srv.una'), { cause })
  })
  return { client, leave }
}

/** Sends what was left to the commit, the counts of changes and the commit at once: where one of them fails, the commit is none. */
const commitWrites = async (commit: string, { client, group, written }: WatchedClient & { group: GroupId | null }): Promise<void> => {
  together(client)
  const last = takeLast(client).map(send => send())
  if (written.size > 0) last.push(countChanges(client, group, written))
  await allAnswered([...last, client.query(commit)])
}

const turns = new WeakMap<pg.Pool, Turns>()
const turnsAt = (from: pg.Pool): Turns => {
  const known = turns.get(from) ?? openTurns({ atOnce: from.options.max, each: EACH, most: MOST_WAITING, patience })
  turns.set(from, known)
  return known
}
