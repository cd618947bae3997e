import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withClient } from '../db/client.ts'
import { ownerOf, startAside } from '../db/cluster.ts'
import { readMigrations } from '../db/migrate.ts'
import { give } from '../db/programs.ts'
import { BackupRefused, toBackupRefused } from './backupRefused.ts'
import { checkRestored, type Restored } from './checkRestored.ts'
import { chainLog, listLog, piecesTo, writeLog } from './logPieces.ts'
import { finishedBackups, type Manifest, manifestName, type Piece, readManifest, readPiece } from './manifest.ts'
import { type PieceKey, pieceSum } from './piece.ts'
import { openPiece } from './pieceThread.ts'
import { type BackupPlace, openSubfolder } from './place.ts'
import { unpackTar } from './tar.ts'

export type RestoreOf = {
  place: BackupPlace
  key: PieceKey | null
  /** The moment to come back to (epoch ms); null: all that is kept. */
  at: number | null
  /** Which installation, where the place holds several. */
  installation?: string | undefined
  /** The folder of the PostgreSQL that is made; must not be there. */
  dir: string
  /** Backups that turned out to be damaged: an older one is taken. */
  skip?: readonly string[]
  /** The newest backup itself is wanted: a damaged one is refused, not passed over. */
  newestOnly?: boolean
  /** Told what is being done. */
  tell?: (line: string) => void
}
export type DatabaseRestored = Restored & { manifest: Manifest; place: BackupPlace; reached: number }

/** The major version of the PostgreSQL that Lintel brings along. */
const POSTGRES = 18

type WantedBackup = Pick<RestoreOf, 'place' | 'key' | 'at' | 'installation' | 'skip' | 'newestOnly' | 'tell'>

/** Whether an older backup may be whole although this one is not. */
const canSkip = (error: unknown): error is BackupRefused =>
  error instanceof BackupRefused && ['damaged', 'key', 'missing'].includes(error.problem)

/** Opens the newest readable backup that a moment asks for, without restoring it. Throws `BackupRefused` where there is none that can be. */
export const findBackup = async ({ place, key, at, installation, skip = [], newestOnly, tell = () => {} }: WantedBackup) => {
  let first: BackupRefused | null = null
  const chosen = await chooseInstallation(place, installation)
  const own = openSubfolder(place, chosen)
  const ids = (await finishedBackups(own)).toReversed()
  for (const id of ids) {
    if (skip.includes(id)) continue
    try {
      const manifest = await readManifest(own, id, key)
      if (at !== null && manifest.finished > at) continue
      requireFit(manifest, { id, installation: chosen, told: own.told })
      return { own, manifest }
    } catch (error) {
      if (newestOnly || !canSkip(error)) throw error
      tell(`The backup ${id} is passed over. ${error.message}`)
      first ??= error
    }
  }
  if (first) throw first
  throw new BackupRefused(
    'missing',
    ids.length === 0 ? `There is no finished backup in ${place.told}.` : `All backups in ${place.told} are younger than that moment.`,
  )
}

const chooseInstallation = async (place: BackupPlace, wanted: string | undefined): Promise<string> => {
  const all = [...new Set((await place.list('')).flatMap(({ name }) => /^(\d+)\/base\/[^/]+\/manifest$/.exec(name)?.[1] ?? []))]
  if (wanted !== undefined && all.includes(wanted)) return wanted
  const [one, ...more] = all
  if (wanted !== undefined || one === undefined)
    throw new BackupRefused(
      'missing',
      `There is no backup in ${place.told}${wanted === undefined ? '' : ` of the installation ${wanted}`}.`,
    )
  if (more.length > 0)
    throw new BackupRefused('other', `${place.told} has backups of several installations: ${all.join(', ')}. Name one with --installation.`)
  return one
}

const requireFit = (manifest: Manifest, { id, installation, told }: { id: string; installation: string; told: string }): void => {
  if (manifest.id !== id) throw new BackupRefused('damaged', `The backup ${id} says that it is ${manifest.id}: its manifest was exchanged.`)
  if (manifest.installation !== installation)
    throw new BackupRefused('other', `The backup ${id} in ${told} is of another installation (${manifest.installation}).`)
  if (Number.parseInt(manifest.postgres, 10) !== POSTGRES)
    throw new BackupRefused(
      'other',
      `The backup is of PostgreSQL ${manifest.postgres}; this Lintel brings ${POSTGRES}. Restore it with the Lintel that made it (${manifest.product}).`,
    )
  const known = new Set(readMigrations().map(({ name }) => name))
  const unknown = manifest.migrations.find(name => !known.has(name))
  if (unknown)
    throw new BackupRefused('other', `The backup was made by a newer Lintel (its schema has ${unknown}). Restore it with that version.`)
}

/**
 * Makes a PostgreSQL in an empty folder from a backup and the log after it, lets it read that log up to the moment, looks at what came back,
 * and stops it. The folder then holds a cluster as `openCluster` takes it. Throws `BackupRefused`; the folder is then for the caller to remove.
 */
export const restoreDatabase = async (
  of: RestoreOf,
  before?: (owner: ReturnType<typeof ownerOf>) => Promise<void>,
): Promise<DatabaseRestored> => {
  const { own, manifest } = await findBackup(of)
  const { key, at, dir, tell = () => {} } = of
  tell(`The backup of ${new Date(manifest.finished).toISOString()} is read from ${own.told} …`)
  const chain = chainLog(await listLog(own, manifest.timeline), manifest)
  const pieces = piecesTo(chain, at)
  const data = path.join(dir, 'data')
  await mkdir(data, { recursive: true, mode: 0o700 })
  await Promise.all([give(dir), give(data)])
  try {
    await unpackTar(baseOf(own, manifest, key), data, give)
  } catch (error) {
    return restoreOlder(of, { id: manifest.id, error: toBackupRefused(error, dir) }, before)
  }
  try {
    for (const piece of pieces) await writeLog(path.join(data, 'pg_wal'), piece, await readPiece(own, piece.name, key), give)
    await writeFile(path.join(data, 'recovery.signal'), '')
    await give(path.join(data, 'recovery.signal'))
  } catch (error) {
    throw toBackupRefused(error, dir)
  }
  tell('PostgreSQL reads its log …')
  const stop = await startReading(dir, at)
  try {
    const owner = ownerOf(dir, 'lintel')
    await withClient(owner, client => client.query('delete from upload where file_id is null')) // their pieces are in no backup
    tell('What came back is looked at …')
    const restored = await checkRestored(owner, manifest)
    await before?.(owner)
    return { ...restored, manifest, place: own, reached: at ?? chain.covers }
  } finally {
    await stop()
  }
}

/** Restores the backup before a damaged one. Throws the damage where there is none. */
const restoreOlder = async (
  of: RestoreOf,
  { id, error }: { id: string; error: BackupRefused },
  before?: (owner: ReturnType<typeof ownerOf>) => Promise<void>,
): Promise<DatabaseRestored> => {
  const older = { ...of, skip: [...(of.skip ?? []), id] }
  if (of.newestOnly || !canSkip(error) || !(await findBackup({ ...older, tell: () => {} }).catch(() => null))) throw error
  of.tell?.(`The backup ${id} is passed over. ${error.message}`)
  await rm(of.dir, { recursive: true, force: true })
  return restoreDatabase(older, before)
}

/** The pieces of a base copy, each as its manifest says. */
async function* baseOf(place: BackupPlace, manifest: Manifest, key: PieceKey | null): AsyncGenerator<Buffer> {
  for (const piece of manifest.base) yield await openNamed(place, piece, key)
}

export const openNamed = async (place: BackupPlace, { name, sha256 }: Piece, key: PieceKey | null): Promise<Buffer> => {
  const sealed = await place.get(name)
  if (!sealed) throw new BackupRefused('missing', `The backup is not whole: ${name} is missing in ${place.told}.`)
  if (pieceSum(sealed) !== sha256)
    throw new BackupRefused('damaged', `The backup is damaged: ${name} is not what ${manifestName('…')} says.`)
  return openPiece(name, sealed, key)
}

const reading = { restore_command: 'false', recovery_target_timeline: 'current', hot_standby: 'off' }

/**
 * PostgreSQL refuses a moment after which the log has no transaction: then all of it is before the moment, and is read whole.
 */
const startReading = async (dir: string, at: number | null): Promise<() => Promise<unknown>> => {
  const target =
    at === null ? {} : { recovery_target_time: new Date(at).toISOString().replace('Z', '+00'), recovery_target_action: 'promote' }
  try {
    return await startAside(dir, { ...reading, ...target })
  } catch (error) {
    if (at === null || !String(error).includes('recovery ended before configured recovery target was reached'))
      throw new BackupRefused(
        'damaged',
        `PostgreSQL cannot take the backup up: ${error instanceof Error ? error.message : String(error)}.`,
        { cause: error },
      )
    return startAside(dir, reading)
  }
}
