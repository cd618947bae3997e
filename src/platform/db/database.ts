import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { GroupId } from '../../core/ids.ts'
import { Refusal } from '../../core/problem.ts'
import { preparing, stalePlan } from './statements.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number) // counts stay far below 2^53
pg.types.setTypeParser(pg.types.builtins.DATE, text => text) // a day is no moment

/** A transaction as handlers see it: drizzle over one connection, with the tenant entered. */
export type Tx = NodePgDatabase
export type RoleName = 'lintel_app' | 'lintel_system'

export type Database = {
  /** Work as the app role inside an account: row-level security shows this account's rows only. */
  withTenant<T>(group: GroupId | null, work: (tx: Tx, client: pg.PoolClient) => Promise<T>, options?: { readOnly?: boolean }): Promise<T>
  /** Work across accounts, past row-level security. Each use names its reason. */
  asSystem<T>(reason: string, work: (tx: Tx, client: pg.PoolClient) => Promise<T>): Promise<T>
  readonly app: pg.Pool
  readonly system: pg.Pool
  readonly owner: pg.PoolConfig
  close(): Promise<void>
}

/** Pools for the two roles over one database. `owner` is a connection that may become them. */
export const openDatabase = (owner: pg.PoolConfig, { max = 10 }: { max?: number } = {}): Database => {
  const app = pool(owner, 'lintel_app', max)
  const system = pool(owner, 'lintel_system', Math.max(2, Math.ceil(max / 2)))
  return {
    app,
    system,
    owner,
    withTenant: (group, work, { readOnly = false } = {}) => transaction(app, { begin: opening(group, readOnly), readOnly }, work),
    asSystem: (reason, work) => transaction(system, { begin: `begin /* ${reason.replaceAll(/[^\w /.-]/g, '')} */`, readOnly: false }, work),
    close: async () => void (await Promise.all([app.end(), system.end()])),
  }
}

const pool = (owner: pg.PoolConfig, role: RoleName, max: number) => {
  const settings = [`role=${role}`, 'statement_timeout=10000', 'idle_in_transaction_session_timeout=15000', 'lock_timeout=2000']
  const options = settings.map(s => `-c ${s}`).join(' ')
  const made = new pg.Pool({ ...owner, max, options, pipeline: true, connectionTimeoutMillis: 2000, allowExitOnIdle: true })
  made.on('error', () => {}) // an idle connection may die with PostgreSQL; the next query opens another
  made.on('connect', client => void client.on('error', () => {})) // one in use tells its queries; unheard, it would end the process
  return made
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
// One message opens the transaction and enters the tenant; the id is proven and matched against the pattern again.
const opening = (group: GroupId | null, readOnly: boolean): string => {
  const begin = readOnly ? 'begin read only' : 'begin'
  if (group === null) return begin
  if (!uuid.test(group)) throw new Error('a group id is a uuid')
  return `${begin}; set local app.group_id = '${group}'`
}

const drizzles = new WeakMap<pg.PoolClient, Tx>()
const over = (client: pg.PoolClient): Tx => {
  const known = drizzles.get(client) ?? drizzle({ client: preparing(client) })
  drizzles.set(client, known)
  return known
}

/**
 * Reading: the opening, the queries and the commit are sent without waiting for each other, and the reply does not wait for the
 * commit of what it did not change. Writing waits for each, so that nothing runs outside the transaction.
 */
const transaction = async <T>(
  from: pg.Pool,
  { begin, readOnly }: { begin: string; readOnly: boolean },
  work: (tx: Tx, client: pg.PoolClient) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    const client = await from.connect().catch(cause => {
      throw Object.assign(new Refusal('sys.srv.una'), { cause })
    })
    let broken: Error | undefined
    const onError = (error: Error) => void (broken = error)
    client.on('error', onError)
    try {
      if (readOnly) together(client)
      const opened = client.query(begin)
      if (readOnly) opened.catch(() => {})
      else await opened
      const result = await work(over(client), client)
      await opened
      if (readOnly) together(client)
      const closed = client.query('commit')
      if (readOnly) closed.catch(() => {})
      else await closed
      return result
    } catch (error) {
      await client.query('rollback').catch((cause: Error) => void (broken = cause))
      const state = sqlState(error) ?? ''
      if (state === stalePlan) broken = new Error('its plans are of an older schema')
      if (attempt < 3 && [stalePlan, '40001', '40P01'].includes(state)) continue
      throw error
    } finally {
      client.off('error', onError)
      client.release(broken)
    }
  }
}

// What is asked before the event loop comes round goes out in one write.
const together = (client: pg.PoolClient) => {
  if (!(client instanceof pg.Client)) return
  const { stream } = client.connection
  stream.cork()
  setImmediate(() => stream.uncork())
}

/** The SQLSTATE of a database error, also inside a wrapper; undefined for anything else. */
export const sqlState = (error: unknown): string | undefined => {
  for (let one: unknown = error; one instanceof Error; one = one.cause) if (one instanceof pg.DatabaseError) return one.code
  return undefined
}
