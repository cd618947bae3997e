import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openWorld } from '../../../test/world.ts'

const world = await openWorld()
const { db, jobs } = world.services
const name = 'notifications.sendWaiting.account'

test('of jobs of one key one waits, however often and by how many it is asked for', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  const ask = (keys: string[]) =>
    db.asSystem('test', (_tx, client) =>
      jobs.enqueueOnce(
        client,
        { name },
        keys.map(key => ({ key, data: { GroupId: key } })),
      ),
    )
  await Promise.all([ask([one]), ask([one, other]), ask([one]), ask([])])
  await ask([other])
  const { rows } = await db.system.query('select singleton_key as key from pgboss.job where name = $1', [name])
  expect([rows.length, new Set(rows.map(row => row.key))]).toEqual([2, new Set([one, other])])
})

test('what a schedule has missed while nothing ran is made up for once', async () => {
  await jobs.work(world.services)
  const { rows } = await db.system.query(`select distinct options ->> 'missed' as missed from pgboss.schedule`)
  expect(rows).toEqual([{ missed: 'once' }])
})
