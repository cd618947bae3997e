import type pg from 'pg'
import { writeAuditRow } from '../db/audit.ts'
import type { Database, Tx } from '../db/database.ts'
import { accountsName } from '../db/tenants.ts'
import type { FileStore } from '../files/fileStore.ts'
import { enterAccount, findStaying, quoteName, readAccountTables, readPeople } from './accountRows.ts'
import { type AccountTable, accountParts, peopleOfAccounts } from './parts.ts'

type Client = Pick<pg.ClientBase, 'query'>
export type AccountDeleting = {
  db: Database
  files: FileStore
  GroupId: string
  /** Locks the account's row and says whether it may be deleted; false: it is left as it is. */
  mayDelete: (tx: Tx) => Promise<boolean>
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
  const deleted = await of.db.asSystem('an account is deleted for good', (tx, client) => deleteOnce(tx, client, of))
  if (!deleted) return null
  for (let pass = 1; pass < passes; pass++) {
    const late = await of.db.asSystem('what was late for a deletion', (_tx, client) => deleteRows(client, of.GroupId))
    await of.files.removeFolder(of.GroupId)
    if (late.Rows === 0) break
  }
  return deleted
}

const deleteOnce = async (
  tx: Tx,
  client: pg.PoolClient,
  { files, GroupId, mayDelete }: AccountDeleting,
): Promise<AccountDeleted | null> => {
  await enterAccount(client, GroupId)
  if (!(await mayDelete(tx))) return null
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
  const staying = await findStaying(client, GroupId, people)
  await peopleOfAccounts().leaveAccount(client, GroupId, staying)
  let Rows = 0
  for (const table of tables.toReversed()) Rows += await deleteTable(client, table, GroupId)
  const gone = people.filter(id => !staying.includes(id))
  const People = await deletePeople(client, gone)
  return { Rows: Rows + People, People }
}

const deleteTable = async (client: Client, { name, key }: AccountTable, GroupId: string): Promise<number> => {
  // The audit only grows: it takes a function of the owner's, which asks that the account is no more.
  if (name === 'audit') return 0
  const { rowCount } = await client.query(`delete from ${quoteName(name)} where ${quoteName(key)} = $1`, [GroupId])
  if (name !== accountsName()) return rowCount ?? 0
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

/** What names the account or rows of it within a key: kept replies, counts of attempts, and what features say. */
const deleteTraces = async (client: Client, GroupId: string) => {
  for (const table of ['idempotency', 'attempt'])
    await client.query(`delete from ${table} where ${table === 'attempt' ? 'key' : 'scope'} like '%' || $1 || '%'`, [GroupId])
  for (const part of accountParts.all()) await part.deleteTraces?.(client, GroupId)
}

const deletePeople = async (client: Client, gone: readonly string[]): Promise<number> => {
  for (const { table, ofPerson } of accountParts.all())
    if (ofPerson !== undefined) await client.query(`delete from ${quoteName(table)} where ${quoteName(ofPerson)} = any($1)`, [gone])
  return peopleOfAccounts().delete(client, gone)
}
