import { expect, test } from 'vitest'
import { openWorld } from '../world.ts'

const world = await openWorld()

// Tables without group_id, or with one that is only a pointer; every other table with a group_id must be locked.
const globalTables: Record<string, string> = {
  account_group: 'it is the account itself',
  app_user: 'one e-mail over all accounts',
  attempt: 'limits count callers of no account too',
  channel: 'a channel bundles accounts',
  channel_group: 'a channel bundles accounts',
  code_address: 'a printed address is unique over all accounts; it points to the account',
  list_view: 'belongs to a user, in whatever account; its group_id only says whose ids the filters hold',
  guess: 'guesses are counted before the account is known',
  idempotency: 'calls without an account have keys too; the scope is part of the key',
  mail: 'mails of no account exist; only the outbox reads it',
  migration: 'the schema itself',
  renewal: 'belongs to a user',
  reset_link: 'belongs to a user',
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

test("without an entered account the app role sees no tenant row, with one it sees this account's only", async () => {
  const [one, other] = [await world.newAccount(), await world.newAccount()]
  const count = 'select count(*)::int as n, min(group_id::text) as g from building'
  expect((await world.services.db.app.query(count)).rows[0].n).toBe(0)
  await world.services.db
    .withTenant(one.group.id as never, async (_tx, client) => {
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
