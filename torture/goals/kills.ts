import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBrokenPages } from '../../src/platform/backup/checkRestored.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { run } from '../../src/platform/db/programs.ts'
import { killPostgres, until } from '../../test/support/processes.ts'
import type { Figure, Goal, Trial } from '../goal.ts'
import type { Installation } from '../installation.ts'
import { momentNow, quantile } from '../load.ts'
import { judgeLoad, startSteadyLoad, untilAnswered } from '../steady.ts'

type Killing = Pick<Goal, 'id' | 'title' | 'share' | 'short'> & {
  /** At most so many times. */
  most: number
  /** What is done to the installation; it has to come back by itself, or by starting its server again. */
  fault(one: Installation, trial: Trial): Promise<void>
  /** Seconds until the first 200, 95 of 100. */
  seconds: number
  after?(one: Installation, trial: Trial): Promise<Figure[]>
}

/** A goal that does a fault again and again under load, at random moments, and looks whether what was answered is there once. */
const killing = ({ most, fault, seconds, after, ...goal }: Killing): Goal => ({
  ...goal,
  run: async trial => {
    const one = await trial.standing()
    const load = startSteadyLoad(trial, one)
    await sleep(1000 + trial.random() * 1000)
    const back: number[] = []
    while (back.length < most && (back.length === 0 || trial.left() > 2 + (2 * Math.max(...back)) / 1000)) {
      const began = momentNow()
      await fault(one, trial)
      back.push((await untilAnswered(one)) - began)
      await sleep(500 + trial.random() * 1500)
    }
    return judgeLoad(
      trial,
      one,
      [await load.stop()],
      [
        trial.count('faults', back.length, { least: 1 }),
        trial.time('first 200 after the fault, 95 of 100', quantile(back, 0.95), { most: seconds * 1000 }),
        trial.time('the same, the middle', quantile(back, 0.5), { most: seconds * 1000 }),
        ...((await after?.(one, trial)) ?? []),
      ],
    )
  },
})

const killServer = async (one: Installation): Promise<void> => {
  await one.server().kill('SIGKILL')
  await one.start()
}

const killDatabase = async ({ dataDir }: Installation): Promise<void> => {
  if (!killPostgres(dataDir)) throw new Error('PostgreSQL did not run')
}

export const F1 = killing({
  id: 'F1',
  title: 'kill -9 of the server under load: what was answered is there once, and it is back in seconds',
  share: 12,
  short: true,
  most: 200,
  fault: killServer,
  seconds: 3,
})

export const F2 = killing({
  id: 'F2',
  title: 'kill -9 of PostgreSQL under load: the server stays, says 503 and when to come again, and brings it back; no page is damaged',
  share: 10,
  short: true,
  most: 100,
  fault: killDatabase,
  seconds: 5,
  after: async (one, trial) => [
    trial.count('the server has ended', (await hasEnded(one)) ? 1 : 0, { exactly: 0 }),
    trial.count('damaged tables and indexes', await countDamages(one), { exactly: 0 }),
  ],
})

export const F3 = killing({
  id: 'F3',
  title: 'kill -9 of PostgreSQL and the server at once: a start needs no hand, and the settings that keep what was committed are on',
  share: 8,
  short: true,
  most: 50,
  fault: async one => {
    await killDatabase(one)
    await killServer(one)
  },
  seconds: 10,
  after: async (one, trial) => [trial.count('settings of durability that are on', await countDurable(one), { exactly: 4 })],
})

export const F5 = killing({
  id: 'F5',
  title: 'PostgreSQL is restarted, and all of its connections are ended, under load: some seconds of 503, and the pools heal',
  share: 8,
  short: true,
  most: 20,
  fault: (one, trial) => (trial.random() < 0.5 ? restartDatabase(one) : endConnections(one)),
  seconds: 3,
  after: async (one, trial) => [trial.count('the server has ended', (await hasEnded(one)) ? 1 : 0, { exactly: 0 })],
})

/** Not by `pg_ctl stop -w`: the server may have started PostgreSQL again before that looks, and it would wait for the new one to end. */
const restartDatabase = async ({ dataDir }: Installation): Promise<void> => {
  const dir = path.join(dataDir, 'pg')
  const data = path.join(dir, 'data')
  const pid = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  await run(dir, 'pg_ctl', ['stop', '-D', data, '-m', 'fast', '-W'])
  await until('PostgreSQL has stopped', 60, async () => !existsSync(`/proc/${pid}`))
  await run(dir, 'pg_ctl', ['start', '-D', data, '-l', path.join(dir, 'postgres.log'), '-w']).catch(() => {}) // the server was faster
}

const endConnections = ({ owner }: Installation): Promise<void> =>
  withClient(owner, async client => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  })

const hasEnded = (one: Installation): Promise<boolean> => Promise.race([one.server().ended.then(() => true), sleep(50).then(() => false)])

const countDurable = ({ owner }: Installation): Promise<number> =>
  withClient(owner, async client => {
    const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']
    const { rows } = await client.query(`select name from pg_settings where name = any($1) and setting = 'on'`, [names])
    return rows.length
  })

/** By PostgreSQL's checker where it is installed; every page is read besides, each with its checksum. */
const countDamages = ({ owner }: Installation): Promise<number> =>
  withClient(owner, async client => {
    const broken = await findBrokenPages(client)
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relkind in ('r', 'm') and relpersistence = 'p'`,
    )
    for (const { name } of tables) await client.query(`select count(*) from ${name}`)
    const { rows } = await client.query('select coalesce(sum(checksum_failures), 0)::int as n from pg_stat_database')
    return broken.length + rows[0].n
  })
