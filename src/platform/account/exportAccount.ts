import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Database, Tx } from '../db/database.ts'
import { secretMark } from '../db/logins.ts'
import { accountsTable } from '../db/tenants.ts'
import type { FileStore } from '../files/fileStore.ts'
import { writeZip, type ZipSource } from '../files/zipWriter.ts'
import { release } from '../release.ts'
import { AccountRefused } from './accountRefused.ts'
import { enterAccount, findLeftOut, readAccountTables, readPeople } from './accountRows.ts'
import { newSecretsKey, resealText } from './accountSecrets.ts'
import { codeOf, dataPart, EXPORT_FORMAT, type ExportManifest, filePart, MANIFEST, READ_ME } from './exportManifest.ts'
import { csvHead, csvRows, readLines } from './exportRows.ts'
import { type AccountTable, peopleOfAccounts } from './parts.ts'
import { readMe } from './readMe.ts'

export type AccountExporting = {
  db: Database
  files: FileStore
  /** The installation's. */
  secret: string
  baseUrl: string
  GroupId: string
  /** Seals the secrets of the export; null: it holds none. */
  passphrase: string | null
  /** Who exports it, by name. */
  by: string
  /** Tells how many tables and files are in it, of how many; with connections of its own. */
  tell?: (done: number, total: number) => Promise<void>
}
export type AccountExported = { manifest: ExportManifest; Code: string; Rows: number }
type Client = Pick<pg.ClientBase, 'query'>
type File = { id: string; name: string }
type Running = AccountExporting & {
  client: Client
  key: string | null
  people: readonly string[]
  manifest: ExportManifest
  exported: File[]
}

/** Bytes of lines after which a table's next part begins: far below what an entry of a ZIP may hold. */
const partBytes = 1024 ** 3

/**
 * Exports a whole account as one ZIP, which `sink` reads to its end: rows as lines of JSON and as CSV, uploaded files, a manifest with a sum of each.
 * All tables are read at one moment (one snapshot); nothing is whole in memory. Throws `AccountRefused` where there is no such account.
 */
export const exportAccount = (of: AccountExporting, sink: (zip: Readable) => Promise<void>): Promise<AccountExported> =>
  of.db.asSystem(
    'an account is exported',
    async (tx, client) => {
      await client.query('set transaction isolation level repeatable read')
      await enterAccount(client, of.GroupId)
      const { key, by } = of.passphrase === null ? { key: null, by: null } : await newSecretsKey(of.passphrase)
      const people = await readPeople(client, of.GroupId)
      const run: Running = { ...of, client, key, people, manifest: { ...(await beginManifest(tx, client, of)), Secrets: by }, exported: [] }
      const ended = { sum: '' }
      await sink(Readable.from(writeZip(sourcesOf(run, ended)), { objectMode: false }))
      if (ended.sum === '') throw new Error('the export was not read to its end')
      const Rows = Object.values(run.manifest.Tables).reduce((sum, table) => sum + table.Rows, 0)
      return { manifest: run.manifest, Code: codeOf(ended.sum), Rows }
    },
    { readOnly: true },
  )

const beginManifest = async (tx: Tx, client: Client, { GroupId, secret, baseUrl, by }: AccountExporting): Promise<ExportManifest> => {
  const accounts = accountsTable()
  const rows = await tx
    .select({ name: sql<string>`${accounts.GroupName}->>'en'` })
    .from(accounts)
    .where(eq(accounts.id, GroupId))
  const newest = await client.query<{ name: string }>('select name from migration order by name desc limit 1')
  if (!rows[0]) throw new AccountRefused(`There is no account ${GroupId}.`)
  return {
    Format: 'lintel-account',
    FormatVersion: EXPORT_FORMAT,
    Product: release,
    Schema: newest.rows[0]?.name ?? '',
    Installation: secretMark(secret),
    BaseUrl: baseUrl,
    GroupId,
    GroupName: rows[0].name,
    ExportedDate: new Date().toISOString(),
    ExportedBy: by,
    Secrets: null,
    SecretsLeftOut: 0,
    Tables: {},
    Files: 0,
    MissingFiles: [],
    LeftOut: findLeftOut(),
    Parts: [],
    FileNames: {},
  }
}

async function* sourcesOf(run: Running, ended: { sum: string }): AsyncGenerator<ZipSource> {
  const { client, manifest, tell, exported } = run
  const tables = [peopleOfAccounts().table, ...(await readAccountTables(client)).filter(({ name }) => manifest.LeftOut[name] === undefined)]
  for (const [i, table] of tables.entries()) {
    manifest.Tables[table.name] = { Rows: 0, Columns: table.columns.map(({ name }) => name) }
    yield* tableSources(run, table)
    await tell?.(i + 1, tables.length)
  }
  for (const [i, file] of exported.entries()) {
    yield* fileSource(run, file)
    if (i % 20 === 0) await tell?.(tables.length + i, tables.length + exported.length)
  }
  const text = Buffer.from(JSON.stringify(manifest, null, 1))
  ended.sum = createHash('sha256').update(text).digest('hex')
  yield { name: MANIFEST, content: once(text) }
  yield { name: READ_ME, content: once(Buffer.from(readMe(manifest, codeOf(ended.sum)))) }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** A table's lines in as many parts as they need, then the same rows as CSV. */
async function* tableSources(run: Running, table: AccountTable): AsyncGenerator<ZipSource> {
  for (const kind of ['json', 'csv'] as const) {
    const lines = readLines(run.client, table, run.GroupId, run.people)
    let next = await lines.next()
    for (let part = 1; part === 1 || !next.done; part++) {
      const content = async function* () {
        if (kind === 'csv') yield Buffer.from(csvHead(table))
        for (let bytes = 0; !next.done && bytes < partBytes; next = await lines.next()) {
          const chunk = Buffer.from(kind === 'csv' ? csvRows(table, next.value) : linesOf(run, table, next.value))
          bytes += chunk.length
          yield chunk
        }
      }
      const name = dataPart(table.name, part)
      yield summed(run, kind === 'json' ? name : name.replace(/^data\/(.*)jsonl$/, 'tables/$1csv'), content())
    }
  }
}

const linesOf = ({ secret, key, manifest, exported }: Running, { name }: AccountTable, lines: readonly string[]): string => {
  const table = manifest.Tables[name]
  if (table) table.Rows += lines.length
  if (name === 'stored_file')
    for (const line of lines) {
      const row: { id: string; name: string } = JSON.parse(line)
      exported.push({ id: row.id, name: row.name })
    }
  const { text, count } = resealText(`${lines.join('\n')}\n`, secret, key)
  if (key === null) manifest.SecretsLeftOut += count
  return text
}

async function* fileSource(run: Running, { id, name }: File): AsyncGenerator<ZipSource> {
  const { files, GroupId, manifest } = run
  const stored = await files.get(`${GroupId}/${id}`)
  if (!stored) {
    manifest.MissingFiles.push(id)
    return
  }
  manifest.Files += 1
  manifest.FileNames[filePart(id)] = name
  yield summed(run, filePart(id), stored.stream)
}

/** A source whose size and sum stand in the manifest once it has been read. */
const summed = ({ manifest }: Running, name: string, content: AsyncIterable<Uint8Array>): ZipSource => ({
  name,
  content: (async function* () {
    const sum: Hash = createHash('sha256')
    let Size = 0
    for await (const chunk of content) {
      sum.update(chunk)
      Size += chunk.byteLength
      yield chunk
    }
    manifest.Parts.push({ Name: name, Size, Sha256: sum.digest('hex') })
  })(),
})
