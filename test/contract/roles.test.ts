import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { openSession } from '../../src/features/base/people/data.ts'
import { loginsOf, type RoleName, roleNames } from '../../src/platform/db/logins.ts'
import { openWorld } from '../world.ts'

const world = await openWorld()
const [ours, theirs] = [await world.newAccount(), await world.newAccount()]
const logins = loginsOf(world.owner, world.services.config.secret)
const clients = Object.fromEntries(roleNames.map(role => [role, new pg.Client(logins[role] as pg.ClientConfig)])) as Record<
  RoleName,
  pg.Client
>
for (const client of Object.values(clients)) await client.connect()
// On a cluster for tests the app role is refused what would ask several shards; here it is rights that are looked at.
for (const client of Object.values(clients)) await client.query(`set citus.multi_task_query_log_level = 'off'`)
afterAll(() => Promise.all(Object.values(clients).map(client => client.end())))

/** What becomes of a statement that somebody has slipped in, in an account or in none: its rows, or the SQLSTATE of its refusal. */
const slipped = async (role: RoleName, sql: string, group?: string): Promise<unknown[] | string> => {
  if (group) await clients[role].query(`begin; set local app.group_id = '${group}'`)
  const outcome = await clients[role].query(sql).then(
    ({ rows }) => rows,
    (error: pg.DatabaseError) => error.code ?? String(error),
  )
  if (group) await clients[role].query('rollback')
  return outcome
}
const denied = '42501'

describe.each(roleNames)('%s', role => {
  // The nodes of a cluster for tests trust whoever comes from their own machine.
  test.skipIf(world.nodes.length > 1)('logs in as itself, with its password and no other', async () => {
    await slipped(role, 'reset role') // there is nobody to go back to
    await slipped(role, 'reset session authorization')
    expect(await slipped(role, 'select session_user, current_user')).toEqual([{ session_user: role, current_user: role }])
    for (const password of [role, randomUUID()]) {
      const wrong = new pg.Client({ ...(logins[role] as pg.ClientConfig), password })
      await expect(wrong.connect()).rejects.toMatchObject({ code: '28P01' })
      await wrong.end()
    }
  })

  test('is nothing above its tables', async () => {
    const [is] = (await slipped(
      role,
      'select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
    )) as object[]
    expect(is).toEqual({
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: role === 'lintel_system',
    })
    expect(
      await slipped(role, `select pg_has_role(current_user, r.oid, 'member') as is from pg_roles r where rolname <> current_user`),
    ).not.toContainEqual({
      is: true,
    })
  })

  test.each([
    'set role postgres',
    'set session authorization postgres',
    `set role ${roleNames.find(other => other !== role)}`,
    `copy (select 1) to program 'id'`,
    `copy building from program 'id'`,
    `copy (select 1) to '/tmp/lintel-slipped'`,
    `select pg_read_file('/etc/passwd')`,
    `select pg_ls_dir('/')`,
    `select lo_import('/etc/passwd')`,
    'create table public.slipped (a int)',
    'create table pgboss.slipped (a int)',
    'create schema slipped',
    'create function public.slipped() returns int language sql as $$select 1$$',
    'create extension dblink',
    'alter table building disable row level security',
    'drop table building',
    'alter role lintel_app superuser',
    `alter role ${roleNames.find(other => other !== role)} password 'x'`,
    `alter role postgres password 'x'`,
    `comment on role ${role} is 'x'`,
    'select rolpassword from pg_authid',
    `alter system set log_statement = 'all'`,
    'delete from migration',
    'delete from audit',
  ])('is refused: %s', async sql => {
    const refused = await slipped(role, sql)
    expect(['42501', '42704', '0A000'], String(refused)).toContain(refused)
  })
})

describe('what belongs to no account', () => {
  test.each([
    'app_user',
    'session',
    'renewal',
    'reset_link',
    'mail',
    'idempotency',
    'attempt',
    'list_view',
    'channel',
    'channel_group',
    'migration',
    'process_minute',
    'backup_run',
  ])('%s is closed to the app role, in and out of accounts', async table => {
    for (const group of [undefined, ours.group.id, theirs.group.id])
      for (const sql of [`select count(*) from ${table}`, `delete from ${table}`, `copy ${table} to stdout`])
        expect(await slipped('lintel_app', sql, group), sql).toBe(denied)
  })

  test('of people the app role sees not even a name, of accounts the one that is entered', async () => {
    for (const column of ['id', 'full_name', 'password_hash', 'email', '*'])
      expect(await slipped('lintel_app', `select ${column} from app_user`, ours.group.id), column).toBe(denied)
    expect(await slipped('lintel_app', `update app_user set full_name = 'x'`)).toBe(denied)
    expect(await slipped('lintel_app', 'select id from account_group', ours.group.id)).toEqual([{ id: ours.group.id }])
    expect(await slipped('lintel_app', 'select id from account_group')).toEqual([])
  })

  test('the queue takes work of the app role, which reads none of it', async () => {
    for (const sql of [
      'select data from pgboss.job',
      'select * from pgboss.job_common',
      'delete from pgboss.job',
      `update pgboss.job set data = '{}'`,
    ])
      expect(await slipped('lintel_app', sql), sql).toBe(denied)
  })

  test('a token, a hash or a reply of somebody else is nowhere to be found by the app role', async () => {
    const token = await world.services.db.asSystem('test', tx => openSession(tx, { Kind: 'User', UserId: theirs.user.id }))
    expect(token).toMatch(/^ut_/)
    const { rows } = await clients.lintel_app.query<{ name: string }>(`
      select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'v', 'm')`)
    for (const { name } of rows) {
      const found = await slipped(
        'lintel_app',
        `select 1 from ${name} t where t::text like '%${theirs.user.id}%' or t::text like '%$argon2%' limit 1`,
      )
      if (found !== denied) expect(found, name).toEqual([])
    }
    expect(rows.length).toBeGreaterThan(40)
  })
})

// Granted to the app role without row-level security, each with its reason.
const open: Record<string, string> = {
  'pgboss.queue': 'the settings of the queues, which a job that is added takes over',
  'pgboss.job': 'jobs are added; of what is there only ids can be read',
  'pgboss.job_common': 'the partition that jobs are added to',
  'public.commit_mark': 'always empty',
}

test('no table is granted to the app role without row-level security', async () => {
  const { rows } = await world.services.db.system.query<{ name: string; locked: boolean; rights: string }>(`
    select n.nspname || '.' || c.relname as name, c.relrowsecurity as locked from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and c.relkind in ('r', 'p', 'v', 'm', 'f') and c.relname !~ '^citus_' and
      (has_table_privilege('lintel_app', c.oid, 'select, insert, update, delete, truncate, references, trigger, maintain')
        or has_any_column_privilege('lintel_app', c.oid, 'select, insert, update, references'))`)
  expect(rows.length).toBeGreaterThan(30)
  expect(
    rows
      .filter(({ locked }) => !locked)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(open).toSorted())
})

test('what runs with the rights of the owner is a short list, and finds its names in no schema of a caller', async () => {
  const { rows } = await world.services.db.system.query<{ name: string; settings: string[] }>(`
    select p.proname as name, p.proconfig as settings from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema') order by 1`)
  expect(rows.map(({ name }) => name)).toEqual([
    'end_bound_sessions',
    'forget_audit',
    'forget_in_audit',
    'keep_reply',
    'open_audit_months',
    'take_key',
  ])
  for (const { name, settings } of rows) expect(settings, name).toContain('search_path=public, pg_temp')
  expect(await slipped('lintel_app', 'select open_audit_months()')).toBe(denied)
})

test('forgets names in the audit of the entered account alone, and changes nothing else there', async () => {
  await world.services.db.asSystem('test', tx =>
    tx.execute(sql`insert into audit (group_id, actor, call, object, object_id, before, after, request_id)
      values (${theirs.group.id}, 'Ada', 'A/B', 'thing', 'one', '{"Name": "Jo", "Size": 1}', '{"Name": "Jo Harper", "Size": 2, "Full": {"en": "Jo"}, "Note": ""}', 'r')`),
  )
  const forget = (group: string) =>
    slipped('lintel_app', `select forget_in_audit('${theirs.group.id}', 'thing', '{one}', '{Name,Full,Note,Gone}')`, group)
  expect(await forget(ours.group.id)).toBe(denied)
  const kept = `select actor, before, after from audit where object = 'thing'`
  await clients.lintel_app.query(`begin; set local app.group_id = '${theirs.group.id}'`)
  await clients.lintel_app.query(`select forget_in_audit('${theirs.group.id}', 'thing', '{one}', '{Name,Full,Note,Gone}')`)
  const { rows } = await clients.lintel_app.query(kept)
  await clients.lintel_app.query('rollback')
  expect(rows).toEqual([{ actor: 'Ada', before: { Name: '…', Size: 1 }, after: { Name: '…', Size: 2, Full: { en: '…' }, Note: '' } }])
  expect(await slipped('lintel_app', `update audit set actor = 'Eve'`, theirs.group.id)).toBe(denied)
  expect(await slipped('lintel_app', `select forgotten('{}', '{}')`, theirs.group.id)).toBe(denied)
})

test('ends sessions of the entered account alone, whatever building is named', async () => {
  const pin = { Kind: 'Pin', GroupId: theirs.group.id, BuildingId: theirs.building.id, Role: 'Employee', Purpose: 'Security' } as const
  await world.services.db.asSystem('test', tx => openSession(tx, pin))
  const ended = (group: string) =>
    slipped('lintel_app', `select end_bound_sessions('${theirs.building.id}', '{Security}')::int as n`, group)
  expect(await ended(ours.group.id)).toEqual([{ n: 0 }])
  expect(await ended(theirs.group.id)).toEqual([{ n: 1 }])
})
