import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, inject, test } from 'vitest'
import { until } from '../../../test/support/processes.ts'
import { openWorld } from '../../../test/world.ts'
import type { GroupId } from '../../core/ids.ts'
import { withClient } from './client.ts'
import { type Database, openDatabase } from './database.ts'
import { loginsOf } from './logins.ts'

const isCluster = inject('pg').servers.length > 1
const world = await openWorld()
const [first, second] = ['00000000-0000-7000-8000-000000000001' as GroupId, '00000000-0000-7000-8000-000000000002' as GroupId]

/** What Citus says of nodes, said by a PostgreSQL without it: an account on each of two nodes, and one node that hangs or is away on demand. */
const nodes = `
  create table pg_dist_node (nodename text, nodeport int, groupid int, noderole text, isactive boolean);
  insert into pg_dist_node values ('here', 5432, 0, 'primary', true), ('one', 5432, 1, 'primary', true), ('two', 5432, 2, 'primary', true);
  create table pg_dist_placement (shardid bigint, groupid int);
  insert into pg_dist_placement values (1, 1), (2, 2);
  create table ill (name text, hangs boolean);
  create function get_shard_id_for_distribution_column(text, uuid) returns bigint language sql as
    $$ select right($2::text, 1)::bigint $$;
  create function citus_check_connection_to_node(text, int) returns boolean language plpgsql as
    $$ begin
      if exists (select from ill where name = $1 and hangs) then perform pg_sleep(20); end if;
      return not exists (select from ill where name = $1);
    end $$;
  grant all on pg_dist_node, pg_dist_placement, ill to lintel_system`
const ask = (sql: string) => withClient(world.owner, client => client.query(sql))

/** How it ended, and after how many ms. */
const ending = async (work: Promise<unknown>) => {
  const began = performance.now()
  const end = await work.then(
    () => 'done',
    error => error.code ?? error.message,
  )
  return { end, millis: performance.now() - began }
}
const read = (db: Database, group: GroupId, sql = 'select 1') =>
  ending(db.withTenant(group, (_tx, client) => client.query(sql), { readOnly: true }))
const spread = async (work: (db: Database) => Promise<void>) => {
  const db = openDatabase(loginsOf(world.owner, world.services.config.secret), { max: 8, distributed: true })
  try {
    await work(db)
  } finally {
    await ask('delete from ill')
    await db.close()
  }
}
const isAway = async (db: Database) => (await db.nodes()).filter(one => one.away).map(one => one.place)

describe.skipIf(isCluster)('a node of a cluster', () => {
  test('that hangs is away within 2 s: what hangs on it is cut, its accounts are refused at once, others go on', async () => {
    await ask(nodes)
    await spread(async db => {
      expect(await db.nodes()).toEqual([
        { place: 'one:5432', away: false },
        { place: 'two:5432', away: false },
      ])
      const hanging = [
        read(db, first, 'select pg_sleep(8)'),
        ending(db.withTenant(first, (_tx, client) => client.query('select pg_sleep(8)'))),
        ending(db.withPeople('people of a test', first, (_tx, client) => client.query('select pg_sleep(8)'))),
      ]
      const living = read(db, second, 'select pg_sleep(3)')
      await sleep(300)
      await ask(`insert into ill values ('one', true)`)
      const cut = await Promise.all(hanging)
      expect(cut.filter(({ end, millis }) => end === 'done' || millis > 2500)).toEqual([])
      expect(cut[0]?.end).toBe('sys.srv.una') // nothing was done: tried again, and refused
      expect(await isAway(db)).toEqual(['one:5432'])
      const refused = await read(db, first)
      expect(refused.end).toBe('sys.srv.una')
      expect(refused.millis).toBeLessThan(200)
      expect((await read(db, second)).end).toBe('done')
      expect((await living).end).toBe('done')
      await ask('delete from ill')
      await until('it is there again', 5, async () => (await isAway(db)).length === 0)
      expect((await read(db, first)).end).toBe('done')
    })
  }, 30_000)

  test('that is away keeps nobody waiting who may have asked it: work of no account is cut after 2 s, single statements too', async () => {
    await spread(async db => {
      await ask(`insert into ill values ('two', false)`)
      await until('it is away', 5, async () => (await isAway(db)).length === 1)
      const hanging = [
        ending(db.asSystem('work of a test', (_tx, client) => client.query('select pg_sleep(8)'))),
        ending(db.system.query('select pg_sleep(8)')),
      ]
      const short = ending(db.asSystem('work of a test', (_tx, client) => client.query('select pg_sleep(1)')))
      const cut = await Promise.all(hanging)
      expect(cut.filter(({ end, millis }) => end === 'done' || millis > 4000)).toEqual([])
      expect((await short).end).toBe('done')
      expect(db.system.totalCount).toBeLessThan(2) // their places are free
    })
  }, 30_000)
})
