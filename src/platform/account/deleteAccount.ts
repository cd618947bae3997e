import type pg from 'pg'
import { writeAuditRow } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/fileStore.ts'
import { type AccountTable, enterAccount, quoteName, readAccountTables, readPeople } from './accountRows.ts'

type Client = Pick<pg.ClientBase, 'query'>
export type AccountDeleting = {
  db: Database
  files: FileStore
  GroupId: string
  /** Whether it may be deleted, by its row as it is locked; false: it is left as it is. */
  mayDelete: (row: { deletion_date: Date | null }) => boolean
}
export type AccountDeleted = { Rows: number; People: number }

/** Times that all is looked for again: work that was under way may still have written something. */
const passes = 3

/**
 * Deletes an account for good, in one transaction: its rows in every table, what waits in the queue for it, people who belong to no other account, its
 * files. What stays is a row of the audit, of no account and without a name of the account's people. Null where it may not be (any more). Done again,
 * it goes on where it ended.
 */
export const deleteAccount = async (of: AccountDeleting): Promise<AccountDeleted | null> => {
  const deleted = await of.db.asSystem('an account is deleted for good', (_tx, client) => deleteOnce(client, of))
  if (!deleted) return null
  for (let pass = 1; pass < passes; pass++) {
    const late = await of.db.asSystem('what was late for a deletion', (_tx, client) => deleteRows(client, of.GroupId))
    await of.files.removeFolder(of.GroupId)
    if (late.Rows === 0) break
  }
  return deleted
}

const deleteOnce = async (client: pg.PoolClient, { files, GroupId, mayDelete }: AccountDeleting): Promise<AccountDeleted | null> => {
  await enterAccount(client, GroupId)
  const { rows } = await client.query<{ deletion_date: Date | null }>('select deletion_date from account_group where id = $1 for update', [
    GroupId,
  ])
  if (!rows[0] || !mayDelete(rows[0])) return null
  const asked = await client.query<{ user_id: string; actor: string; request_id: string }>(
    `select user_id, actor, request_id from audit where group_id = $1 and call = 'Group/DeleteGroup' order by at desc limit 1`,
    [GroupId],
  )
  const deleted = await deleteRows(client, GroupId)
  const by = asked.rows[0]
  await writeAuditRow(client, {
    GroupId: null,
    UserId: by?.user_id ?? null,
    FullName: by?.actor ?? '',
    Call: 'Group/DeleteGroup',
    Object: 'account',
    ObjectId: GroupId,
    After: { ...deleted },
    RequestId: by?.request_id ?? `deleted.${GroupId}`,
  })
  await files.removeFolder(GroupId) // bytes first: what breaks here is done again, rows and all
  return deleted
}

const deleteRows = async (client: Client, GroupId: string): Promise<AccountDeleted> => {
  await enterAccount(client, GroupId)
  const tables = await readAccountTables(client)
  const people = await readPeople(client, GroupId)
  await deleteQueued(client, GroupId)
  await deleteTraces(client, GroupId)
  await keepSessionsElsewhere(client, GroupId, people)
  let Rows = 0
  for (const table of tables.toReversed()) Rows += await deleteTable(client, table, GroupId)
  const People = await deletePeople(client, GroupId, people)
  return { Rows: Rows + People, People }
}

const deleteTable = async (client: Client, { name, key }: AccountTable, GroupId: string): Promise<number> => {
  // The audit only grows: it takes a function of the owner's, which asks that the account is no more.
  if (name === 'audit') return 0
  const { rowCount } = await client.query(`delete from ${quoteName(name)} where ${quoteName(key)} = $1`, [GroupId])
  if (name !== 'account_group') return rowCount ?? 0
  const { rows } = await client.query<{ n: number }>('select forget_audit($1)::int as n', [GroupId])
  return (rowCount ?? 0) + (rows[0]?.n ?? 0)
}

/** Jobs that name the account or one of its mails, done or not. */
const deleteQueued = async (client: Client, GroupId: string) => {
  await client.query(
    `delete from pgboss.job where data::text like '%' || $1 || '%' or data->>'MailId' = any(select id::text from mail where group_id = $1::uuid)`,
    [GroupId],
  )
}

/** What names the account, its buildings or its surveys within a key: kept replies, counts of attempts, wrong guesses. */
const deleteTraces = async (client: Client, GroupId: string) => {
  for (const table of ['idempotency', 'attempt'])
    await client.query(`delete from ${table} where ${table === 'attempt' ? 'key' : 'scope'} like '%' || $1 || '%'`, [GroupId])
  const { rows } = await client.query<{ place: string }>(
    `select 'pin:' || pin_secret as place from building where group_id = $1 and pin_secret is not null
     union all select 'survey:' || id from survey where group_id = $1`,
    [GroupId],
  )
  await client.query(`delete from guess where (split_part(key, ':', 1) || ':' || split_part(key, ':', 2)) = any($1)`, [
    rows.map(({ place }) => place),
  ])
}

/** Who has other accounts too stays signed in, in none for now. */
const keepSessionsElsewhere = async (client: Client, GroupId: string, people: readonly string[]) => {
  const staying = await stayingOf(client, GroupId, people)
  await client.query(`update session set group_id = null, building_id = null where group_id = $1 and kind = 'User' and user_id = any($2)`, [
    GroupId,
    staying,
  ])
}

/** Those of some people who belong to another account as well, or to the provider. */
const stayingOf = async (client: Client, GroupId: string, people: readonly string[]): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>(
    `select user_id as id from member where user_id = any($2) and group_id <> $1
     union select user_id from contact where user_id = any($2) and group_id <> $1
     union select id from app_user where id = any($2) and global_role is not null`,
    [GroupId, people],
  )
  return rows.map(({ id }) => id)
}

const deletePeople = async (client: Client, GroupId: string, people: readonly string[]): Promise<number> => {
  const staying = await stayingOf(client, GroupId, people)
  const gone = people.filter(id => !staying.includes(id))
  for (const table of ['renewal', 'reset_link', 'session', 'list_view'])
    await client.query(`delete from ${table} where user_id = any($1)`, [gone])
  await client.query(`delete from guess where split_part(key, ':', 2) = any($1)`, [gone])
  await client.query(`update app_user set picture = null where id = any($1) and picture like '%' || $2 || '%'`, [staying, GroupId])
  const { rowCount } = await client.query('delete from app_user where id = any($1)', [gone])
  return rowCount ?? 0
}
