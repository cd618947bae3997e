import { readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { withClient } from '../db/client.ts'
import { secretMark } from '../db/logins.ts'
import type { FileStore } from '../files/fileStore.ts'
import { BackupRefused, toBackupRefused } from './backupRefused.ts'
import { copyFiles } from './copyFiles.ts'
import { backupId } from './keeping.ts'
import { FORMAT, finishedBackups, type Manifest, manifestName, type Piece } from './manifest.ts'
import { PIECE, type PieceKey, pieceSum } from './piece.ts'
import { sealPiece } from './pieceThread.ts'
import { type BackupPlace, openSubfolder } from './place.ts'
import { removeOld } from './removeOld.ts'
import { type BaseBackup, copyBase, identify, lowerPriority, withReplication } from './replication.ts'

/** Whoever makes a backup of a database holds this advisory lock in it. */
const LOCK = 4717

export type BackupOf = {
  /** The owner's connection to the database of Lintel, on a PostgreSQL whose whole server is copied. */
  owner: pg.PoolConfig
  files: FileStore
  place: BackupPlace
  /** The key of encrypted pieces; without one the backup is readable, and does not hold the installation's secret. */
  key: PieceKey | null
  secret: string
  now?: Date
  /** Bytes a second that are read at most, so that whoever works notices little. */
  rate?: number
}

const RATE = 16 * 1024 * 1024

/**
 * Makes a backup while everybody works: a base copy with the log that it needs, the uploaded files that the place does not have yet, and last
 * the manifest; then the schedule's old ones go. Throws `BackupRefused` in plain words, and leaves nothing of the run behind.
 */
export const makeBackup = (of: BackupOf): Promise<Manifest> =>
  withClient(of.owner, async client => {
    lowerPriority(client)
    await client.query('set max_parallel_workers_per_gather = 0')
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK])
    if (!rows[0]?.free) throw new BackupRefused('busy', 'A backup is being made already. Wait until it is done.')
    const installation = await withReplication(of.owner, identify)
    const place = openSubfolder(of.place, installation.installation)
    await removeUnfinished(place)
    const id = await freeId(place, of.now ?? new Date())
    try {
      return await makeOne(client, { ...of, place, id, installation: installation.installation })
    } catch (error) {
      await removeUnfinished(place).catch(() => {})
      throw toBackupRefused(error, of.place.told)
    }
  })

type One = BackupOf & { id: string; installation: string }

const makeOne = async (client: pg.Client, { owner, files, place, key, secret, id, installation, rate = RATE }: One): Promise<Manifest> => {
  const started = Date.now()
  const put = async (name: string, plain: Uint8Array): Promise<Piece> => {
    const sealed = await sealPiece(name, plain, key)
    await place.put(name, sealed)
    return { name, size: sealed.length, sha256: pieceSum(sealed) }
  }
  const base: Piece[] = []
  const copied: BaseBackup = await withReplication(owner, copying =>
    copyBase(copying, { size: PIECE, rate }, async piece => {
      base.push(await put(`base/${id}/${String(base.length).padStart(5, '0')}`, piece))
    }),
  )
  const finished = Date.now()
  const [tables, migrations] = [await countRows(client), await readMigrationNames(client)]
  const kept = await copyFiles({ client, files, place, key }, rate)
  const fileList = await put(`base/${id}/files`, Buffer.from(JSON.stringify(kept.keys)))
  const sealedSecret = key?.current && (await put(`base/${id}/secret`, Buffer.from(secret)))
  const manifest: Manifest = {
    format: FORMAT,
    id,
    installation,
    product: productVersion(),
    postgres: (await client.query('show server_version')).rows[0].server_version,
    migrations,
    ...copied,
    started,
    finished,
    secretMark: secretMark(secret),
    secret: sealedSecret ?? null,
    base,
    fileList,
    files: { count: kept.keys.length, missing: kept.missing },
    tables,
    size: [...base, fileList, ...(sealedSecret ? [sealedSecret] : [])].reduce((sum, { size }) => sum + size, kept.size),
  }
  await put(manifestName(id), Buffer.from(JSON.stringify(manifest)))
  await removeOld(client, place, key)
  return manifest
}

/** A name that no other backup bears: two in one second are a second apart. */
const freeId = async (place: BackupPlace, now: Date): Promise<string> => {
  const taken = new Set(await finishedBackups(place))
  let at = now
  while (taken.has(backupId(at))) at = new Date(at.getTime() + 1000)
  return backupId(at)
}

/** What a run left that was cut off: pieces without a manifest. Nobody else makes a backup meanwhile. */
const removeUnfinished = async (place: BackupPlace): Promise<void> => {
  const finished = new Set(await finishedBackups(place))
  const left = (await place.list('base/')).filter(({ name }) => !finished.has(name.split('/')[1] ?? ''))
  await place.remove(left.map(({ name }) => name))
}

/** Rows by table of everything that Lintel keeps, the queue aside. */
export const countRows = async (client: pg.Client): Promise<Record<string, number>> => {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ n: string | number }>(`select count(*) as n from public."${name}"`)
    counts[name] = Number(rows[0]?.n)
  }
  return counts
}

const readMigrationNames = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ name: string }>('select name from migration order by name')).rows.map(({ name }) => name)

const productVersion = (): string => {
  const { version }: { version: string } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8'))
  return version
}
