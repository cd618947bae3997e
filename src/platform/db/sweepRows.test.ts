import { expect, test } from 'vitest'
import { openWorld } from '../../../test/world.ts'
import type { Database } from './database.ts'
import { sweepRows } from './sweepRows.ts'

const world = await openWorld()
const { db } = world.services

/** The database, with the transactions of a reason counted. */
const counting = () => {
  const reasons: string[] = []
  const asSystem: Database['asSystem'] = (reason, work, options) => {
    reasons.push(reason)
    return db.asSystem(reason, work, options)
  }
  return { asSystem, times: (reason: string) => reasons.filter(one => one === reason).length }
}

test('rows that are over go some at a time, each time in a transaction of its own; others stay', async () => {
  await db.system.query(
    `insert into guess (key, failures, failed_date) select 'swept ' || n, 1, now() - make_interval(days => n % 2 * 9) from generate_series(1, 50) n`,
  )
  const { asSystem, times } = counting()
  const over = { table: 'guess', where: `key like 'swept %' and failed_date < $1`, values: [new Date(Date.now() - 86_400_000)] }
  expect(await sweepRows({ asSystem }, 'sweep of a test', over, 10)).toBe(25)
  expect(times('sweep of a test')).toBe(3)
  const { rows } = await db.system.query(
    `select count(*)::int as left, min(failed_date) > now() - interval '1 day' as fresh from guess where key like 'swept %'`,
  )
  expect(rows).toEqual([{ left: 25, fresh: true }])
})

test('rows of accounts go account by account', async () => {
  const accounts = [await world.newAccount(), await world.newAccount()]
  const ids = accounts.map(one => one.group.id)
  await db.system.query(
    `insert into task (group_id, created_date, user_id, kind, title) select g, now() - make_interval(days => n), uuidv7(), 'swept', 'A task'
     from unnest($1::uuid[]) g, generate_series(1, 20) n`,
    [ids],
  )
  const { asSystem, times } = counting()
  const over = { table: 'task', where: `created_date < $1 and kind = 'swept'`, values: [new Date(Date.now() - 5.5 * 86_400_000)] }
  expect(await sweepRows({ asSystem }, 'sweep of a test', over, 10)).toBe(30)
  expect(times('sweep of a test')).toBe(4)
  const { rows } = await db.system.query('select count(*)::int as left from task where group_id = any($1) group by group_id', [ids])
  expect(rows).toEqual([{ left: 5 }, { left: 5 }])
})
