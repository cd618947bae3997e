import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import type { Call } from '../../src/core/call.ts'
import type { BuildingId, GroupId } from '../../src/core/ids.ts'
import { withClient } from '../../src/platform/db/client.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import { coordinatorTables, placeOfTable, referenceTables } from '../../src/platform/db/placement.ts'
import { buildingColumn, declaredTables, seenBy, tenantTable } from '../../src/platform/db/tenantTable.ts'
import { diffForAudit, HIDDEN, isSecret } from '../../src/platform/gate/audited.ts'
import { provenRows, requireNamedTables } from '../../src/platform/gate/scope.ts'
import { openWorld } from '../world.ts'

const world = await openWorld()
await Promise.all(globSync('src/features/*/*/tables.ts').map(file => import(/* @vite-ignore */ `../../${file}`)))

// Tables without group_id, or with one that is only a pointer; every other table with a group_id must be locked.
const globalTables: Record<string, string> = {
  account_group: 'it is the account itself',
  backup_run: 'a copy of the whole installation, of every account',
  app_user: 'one e-mail over all accounts',
  attempt: 'limits count callers of no account too',
  channel: 'a channel bundles accounts',
  channel_group: 'a channel bundles accounts',
  commit_mark: 'always empty',
  code_address: 'a printed address is unique over all accounts; it points to the account',
  list_view: 'belongs to a user, in whatever account; its group_id only says whose ids the filters hold',
  guess: 'guesses are counted before the account is known',
  notification_setting: 'belongs to a user, in whatever account',
  idempotency: 'calls without an account have keys too; the scope is part of the key',
  mail: 'mails of no account exist; only the outbox reads it',
  migration: 'the schema itself',
  process_minute: 'what a server or worker does is of all accounts',
  renewal: 'belongs to a user',
  reset_link: 'belongs to a user',
  scan_staged: 'scans of many accounts on their way to them, on a cluster',
  session: 'a token is looked up before its account is known',
}

test('every tenant table is locked by row-level security, forced, with group_id first in its primary key', async () => {
  const { rows } = await world.services.db.system.query(`
    select c.relname as name, c.relrowsecurity as locked, c.relforcerowsecurity as forced,
      exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'group_id' and not a.attisdropped) as tenant,
      (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where i.indrelid = c.oid and i.indisprimary) as first_key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`)
  for (const row of rows) {
    if (globalTables[row.name]) continue
    expect(row, row.name).toMatchObject({ tenant: true, locked: true, forced: true })
    if (row.name !== 'audit') expect(row.first_key, row.name).toBe('group_id')
  }
  expect(rows.length).toBeGreaterThan(20)
})

test('every table has a place on a distributed database: by account, or named with its reason', async () => {
  const { rows } = await world.services.db.system.query(`
    select c.relname as name, exists (select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indrelid = c.oid and i.indisprimary and a.attname = 'group_id') as spread
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`)
  expect(rows.filter(({ name, spread }) => placeOfTable(name, spread) === null)).toEqual([])
  const named = [...Object.keys(referenceTables), ...Object.keys(coordinatorTables)]
  expect(named.filter(name => !rows.some(row => row.name === name))).toEqual([])
  const keys = await world.services.db.system.query(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f' and conparentid = 0`)
  const spread = (name: string) => rows.some(row => row.name === name && placeOfTable(name, row.spread) === 'account')
  for (const { from, to } of keys.rows) expect(!spread(from) || spread(to) || to in referenceTables, `${from} points to ${to}`).toBe(true)
})

test('every index and foreign key of a tenant table begins with group_id', async () => {
  const { rows } = await world.services.db.system.query(`
    select t.relname as table, i.relname as index, a.attname as first from pg_index x
    join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid join pg_namespace n on n.oid = t.relnamespace
    left join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0] where n.nspname = 'public' and not t.relispartition`)
  // The audit and the outbox are also read over all accounts.
  const allowed = new Set([
    'member_user_id_index',
    'audit_pkey',
    'audit_at',
    'audit_user',
    'audit_call',
    'audit_kind',
    'text_message_newest',
  ])
  const tenants = rows.filter(row => !globalTables[row.table] && !allowed.has(row.index))
  expect(tenants.length).toBeGreaterThan(20)
  for (const row of tenants) expect(row.first, row.index).toBe('group_id')
})

// Written by the door of transactions and by the gate alone, in SQL.
const undeclared = ['audit', 'group_counter']

test('every tenant table has said which building its rows are in, and none has a trigger of ours', async () => {
  const { rows } = await world.services.db.system.query(`
    select c.relname as name,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'building_id' and not a.attisdropped) as placed,
      (select count(*)::int from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as triggers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`)
  const tenants = rows.filter(({ name }) => !globalTables[name] && !undeclared.includes(name))
  const said = declaredTables()
    .filter(({ name }) => !globalTables[name])
    .map(one => ({ name: one.name, placed: buildingColumn(one) === 'building_id', triggers: 0 }))
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
  expect(said.toSorted(byName)).toEqual(tenants.toSorted(byName))
})

test("without an entered account the app role sees no tenant row, with one it sees this account's only", async () => {
  const [one, other] = [await world.newAccount(), await world.newAccount()]
  const count = 'select count(*)::int as n, min(group_id::text) as g from building'
  const everyShard = `set local citus.multi_task_query_log_level = 'off'` // which a cluster for tests refuses the app role
  const { n } = await world.services.db.withTenant(null, async (_tx, client) => {
    await client.query(everyShard)
    return (await client.query(count)).rows[0]
  })
  expect(n).toBe(0)
  await world.services.db
    .withTenant(one.group.id as never, async (_tx, client) => {
      await client.query(everyShard)
      expect((await client.query(count)).rows[0]).toEqual({ n: 1, g: one.group.id })
      await expect(client.query(`insert into property_tag (group_id, name) values ('${other.group.id}', 'x')`)).rejects.toMatchObject({
        code: '42501',
      })
    })
    .catch(error => expect(String(error)).toContain('aborted'))
})

test('the app role can neither change nor remove what was audited', async () => {
  await expect(world.services.db.app.query('delete from audit')).rejects.toMatchObject({ code: '42501' })
  await expect(world.services.db.app.query(`update audit set actor = 'x'`)).rejects.toMatchObject({ code: '42501' })
})

test('the app role adds rows of the entered account alone to the audit', async () => {
  const [one, other] = [await world.newAccount(), await world.newAccount()]
  const add = (group: string) =>
    world.services.db.withTenant(one.group.id as GroupId, (_tx, client) =>
      client.query(`insert into audit (group_id, actor, call, object, request_id) values ('${group}', 'Test', 'Test', 'test', 'test')`),
    )
  await expect(add(one.group.id)).resolves.toMatchObject({ rowCount: 1 })
  await expect(add(other.group.id)).rejects.toMatchObject({ code: '42501' })
})

describe('who sees some buildings only', async () => {
  const account = await world.newAccount()
  const [here, elsewhere] = [randomUUID(), randomUUID()]
  const placed = declaredTables().filter(({ terms }) => terms.building !== null)
  const whole = declaredTables().filter(({ name, terms }) => terms.building === null && !globalTables[name])
  const rows = await withClient(world.owner, async client => {
    await client.query('begin')
    await client.query(`set local citus.propagate_set_commands = 'local'`) // on a cluster its nodes hear of what follows
    await client.query(`set local session_replication_role = 'replica'`) // a row of each table, without those that it would point to
    const made = new Map<string, { here: string; elsewhere: string }>()
    for (const { name } of placed)
      made.set(name, { here: await addRow(client, name, here), elsewhere: await addRow(client, name, elsewhere) })
    for (const { name } of whole) await addRow(client, name, here)
    await client.query('commit')
    return made
  })
  const ctx = { GroupId: account.group.id as GroupId, buildings: [here as BuildingId] }
  const inAccount = <T>(work: (tx: Tx, client: pg.PoolClient) => Promise<T>) => world.services.db.withTenant(ctx.GroupId, work)

  test.each(placed)('is shown the rows of $name in those, and no other', async ({ name, table }) => {
    const buildings = await inAccount(async tx => {
      const found = await tx.execute<{ at: string }>(
        sql`select ${sql.identifier(name === 'building' ? 'id' : 'building_id')}::text as at from ${table} where ${seenBy(ctx, table)}`,
      )
      return found.rows.map(row => row.at)
    })
    expect(buildings).toEqual([here])
  })

  test.each(placed.filter(({ terms }) => terms.named))('names no other row of $name in a call', async ({ name }) => {
    const call = { path: 'Test/Name', method: 'POST', ids: { RowId: name } } as unknown as Call // what the proof of ids reads of one
    const at = { GroupId: ctx.GroupId, BuildingId: undefined, membership: { GroupId: ctx.GroupId, buildings: ctx.buildings } as never }
    const prove = (RowId: string) => inAccount((_tx, client) => provenRows(client, call, at, { RowId }))
    await expect(prove(rows.get(name)?.here ?? '')).resolves.toBeUndefined()
    await expect(prove(rows.get(name)?.elsewhere ?? '')).rejects.toMatchObject({ code: 'sys.obj.nof' })
  })

  test.each([...placed, ...whole])('$name shows and takes rows of the entered account alone', async ({ name }) => {
    const other = await world.newAccount()
    const count = `select count(*)::int as n from ${name} where group_id = '${account.group.id}'`
    const seenIn = async (group: GroupId | null) =>
      (await world.services.db.withTenant(group, (_tx, client) => client.query(count))).rows[0].n
    expect(await seenIn(ctx.GroupId)).toBeGreaterThan(0)
    expect([await seenIn(null), await seenIn(other.group.id as GroupId)]).toEqual([0, 0])
    const move = `update ${name} set group_id = '${other.group.id}' where group_id = '${account.group.id}'`
    const code = world.nodes.length > 1 && !(name in referenceTables) ? '0A000' : '42501' // a cluster lets nobody change what its rows are spread by
    await expect(inAccount((_tx, client) => client.query(move))).rejects.toMatchObject({ code })
  })

  /** A row of the account in a building, with something in every column that must have it; its id, if it has one. */
  async function addRow(client: pg.Client, table: string, building: string): Promise<string> {
    const { rows: checks } = await client.query(`select conname from pg_constraint where contype = 'c' and conrelid = $1::regclass`, [
      table,
    ])
    for (const { conname } of checks) await client.query(`alter table ${table} drop constraint "${conname}"`) // any value does here
    const { rows: columns } = await client.query<{ name: string; type: string; filled: boolean }>(
      `select a.attname as name, format_type(a.atttypid, null) as type, a.atthasdef or not a.attnotnull as filled
       from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
      [table],
    )
    const own = new Map<string, string>([
      ['group_id', account.group.id],
      [table === 'building' ? 'id' : 'building_id', building],
    ])
    const values = columns.flatMap(({ name, type, filled }) => {
      const value = own.get(name) ?? (filled ? undefined : (samples[type] ?? randomUUID)())
      return value === undefined ? [] : [{ name, value }]
    })
    const { rows: made } = await client.query<{ id?: string }>(
      `insert into ${table} (${values.map(one => `"${one.name}"`).join()}) values (${values.map((_, i) => `$${i + 1}`).join()}) returning *`,
      values.map(one => one.value),
    )
    return made[0]?.id ?? ''
  }
})

const now = () => new Date().toISOString()
let last = 0
const nextNumber = () => String(++last)
const samples: Readonly<Record<string, () => string>> = {
  uuid: randomUUID,
  'uuid[]': () => '{}',
  'text[]': () => '{}',
  jsonb: () => '{}',
  integer: nextNumber,
  smallint: nextNumber,
  bigint: nextNumber,
  'double precision': nextNumber,
  boolean: () => 'false',
  date: now,
  'timestamp with time zone': now,
}

test('a server with a call that names rows of an undeclared table, or of one that is not to be named, does not start', () => {
  const naming = (table: string) => [{ path: 'Test/Name', ids: { RowId: table } } as unknown as Call] // what the check reads of one
  for (const table of ['a_later_table', 'pin_code', 'app_user']) expect(() => requireNamedTables(naming(table)), table).toThrow(table)
  expect(() => requireNamedTables(naming('qr_code'))).not.toThrow()
})

test('the audit hides a column that a table has declared secret, whatever it is called', () => {
  expect(isSecret('DoorNumber')).toBe(false)
  tenantTable('a_planted_table', { DoorNumber: text() }, { building: null, secret: ['DoorNumber'] })
  expect(diffForAudit(undefined, { DoorNumber: '4711', Floor: '2' }).after).toEqual({ DoorNumber: HIDDEN, Floor: '2' })
})
