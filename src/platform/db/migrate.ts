import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { release, releaseOf } from '../release.ts'
import { StartRefused } from '../startRefused.ts'
import { buildIndex, createIndex } from './buildIndex.ts'
import { withClient } from './client.ts'
import { type IndexStep, type MigrationSteps, readSteps } from './migrationSteps.ts'
import { holdSessionLock } from './sessionLock.ts'
import { sqlState } from './sqlState.ts'

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../db/migrations')

/** The migrations of a folder in order: name, SQL and checksum. */
export const readMigrations = (folder = migrationsFolder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .toSorted()
    .map(name => {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })

type Migration = ReturnType<typeof readMigrations>[number]
/**
 * A migration that ran in a database. `release` is that of the code which brought it, null before releases were noted. `unfinished`: its transaction is committed, and some of
 * its indexes or validations are still to be done.
 */
type Ran = { name: string; checksum: string; release: string | null; unfinished: boolean }

/** Held by whoever migrates. Servers of releases before wait for `OLD_LOCK` within a statement, so it is held no longer than a transaction. */
const LOCK = 4718
const OLD_LOCK = 4713

/**
 * Brings a database to the newest schema: plain SQL, forward only, one migration after the other, one process at a time. A migration is one transaction, then its indexes and
 * validations one by one (`migrationSteps.ts`), so that nobody waits longer than for a short lock. A run that is killed leaves whole steps, and the next one goes on. Throws if a
 * migration that already ran has been changed since, where the database is more than one release ahead, or before PostgreSQL 18.
 */
export const migrate = (config: pg.PoolConfig, folder?: string): Promise<string[]> =>
  withClient(config, async client => {
    await isNewEnough(client)
    await client.query(`set client_connection_check_interval = '1s'`) // a killed process's statement ends, and lets go of its locks
    await client.query('set statement_timeout = 0; set lock_timeout = 0') // an index takes its time, and waits for older transactions
    await holdSessionLock(client, LOCK)
    await openRegister(client)
    const wanted = readMigrations(folder)
    const ran = await readRegister(client)
    const waiting = missingOf(wanted, ran)
    const begun = new Set(ran.map(one => one.name))
    for (const one of waiting) {
      const steps = readSteps(one.sql)
      const left = begun.has(one.name) ? steps : await runBody(client, one, steps)
      await finish(client, one.name, left)
    }
    return waiting.map(one => one.name)
  })

/** The names of the migrations that a database lacks, or has not finished; changes nothing. Throws as `migrate` does. */
export const findMissing = (config: pg.PoolConfig, folder?: string): Promise<string[]> =>
  withClient(config, async client => {
    await isNewEnough(client)
    return missingOf(readMigrations(folder), await readRegister(client)).map(one => one.name)
  })

/** Throws `StartRefused` where a database has not the schema of this release, or of the next one. */
export const requireSchema = async (config: pg.PoolConfig, folder?: string): Promise<void> => {
  const [first, ...more] = await findMissing(config, folder)
  if (first === undefined) return
  const all = more.length === 0 ? `the change ${first}` : `${more.length + 1} changes, the first of which is ${first}`
  throw new StartRefused(
    `its schema is older than this release (${release}): it lacks ${all}. Run npm run migrate, or set LINTEL_MIGRATE=on.`,
  )
}

const openRegister = async (client: pg.Client) => {
  await client.query(
    'create table if not exists migration (name text primary key, checksum text not null, at timestamptz not null default now(), release text)',
  )
  const { rows } = await client.query<{ name: string }>(`select attname as name from pg_attribute where attrelid = 'migration'::regclass`)
  const has = (column: string) => rows.some(one => one.name === column)
  if (!has('release')) await client.query('alter table migration add column release text')
  if (!has('unfinished')) await client.query('alter table migration add column unfinished boolean not null default false')
}

const readRegister = async (client: pg.Client): Promise<Ran[]> => {
  const {
    rows: [found],
  } = await client.query<{ is: boolean }>(`select to_regclass('migration') is not null as is`)
  if (!found?.is) return []
  return (
    await client.query<Ran>(`select name, checksum, to_jsonb(m)->>'release' as release,
      coalesce((to_jsonb(m)->>'unfinished')::boolean, false) as unfinished from migration m order by name`)
  ).rows
}

const missingOf = (wanted: readonly Migration[], ran: readonly Ran[]): Migration[] => {
  const done = new Map(ran.map(one => [one.name, one.checksum]))
  const changed = wanted.find(one => done.has(one.name) && done.get(one.name) !== one.checksum)
  if (changed) throw new Error(`The migration ${changed.name} has been changed after it ran here. Add a new one instead.`)
  const known = new Set(wanted.map(one => one.name))
  const ahead = new Set(ran.flatMap(one => (known.has(one.name) || !one.release || one.release === release ? [] : [one.release])))
  if (ahead.size > 1)
    throw new StartRefused(
      `its schema is ${ahead.size} releases ahead of this one (${release}): it has the changes of ${[...ahead].join(' and ')}. A server works with the schema of its own release and of the next one. Start a newer release.`,
    )
  const unfinished = new Set(ran.filter(one => one.unfinished).map(one => one.name))
  return wanted.filter(one => !done.has(one.name) || unfinished.has(one.name))
}

const isNewEnough = async (client: pg.Client) => {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const version = rows[0]?.server_version ?? ''
  if (Number.parseInt(version, 10) < 18) throw new Error(`PostgreSQL 18 is needed; this is ${version}.`)
}

/** Runs a migration's transaction and notes it. Gives the steps that are left; none where a server of a release before has done it meanwhile. */
const runBody = async (client: pg.Client, { name, checksum }: Migration, steps: MigrationSteps): Promise<MigrationSteps> => {
  const indexes: IndexStep[] = []
  const body = [...steps.body]
  for (const one of steps.indexes)
    if (await hasRows(client, one.table)) indexes.push(one)
    else body.push(createIndex(one, ''))
  const left = { ...steps, indexes }
  const unfinished = indexes.length > 0 || left.validations.length > 0
  const noted = await inShortLocks(client, async () => {
    await client.query(`select pg_advisory_xact_lock(${OLD_LOCK})`)
    const { rowCount } = await client.query(
      'insert into migration (name, checksum, release, unfinished) values ($1, $2, $3, $4) on conflict (name) do nothing',
      [name, checksum, releaseOf(name), unfinished],
    )
    if (rowCount === 0) return false
    for (const one of body) await client.query(one) // one a message: a cluster passes the whole text on to its nodes
    return true
  })
  return noted ? left : { body: [], indexes: [], validations: [] }
}

/** Whether a table has rows. One that this role may not see whole counts as if it had. */
const hasRows = async (client: pg.Client, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean; hidden: boolean }>(
    `select to_regclass($1) is not null as there, coalesce(row_security_active(to_regclass($1)), false) as hidden`,
    [table],
  )
  if (!rows[0]?.there || rows[0].hidden) return Boolean(rows[0]?.hidden)
  return (await client.query(`select 1 from ${table} limit 1`)).rowCount === 1
}

/** Does what is left of a migration; done again, it goes on where it ended. */
const finish = async (client: pg.Client, name: string, { indexes, validations }: MigrationSteps): Promise<void> => {
  for (const one of indexes) await tryAgain(() => buildIndex(client, one))
  for (const { sql } of validations) await inShortLocks(client, () => client.query(sql))
  await client.query('update migration set unfinished = false where name = $1 and unfinished', [name])
}

const LOCK_WAIT = '500ms'
const LOCK_TRIES = 60

/**
 * A transaction that waits for each lock only shortly, since all others queue behind it meanwhile: a table that is busy is tried again and again, for about a minute.
 */
const inShortLocks = <T>(client: pg.Client, work: () => Promise<T>): Promise<T> =>
  tryAgain(async () => {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = '${LOCK_WAIT}'; set local citus.multi_shard_modify_mode = 'sequential'`)
      const done = await work()
      await client.query('commit')
      return done
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })

/** Does again what met a lock (SQLSTATE lock_not_available, deadlock_detected). */
const tryAgain = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!['55P03', '40P01'].includes(sqlState(error) ?? '') || attempt === LOCK_TRIES) throw error
      await sleep(Math.min(100 * attempt, 1000))
    }
  }
}
