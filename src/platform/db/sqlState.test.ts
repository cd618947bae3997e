import { expect, test } from 'vitest'
import { openWorld } from '../../../test/world.ts'
import { withClient } from './client.ts'
import { isLost, isMoved } from './sqlState.ts'

const world = await openWorld()
const { db } = world.services
const errorOf = (sql: string): Promise<unknown> =>
  withClient(world.owner, client =>
    client.query(sql).then(
      () => null,
      error => error,
    ),
  )
const raise = (message: string) => errorOf(`do $do$ begin raise exception '${message}'; end $do$`)

test('what Citus says of a shard that was moved or split is told from other errors', async () => {
  const said = [
    'could not find valid entry for shard 102039',
    'could not find valid entry for shard placement 12',
    'could not find any shard placements for shardId 102039',
    'could not find any healthy placement for shard 102039',
    'could not find length of shard 102039',
    'cannot find shard interval',
    'could not find shardinterval to which to send the query',
    'shard for the given value does not exist',
    'could not find shard for partition column value',
    'no active placements were found for shard 102039',
    'Active placement for shard 102039 is not found on group:2',
    'Node with group id 3 for shard placement 102039 does not exist',
    'There is a shard placement on node worker-1:5432 but could not find the node.',
    'there is a shard placement in node group 3 but there are no nodes in that group',
    'node group 3 does not have a primary node',
    'cannot find a worker that has active placements for all shards in the query',
  ]
  for (const one of said) expect([one, isMoved(await raise(one)), isLost(await raise(one))]).toEqual([one, true, true])
  expect(isMoved(await errorOf('select 1 from public.vendor_102039'))).toBe(true)
  expect(isMoved(new Error('Failed query', { cause: await raise('could not find valid entry for shard 1') }))).toBe(true)
  for (const sql of ['select 1 from vendor_day', 'select 1 / 0', 'select no_such_102039 from vendor'])
    expect(isMoved(await errorOf(sql))).toBe(false)
  expect(isMoved(new Error('Failed query: could not find valid entry for shard'))).toBe(false) // its values may say anything
})

test('a statement whose shard has moved is sent again, alone or with its transaction', async () => {
  await withClient(world.owner, client =>
    client.query(`
      create sequence moves; create table moved (n int); grant all on moved, moves to lintel_app, lintel_system;
      create function move_twice() returns int language plpgsql as $$ begin
        if nextval('moves') % 3 <> 0 then raise exception 'could not find valid entry for shard 102039'; end if;
        return 1;
      end $$`),
  )
  for (const pool of [db.app, db.people, db.system, db.counting])
    expect((await pool.query('select move_twice() n')).rows).toEqual([{ n: 1 }])
  let runs = 0
  await db.withTenant(null, async (_tx, client) => {
    runs++
    await client.query('insert into moved values (1)')
    await client.query('select move_twice()')
  })
  expect(runs).toBe(3)
  expect((await withClient(world.owner, client => client.query('select * from moved'))).rows).toHaveLength(1)
  await withClient(world.owner, client => client.query('drop table moved'))
})
