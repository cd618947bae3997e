import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { release, releaseOf } from '../release.ts'
import { StartRefused } from '../startRefused.ts'
import { withClient } from './client.ts'

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
/** A migration that ran in a database; `release` is that of the code which brought it, null before releases were noted. */
type Ran = { name: string; checksum: string; release: string | null }

/**
 * Brings a database to the newest schema: plain SQL, forward only, one transaction each, under an advisory lock so that
 * several processes may start at once; who is killed meanwhile leaves whole migrations only, and the next one goes on. Throws if a
 * migration that already ran has been changed since, where the database is more than one release ahead, or before PostgreSQL 18.
 */
export const migrate = (config: pg.PoolConfig, folder?: string): Promise<string[]> =>
  withClient(config, async client => {
    await isNewEnough(client)
    await client.query(`set client_connection_check_interval = '1s'`) // what a killed process has begun ends, and lets go of the lock
    await client.query('select pg_advisory_lock(4713)')
    await openRegister(client)
    const wanted = readMigrations(folder)
    const waiting = missingOf(wanted, await readRegister(client))
    for (const one of waiting) await apply(client, one)
    return waiting.map(one => one.name)
  })

/** The names of the migrations that a database lacks; changes nothing. Throws as `migrate` does. */
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
  const { rowCount } = await client.query(`select 1 from pg_attribute where attrelid = 'migration'::regclass and attname = 'release'`)
  if (rowCount === 0) await client.query('alter table migration add column release text')
}

const readRegister = async (client: pg.Client): Promise<Ran[]> => {
  const {
    rows: [found],
  } = await client.query<{ is: boolean }>(`select to_regclass('migration') is not null as is`)
  if (!found?.is) return []
  return (await client.query<Ran>(`select name, checksum, to_jsonb(m)->>'release' as release from migration m order by name`)).rows
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
  return wanted.filter(one => !done.has(one.name))
}

const isNewEnough = async (client: pg.Client) => {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const version = rows[0]?.server_version ?? ''
  if (Number.parseInt(version, 10) < 18) throw new Error(`PostgreSQL 18 is needed; this is ${version}.`)
}

const apply = async (client: pg.Client, { name, sql, checksum }: { name: string; sql: string; checksum: string }) => {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = '2s'; set local citus.multi_shard_modify_mode = 'sequential'`)
      await client.query(sql.replaceAll('--> statement-breakpoint', ''))
      await client.query('insert into migration (name, checksum, release) values ($1, $2, $3)', [name, checksum, releaseOf(name)])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      const locked = error instanceof pg.DatabaseError && error.code === '55P03'
      if (!locked || attempt === 10) throw error
      await sleep(500 * attempt)
    }
  }
}
