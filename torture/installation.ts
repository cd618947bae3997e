import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import type { Amount } from '../bench/amounts.ts'
import { accountId, benchSecret, buildingId, tokenOf } from '../bench/data.ts'
import { ownerOf } from '../src/platform/db/cluster.ts'
import { freePort, killPostgres, type Running, startServer } from '../test/support/processes.ts'

/** Somebody who is signed in to an account of the installation. */
export type Session = { readonly token: string; readonly gId: string; readonly bIds: readonly string[] }

/** An installation as `npm start` makes it, in a folder of its own: one server, its durable PostgreSQL, accounts with buildings and codes. */
export type Installation = {
  readonly dataDir: string
  readonly owner: pg.PoolConfig
  /** Where the server is reached, before and after any restart. */
  readonly base: string
  readonly sessions: readonly Session[]
  /** The environment of its server; for a worker beside it. */
  readonly env: Readonly<Record<string, string>>
  server(): Running
  /** Starts the server at its address, once the one before has ended; `from`: the folder of another release. */
  start(env?: Readonly<Record<string, string>>, from?: string): Promise<Running>
  /** Ends the server properly, if it runs. */
  stop(): Promise<void>
  /** Ends everything of it and removes its folder. */
  close(): Promise<void>
}

/** What a run is tried on: few rows for few minutes, a million for an hour. */
export const amounts = {
  short: { name: 'lintel', accounts: 20, buildings: 40, codes: 4000, answers: 2000, busy: 0 },
  long: { name: 'lintel', accounts: 200, buildings: 4000, codes: 1_000_000, answers: 20_000, busy: 0 },
} as const satisfies Record<string, Amount>

const root = path.resolve(import.meta.dirname, '..')
const prefix = 'lintel-torture-'

/** A new installation with rows; its server is not running yet. `parent`: the folder that it lies in, `from`: the folder of the release that makes it. */
export const openInstallation = async (amount: Amount, { parent = tmpdir(), from = root } = {}): Promise<Installation> => {
  const dataDir = mkdtempSync(path.join(parent, `${prefix}${process.pid}-`))
  chmodSync(dataDir, 0o755) // as root, PostgreSQL runs as nobody and must get there
  let running: Running | undefined
  let settings: Readonly<Record<string, string>> = {}
  const close = async () => {
    await running?.kill('SIGKILL')
    removeInstallation(dataDir)
  }
  try {
    await fillDatabase(path.join(dataDir, 'pg'), amount, from)
    const env = { DATA_DIR: dataDir, LINTEL_SECRET: benchSecret, PORT: String(await freePort()), FORM_SECONDS: '0' }
    const start: Installation['start'] = async (more = settings, release = root) => {
      settings = more
      running = await startServer({ ...env, ...more }, release)
      return running
    }
    const server = () => {
      if (!running) throw new Error('the server of the installation was not started')
      return running
    }
    const stop = async () => void (await running?.kill('SIGTERM'))
    const owner = ownerOf(path.join(dataDir, 'pg'), 'lintel')
    return { dataDir, owner, base: `http://127.0.0.1:${env.PORT}`, sessions: sessionsOf(amount), env, server, start, stop, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Makes the database with its rows by the code of a release, in a process of its own. 0.1 calls `fillDatabase` `filled`. */
const fillDatabase = async (dir: string, amount: Amount, from: string): Promise<void> => {
  const program = `const [{ openCluster }, { withClient }, { fillDatabase, filled }] = await Promise.all(
    ['./src/platform/db/cluster.ts', './src/platform/db/client.ts', './bench/data.ts'].map(file => import(file)))
    const cluster = await openCluster(${JSON.stringify(dir)})
    const name = await (fillDatabase ?? filled)(cluster, ${JSON.stringify(amount)})
    await withClient(cluster.config(), admin => admin.query('alter database ' + name + ' rename to lintel'))
    await cluster.stop()`
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { cwd: from, timeout: 600_000 })
}

const sessionsOf = ({ accounts, buildings }: Amount): Session[] => {
  const each = buildings / accounts
  return Array.from({ length: accounts }, (_, n) => ({
    token: tokenOf(n),
    gId: accountId(n),
    bIds: Array.from({ length: each }, (_one, i) => buildingId(n * each + i)),
  }))
}

const removeInstallation = (dataDir: string): void => {
  killPostgres(dataDir)
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}

/** Removes what runs have left that were killed themselves. */
export const removeLeftOvers = (parent = tmpdir()): void => {
  for (const name of readdirSync(parent)) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1])
    if (pid > 0 && !isAlive(pid)) removeInstallation(path.join(parent, name))
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return Object(error).code === 'EPERM'
  }
}
