import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
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

/**
 * Brings a database to the newest schema: plain SQL, forward only, one transaction each, under an advisory lock so that
 * several processes may start at once. Throws if a migration that already ran has been changed since, or before PostgreSQL 18.
 */
export const migrate = (config: pg.PoolConfig, folder?: string): Promise<string[]> =>
  withClient(config, async client => {
    await isNewEnough(client)
    await client.query('select pg_advisory_lock(4713)')
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, at timestamptz not null default now())',
    )
    const done = new Map<string, string>(
      (await client.query('select name, checksum from migration')).rows.map(row => [row.name, row.checksum]),
    )
    const ran: string[] = []
    for (const one of readMigrations(folder)) {
      const before = done.get(one.name)
      if (before === one.checksum) continue
      if (before !== undefined) throw new Error(`The migration ${one.name} has been changed after it ran here. Add a new one instead.`)
      await apply(client, one)
      ran.push(one.name)
    }
    return ran
  })

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
      await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
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
