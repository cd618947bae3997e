import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type pg from 'pg'
import { StartRefused, unusable } from '../startRefused.ts'
import { withClient } from './client.ts'
import { hold, holdAlone } from './holding.ts'
import { give, programs, run, unprivilegedUser } from './programs.ts'

const exec = promisify(execFile)

/** A private PostgreSQL 18 from the npm binaries, reached through a Unix socket only, shared by the processes of one data folder. */
export type Cluster = {
  config(database?: string): pg.PoolConfig
  /** Gives it back: the last process that does stops it. */
  stop(): Promise<void>
  /** Starts it again if it has crashed: true when it had; one that was stopped on purpose stays stopped. */
  revive(): Promise<boolean>
}

/**
 * The cluster of a folder: running → adopted; stopped or crashed → started, recovered by PostgreSQL itself; absent → created. Several
 * processes may do so at once. As root it runs as `nobody`. Its owner `postgres` is who runs Lintel on this machine, proven by the
 * socket; every other role needs its password. Throws `StartRefused` with what its log says when it does not start within 20 tries.
 */
export const openCluster = async (dir: string, { durable = true }: { durable?: boolean } = {}): Promise<Cluster> => {
  const place = placeOf(dir)
  const config = (database?: string) => ownerOf(dir, database)
  const start = async () => {
    await create(place, durable)
    await startIn(place, 60)
  }
  const [started, held] = await running(place, config(), start, () => hold(config()))
  if (!started && (await writeAccess(place.data))) await run(place.dir, 'pg_ctl', ['reload', '-D', place.data])
  const stop = async () => {
    await held.release()
    const alone = await holdAlone(config())
    if (alone === false) return
    await run(place.dir, 'pg_ctl', ['stop', '-D', place.data, '-m', 'fast', '-w', '-t', '30']).catch(() => {})
    await alone?.end().catch(() => {})
  }
  const revive = async () =>
    existsSync(path.join(place.data, 'postmaster.pid')) && (await running(place, config(), start, async () => {}))[0]
  return { config, stop, revive }
}

/** How the owner reaches the cluster of a folder. */
export const ownerOf = (dir: string, database = 'postgres'): pg.PoolConfig => ({ host: socketFolder(dir), user: 'postgres', database })

/**
 * Starts PostgreSQL on a folder that holds a cluster from elsewhere, until it answers; for a restore, with `settings` that
 * are true for this run alone. Gives how it is stopped. Throws `StartRefused` with the last words of its log.
 */
export const startAside = async (dir: string, settings: Readonly<Record<string, string>>): Promise<() => Promise<unknown>> => {
  const place = placeOf(dir)
  for (const folder of [dir, place.socket]) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await give(folder)
  }
  await writeAccess(place.data)
  const ended = async (cause?: unknown) => new StartRefused(await lastWords(place.log, String(cause)), { cause })
  await startIn(place, 60, settings).catch(async cause => {
    throw await ended(cause)
  })
  // While it reads its log it has started, and answers nobody.
  while (!(await answers(ownerOf(dir)))) {
    if (!existsSync(path.join(place.data, 'postmaster.pid'))) throw await ended()
    await sleep(100)
  }
  return () => run(dir, 'pg_ctl', ['stop', '-D', place.data, '-m', 'fast', '-w', '-t', '60'])
}

const placeOf = (dir: string): ClusterPaths => ({
  dir,
  data: path.join(dir, 'data'),
  socket: socketFolder(dir),
  log: path.join(dir, 'postgres.log'),
})

// The socket is named here too: the folder may have been moved, or come back from a backup, since its settings were written.
const startIn = ({ dir, data, socket, log }: ClusterPaths, seconds: number, settings: Readonly<Record<string, string>> = {}) => {
  const all = Object.entries({ unix_socket_directories: socket, max_slot_wal_keep_size: '4GB', ...settings })
  const options = all.map(([name, value]) => `-c '${name}=${value}'`).join(' ')
  return run(dir, 'pg_ctl', ['start', '-D', data, '-l', log, '-w', '-t', String(seconds), '-o', options])
}

type ClusterPaths = { dir: string; data: string; socket: string; log: string }

/** Starts it where it does not answer, and does `then` with it. Tells whether it was started here. */
const running = async <T>(
  { log }: ClusterPaths,
  config: pg.PoolConfig,
  start: () => Promise<void>,
  then: () => Promise<T>,
): Promise<[boolean, T]> => {
  for (let attempt = 1, started = false; ; attempt++) {
    try {
      if (!(await answers(config))) {
        await start()
        started = true
      }
      return [started, await then()]
    } catch (error) {
      if (error instanceof StartRefused) throw error
      // Another process is just starting or stopping it, or the children of a killed postmaster are still leaving.
      if (attempt === 20) throw new StartRefused(`PostgreSQL does not start: ${await lastWords(log, String(error))} (its log is ${log}).`)
      await sleep(250)
    }
  }
}

const lastWords = async (log: string, otherwise: string): Promise<string> => {
  const lines = (await readFile(log, 'utf8').catch(() => otherwise)).trim().split('\n')
  return (lines.findLast(line => /FATAL|PANIC|could not/.test(line)) ?? lines.at(-1) ?? '').replace(/^.*?(FATAL|PANIC|LOG):\s*/, '')
}

const create = async ({ dir, data, socket }: ClusterPaths, durable: boolean) => {
  try {
    await mkdir(path.dirname(dir), { recursive: true, mode: 0o711 }) // open to the unprivileged user, unlike what follows
    for (const folder of [dir, socket]) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await give(folder)
    }
  } catch (error) {
    throw unusable(dir, error as NodeJS.ErrnoException) // calls of the file system throw nothing else
  }
  await mayUse(dir, programs())
  if (existsSync(path.join(data, 'PG_VERSION'))) return void (await writeAccess(data))
  // Made aside and then renamed: what a kill leaves is never taken for a cluster, and of two processes one wins.
  const made = await mkdtemp(path.join(dir, 'new-'))
  try {
    await give(made)
    const options = ['-U', 'postgres', '--auth=peer', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions']
    await run(dir, 'initdb', ['-D', made, ...options]).catch(error => {
      throw new StartRefused(`PostgreSQL cannot make its database in ${dir}: ${reasonOf(error)}`)
    })
    await appendFile(path.join(made, 'postgresql.conf'), settings(socket, durable))
    await writeAccess(made)
    await rename(made, data).catch(error => {
      if (!existsSync(path.join(data, 'PG_VERSION'))) throw unusable(data, error)
    })
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

const reasonOf = ({ stderr, message }: { stderr?: string; message: string }): string =>
  /(?:error|FATAL):\s*(.+)/.exec(stderr ?? '')?.[1] ?? message.split('\n')[0] ?? ''

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

/**
 * Who may log in, also for a cluster of an earlier version, which trusted everybody on its socket: the owner from an account of the
 * machine that has run Lintel here, everybody else by password. Tells whether that is new.
 */
const writeAccess = async (data: string): Promise<boolean> => {
  const known = (await textOf(path.join(data, 'pg_ident.conf'))).split('\n').filter(line => line.startsWith('lintel '))
  const owners = new Set([...known, ...[userInfo().username, 'root'].map(name => `lintel "${name}" postgres`)])
  const access = {
    'pg_hba.conf': 'local all,replication postgres peer map=lintel\nlocal all all scram-sha-256\n',
    'pg_ident.conf': `${[...owners].join('\n')}\n`,
  }
  let changed = false
  for (const [name, text] of Object.entries(access)) {
    const file = path.join(data, name)
    if ((await textOf(file)) === text) continue
    const own = `${file}.${process.pid}` // whole or not at all: PostgreSQL may read it at any moment
    await writeFile(own, text, { mode: 0o600 })
    await give(own)
    await rename(own, file)
    changed = true
  }
  return changed
}

const textOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '')

/** Asks as the user that PostgreSQL will run as; a closed folder anywhere above is enough to be kept out. */
const mayUse = async (dir: string, bin: string): Promise<void> => {
  const who = unprivilegedUser()
  const may = (flag: string, file: string) =>
    exec('test', [flag, file], { ...who, cwd: '/' }).then(
      () => true,
      () => false,
    )
  const as = who.uid === undefined ? 'this user' : 'the user nobody, as whom PostgreSQL runs when Lintel is started by root,'
  const hint = who.uid === undefined ? '' : ' Open the folders above it to others (chmod o+x), or start Lintel as another user.'
  if (!(await may('-w', dir)))
    throw new StartRefused(`The folder ${dir} cannot be used: ${as} has no right to it.${hint} DATA_DIR names another.`)
  if (!(await may('-x', path.join(bin, 'postgres'))))
    throw new StartRefused(`PostgreSQL cannot be run from ${bin}: ${as} has no right to it.${hint}`)
}

// A socket's path must stay under 107 characters: a deep data folder gets its socket in the temporary folder.
const socketFolder = (dir: string): string => {
  const beside = path.join(dir, 'run')
  if (beside.length < 80) return beside
  let sum = 7
  for (const character of dir) sum = (sum * 31 + character.charCodeAt(0)) >>> 0
  return path.join('/tmp', `lintel-${sum.toString(36)}`)
}

const answers = (config: pg.PoolConfig): Promise<boolean> =>
  withClient(config, client => client.query('select 1')).then(
    () => true,
    () => false,
  )
