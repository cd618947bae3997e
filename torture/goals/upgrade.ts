import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { withClient } from '../../src/platform/db/client.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { checkOut, findLastRelease } from '../../test/support/lastRelease.ts'
import { type Goal, notTried, type Trial } from '../goal.ts'
import { amounts, type Installation, openInstallation } from '../installation.ts'
import { quantile } from '../load.ts'
import { watchLockWaits } from '../lockWaits.ts'
import { failures, judgeLoad, startSteadyLoad, untilAnswered } from '../steady.ts'
import { countLostComments, startVisitors } from '../visitors.ts'

const program = path.resolve(import.meta.dirname, '../../scripts/migrate.ts')

/** Brings an installation to today's schema as `npm run migrate` does; killed after so many ms, where that is said. Gives whether it came to its end. */
const migrateOnce = ({ env }: Installation, killAfter?: number): Promise<boolean> =>
  new Promise(resolve => {
    const { PATH, HOME } = process.env
    const child = execFile(process.execPath, [program], { env: { PATH, HOME, ...env, LOG_LEVEL: 'silent' } }, error =>
      resolve(error === null),
    )
    if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter).unref()
  })

/** What a catalogue holds, a line for each column, index, constraint, function and policy. */
const readCatalogue = (database: pg.PoolConfig): Promise<string[]> =>
  withClient(database, async client => {
    const { rows } = await client.query<{ line: string }>(`
      select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
        from information_schema.columns where table_schema = 'public'
      union all select format('index %s', indexdef) from pg_indexes where schemaname = 'public' and tablename not like 'audit\\_%'
      union all select format('invalid index %s', indexrelid::regclass) from pg_index where not indisvalid
      union all select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
      union all select format('function %s %s', oid::regprocedure, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
      union all select format('policy %s %s %s', tablename, policyname, qual) from pg_policies where schemaname = 'public' order by 1`)
    return rows.map(({ line }) => line).filter(line => !line.includes('audit_2')) // months are of the calendar, not of the schema
  })

/** As many answers as an index takes seconds to build over; codes enough for the load. */
const million = { ...amounts.long, codes: 100_000, answers: 1_000_000 }

/** Five runs that are killed, then two at once, as two servers that start; calls and visitors meanwhile. `cut`, `ended`: how many were killed, and came to their end. */
const upgradeUnderLoad = async (trial: Trial, one: Installation) => {
  const load = startSteadyLoad(trial, one, { rate: trial.short ? 40 : 150 })
  const visitors = await startVisitors(trial, one)
  await sleep(2000)
  const locks = watchLockWaits(one.owner)
  trial.later(locks.stop)
  let cut = 0
  for (let i = 0; i < 5; i++) if (!(await migrateOnce(one, 500 + trial.random() * (trial.short ? 2000 : 8000)))) cut++
  const ended = (await Promise.all([migrateOnce(one), migrateOnce(one)])).filter(Boolean).length
  await sleep(2000)
  const [loaded, visits, waited] = [await load.stop(), await visitors.stop(), await locks.stop()]
  return { cut, ended, loaded, visits, waited }
}

/** The lines in which the catalogue of an installation differs from that of a new one. */
const compareWithNew = async (one: Installation): Promise<string[]> => {
  const fresh = { ...one.owner, database: 'fresh' }
  await withClient(one.owner, client => client.query('create database fresh'))
  await migrate(fresh)
  const [ours, theirs] = await Promise.all([readCatalogue(one.owner), readCatalogue(fresh)])
  return [...ours.filter(line => !theirs.includes(line)), ...theirs.filter(line => !ours.includes(line))]
}

export const F10: Goal = {
  id: 'F10',
  title:
    'an installation of the last release is brought to this schema under load, killed half way: its server goes on, and the schema is that of a new one',
  share: 6,
  short: false,
  run: async trial => {
    const last = findLastRelease()
    if (last.why) return notTried(`The last release cannot be had: ${last.why}`)
    const { folder, remove } = checkOut(last.commit, ['bench', 'test'])
    trial.later(remove)
    const one = await openInstallation(trial.short ? amounts.short : million, { from: folder })
    trial.later(one.close)
    await one.start({ LINTEL_MIGRATE: 'off' }, folder)
    const { cut, ended, loaded, visits, waited } = await upgradeUnderLoad(trial, one)
    const differing = await compareWithNew(one)
    await one.stop()
    await one.start({})
    await untilAnswered(one)
    const judged = await judgeLoad(
      trial,
      one,
      [loaded],
      [
        trial.count('migrations cut off', cut, { least: 1 }),
        trial.count('migrations at once that came to their end', ended, { exactly: 2 }),
        trial.count('lines of the catalogue that differ from a new one', differing.length, { exactly: 0 }),
        trial.count('refused or not answered meanwhile', failures(loaded.answers), { exactly: 0 }),
        trial.count('forms of visitors that were taken', visits.taken.length, { least: 1 }),
        trial.count('pages and forms of visitors refused meanwhile', visits.refused.length, { exactly: 0 }),
        trial.count('forms of visitors that are not there once', await countLostComments(one, visits), { exactly: 0 }),
        trial.time(
          'the longest answer meanwhile',
          loaded.answers.took.reduce((most, took) => Math.max(most, took), 0),
          { most: 2000 },
        ),
        trial.time('the longest wait for a lock of a table', waited.ms, { most: 2000 }),
        trial.time('p99 of visitors', quantile(visits.took, 0.99), { most: 1000 }),
      ],
    )
    return {
      ...judged,
      words: [
        ...(judged.words ?? []),
        ...differing.slice(0, 5),
        ...[...new Set(visits.refused)].slice(0, 5),
        `${waited.waits} | behind ${waited.blocks}`,
      ],
    }
  },
}
