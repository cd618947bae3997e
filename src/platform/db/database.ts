import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { GroupId } from '../../core/ids.ts'
import { Refusal } from '../../core/problem.ts'

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
    withTenant: (group, work, options) => transaction(app, opening(group, options?.readOnly ?? false), work),
    asSystem: (reason, work) => transaction(system, `begin /* ${reason.replaceAll(/[^\w /.-]/g, '')} */`, work),
    close: async () => void (await Promise.all([app.end(), system.end()])),
  }
}

const pool = (owner: pg.PoolConfig, role: RoleName, max: number) => {
  const settings = [`role=${role}`, 'statement_timeout=10000', 'idle_in_transaction_session_timeout=15000', 'lock_timeout=2000']
  const made = new pg.Pool({ ...owner, max, options: settings.map(s => `-c ${s}`).join(' '), connectionTimeoutMillis: 2000, allowExitOnIdle: true })
  made.on('error', () => {}) // an idle connection may die with PostgreSQL; the next query opens another
  return made
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
// One round trip opens the transaction and enters the tenant; the id is proven and matched against the pattern again.
const opening = (group: GroupId | null, readOnly: boolean): string => {
  const begin = readOnly ? 'begin read only' : 'begin'
  if (group === null) return begin
  if (!uuid.test(group)) throw new Error('a group id is a uuid')
  return `${begin}; select enter_group('${group}')`
}

const drizzles = new WeakMap<pg.PoolClient, Tx>()
const over = (client: pg.PoolClient): Tx => {
  const known = drizzles.get(client) ?? drizzle({ client })
  drizzles.set(client, known)
  return known
}

const transaction = async <T>(from: pg.Pool, begin: string, work: (tx: Tx, client: pg.PoolClient) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    const client = await from.connect().catch(cause => {
      throw Object.assign(new Refusal('sys.srv.una'), { cause })
    })
    let broken: Error | undefined
    const onError = (error: Error) => void (broken = error)
    client.on('error', onError)
    try {
      await client.query(begin)
      const result = await work(over(client), client)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((cause: Error) => void (broken = cause))
      if (attempt < 3 && ['40001', '40P01'].includes(sqlState(error) ?? '')) continue
      throw error
    } finally {
      client.off('error', onError)
      client.release(broken)
    }
  }
}

/** The SQLSTATE of a database error, also inside a wrapper; undefined for anything else. */
export const sqlState = (error: unknown): string | undefined => {
  for (let one: unknown = error; one instanceof Error; one = one.cause) if (one instanceof pg.DatabaseError) return one.code
  return undefined
}
