import type pg from 'pg'
import { writeAuditRow } from '../db/audit.ts'
import type { Database } from '../db/database.ts'
import { readMigrations } from '../db/migrate.ts'
import { sqlState } from '../db/sqlState.ts'
import { accountsName } from '../db/tenants.ts'
import type { FileStore } from '../files/fileStore.ts'
import { AccountRefused } from './accountRefused.ts'
import { enterAccount, findLeftOut, quoteName, readAccountTables } from './accountRows.ts'
import { openSecretsKey, rehashPin, resealText } from './accountSecrets.ts'
import type { ExportManifest } from './exportManifest.ts'
import { type AccountTable, accountParts, type People, partOf, peopleOfAccounts } from './parts.ts'
import { type AccountExport, type JudgeFile, openExport } from './readExport.ts'

type Client = Pick<pg.ClientBase, 'query'>
export type AccountRestoring = {
  db: Database
  files: FileStore
  /** This installation's. */
  secret: string
  baseUrl: string
  /** The ZIP. */
  path: string
  passphrase: string | null
  /** Who restores it, by name. */
  by: string
  judge: JudgeFile
  /** Does what belongs to a restored account in the same transaction: `added` are people whom this installation did not know. */
  onRestored?: (client: pg.PoolClient, restored: { GroupId: string; added: readonly string[] }) => Promise<void>
}
export type AccountRestored = { manifest: ExportManifest; Rows: number; Files: number; people: { added: number; known: number } }

/**
 * Restores an export as an account of this installation, under the ids that it had. Everything is looked at first; then rows and files come in one
 * transaction, so that the account is there whole or not at all. Throws `AccountRefused`, in words, where it cannot be.
 */
export const restoreAccount = async (of: AccountRestoring): Promise<AccountRestored> => {
  const opened = await openExport(of.path, of.judge)
  const begun = { files: false }
  try {
    const { manifest } = opened
    const key = manifest.Secrets && (await openSecretsKey(manifest.Secrets, of.passphrase))
    return await of.db.asSystem('an account is restored', (_tx, client) => restoreRows({ ...of, opened, key, client, begun }))
  } catch (error) {
    if (begun.files) await of.files.removeFolder(opened.manifest.GroupId) // the account was not there before, so all of it is ours
    throw sqlState(error)?.startsWith('2')
      ? new AccountRefused(`A row of the export is not as this Lintel keeps it: ${String(Object(error).message)}.`, { cause: error })
      : error
  } finally {
    await opened.close()
  }
}

type Running = AccountRestoring & { opened: AccountExport; key: string | null; client: pg.PoolClient; begun: { files: boolean } }

const restoreRows = async (run: Running): Promise<AccountRestored> => {
  const { client, opened, files } = run
  const { manifest } = opened
  const { GroupId } = manifest
  await enterAccount(client, GroupId)
  const leftOut = findLeftOut()
  const tables = (await readAccountTables(client)).filter(({ name }) => leftOut[name] === undefined)
  requireTables(manifest, [peopleOfAccounts().table, ...tables])
  await requireFree(client, manifest, opened, tables)
  const people = await peopleOfAccounts().restore(client, opened)
  let Rows = people.ids.size
  for (const table of tables) Rows += await restoreTable(run, table, people)
  await endWork(client, GroupId)
  await writeAuditRow(client, {
    GroupId,
    UserId: null,
    FullName: run.by,
    Call: 'Group/RestoreGroupExport',
    Object: 'account',
    ObjectId: GroupId,
    After: { Installation: manifest.Installation, ExportedDate: manifest.ExportedDate, Rows },
    RequestId: `restored.${GroupId}`,
  })
  await run.onRestored?.(client, { GroupId, added: people.added })
  run.begun.files = true
  for (const [id, file] of opened.files)
    if (!manifest.MissingFiles.includes(id)) await files.put(`${GroupId}/${id}`, await opened.bytes(id), { contentType: file.content_type })
  return { manifest, Rows, Files: manifest.Files, people: { added: people.added.length, known: people.known } }
}

/** This Lintel knows every table and column of the export, and the schema that it was made under. */
const requireTables = (manifest: ExportManifest, tables: readonly AccountTable[]) => {
  if (!readMigrations().some(({ name }) => name === manifest.Schema))
    throw new AccountRefused(`The export was made by a newer Lintel (${manifest.Product}). Bring this one up to it first.`)
  for (const [name, { Columns }] of Object.entries(manifest.Tables)) {
    const table = tables.find(one => one.name === name)
    const unknown = table ? Columns.find(column => !table.columns.some(one => one.name === column)) : name
    if (unknown !== undefined)
      throw new AccountRefused(`The export holds ${table ? `${name}.${unknown}` : name}, which this Lintel does not have.`)
  }
}

/** Neither the account nor a row of it is here, and none of its rows collides with one of another account. */
const requireFree = async (
  client: Client,
  { GroupId, GroupName }: ExportManifest,
  opened: AccountExport,
  tables: readonly AccountTable[],
) => {
  for (const { name, key } of tables) {
    const { rowCount } = await client.query(`select 1 from ${quoteName(name)} where ${quoteName(key)} = $1 limit 1`, [GroupId])
    if (rowCount !== 0 && name === accountsName())
      throw new AccountRefused(`The account "${GroupName}" (${GroupId}) is in this installation already.`)
    if (rowCount !== 0) throw new AccountRefused(`This installation has rows of the account ${GroupId} already, in ${name}.`)
  }
  for (const { table, requireFree: requireOwn } of accountParts.all()) await requireOwn?.(client, opened.lines(table))
}

const restoreTable = async (run: Running, table: AccountTable, people: People): Promise<number> => {
  const { client, opened } = run
  const { GroupId, Tables } = opened.manifest
  const told = Tables[table.name]
  if (!told) return 0
  const columns = table.columns.filter(({ name }) => told.Columns.includes(name))
  // JSON has one null: where a column must hold something, it is the null of its document.
  const values = columns.map(({ name, type, required }) =>
    type === 'jsonb' && required ? `coalesce(r.${quoteName(name)}, 'null')` : `r.${quoteName(name)}`,
  )
  const insert = `insert into ${quoteName(table.name)} (${columns.map(({ name }) => quoteName(name)).join(', ')})
    select ${values.join(', ')} from json_populate_recordset(null::${quoteName(table.name)}, $1::json) r where r.${quoteName(table.key)} = $2`
  let [came, kept] = [0, 0]
  for await (const lines of opened.lines(table.name)) {
    came += lines.length
    const rows: string[] = []
    for (const line of lines) {
      const row = await ownRow(table.name, line, run, people)
      if (row !== null) rows.push(row)
    }
    const { rowCount } = await client.query(insert, [`[${rows.join(',')}]`, GroupId])
    if (rowCount !== rows.length) throw new AccountRefused(`The export holds rows of another account, in ${table.name}.`)
    kept += rows.length
  }
  if (came !== told.Rows) throw new AccountRefused(`The export is not whole: ${table.name} has ${came} rows instead of ${told.Rows}.`)
  return kept
}

/** A row as this installation keeps it: its people, its key, its address; null: it is left out. */
const ownRow = async (table: string, told: string, { secret, key, baseUrl, opened }: Running, people: People): Promise<string | null> => {
  const { BaseUrl, GroupId } = opened.manifest
  const opening = key === null ? told : resealText(told, key, secret).text
  const line = people.withIds(opening).replaceAll(`${BaseUrl}/files/${GroupId}/`, `${baseUrl}/files/${GroupId}/`)
  if (table === 'audit') {
    const row: { request_id: string } = JSON.parse(line)
    return JSON.stringify({ ...row, request_id: `restored.${row.request_id}` })
  }
  const judge = partOf(table)?.judge
  if (judge) judge(JSON.parse(line), people.ids)
  return rehashPin(table, line, secret)
}

/** What was under way where it was exported has no job here. */
const endWork = async (client: Client, GroupId: string) => {
  for (const part of accountParts.all()) await part.endWork?.(client, GroupId)
  await client.query(`update text_message set state = 'Failed', problem = 'restored' where group_id = $1 and state = 'Waiting'`, [GroupId])
}
