import { z } from '../../core/call.ts'
import { BackupRefused } from './backupRefused.ts'
import { momentOf } from './keeping.ts'
import type { PieceKey } from './piece.ts'
import { openPiece } from './pieceThread.ts'
import type { BackupPlace } from './place.ts'

/** Grows when an older Lintel could not restore what a newer one has written. */
export const FORMAT = 2

const Piece = z.object({ name: z.string(), size: z.int(), sha256: z.string() })
export type Piece = z.output<typeof Piece>

/** What a backup says of itself; written last, so that one without it is none. Moments are epoch ms, positions in the log 16 hex digits. */
const Manifest = z.object({
  format: z.literal([1, FORMAT]),
  id: z.string(),
  /** The system identifier of its PostgreSQL. */
  installation: z.string(),
  product: z.string(),
  postgres: z.string(),
  /** Names of the migrations that had run. */
  migrations: z.array(z.string()),
  timeline: z.int(),
  start: z.string(),
  end: z.string(),
  started: z.number(),
  finished: z.number(),
  /** Tells the secret of the installation from others; the secret itself is a piece only where a key encrypts it. */
  secretMark: z.string(),
  secret: z.nullable(Piece),
  base: z.array(Piece),
  /** The keys of the uploaded files that belong to it. */
  fileList: Piece,
  files: z.object({ count: z.int(), missing: z.int() }),
  /** Rows by table, counted right after the copy. */
  tables: z.record(z.string(), z.int()),
  /** Bytes in the place: its own pieces, and the files that it has in common with others. */
  size: z.int(),
})
export type Manifest = z.output<typeof Manifest>

export const manifestName = (id: string): string => `base/${id}/manifest`
/** Uploaded files lie apart by the key that encrypts them; a Lintel of format 1 put all into one folder (`keyMark` null). */
export const fileName = (key: string, keyMark: string | null): string => (keyMark === null ? `files/${key}` : `files/${keyMark}/${key}`)

/** Names of the finished backups of an installation, the oldest first. */
export const finishedBackups = async (place: BackupPlace): Promise<string[]> =>
  (await place.list('base/')).flatMap(({ name }) => /^base\/([^/]+)\/manifest$/.exec(name)?.[1] ?? []).filter(momentOf)

/** The manifest of one backup. Throws `BackupRefused` where it is missing, damaged, or of a newer Lintel. */
export const readManifest = async (place: BackupPlace, id: string, key: PieceKey | null): Promise<Manifest> => {
  const sealed = await place.get(manifestName(id))
  if (!sealed) throw new BackupRefused('missing', `There is no backup ${id} in ${place.told}.`)
  const read = Manifest.safeParse(parsed((await openPiece(manifestName(id), sealed, key)).toString()))
  if (read.success) return read.data
  throw new BackupRefused('other', `The backup ${id} was made by another version of Lintel, whose backups this one cannot read.`)
}

/** Which of the backups were made since the last restore, which begins a new timeline. One that cannot be read counts as older. */
export const findOwn = async (place: BackupPlace, ids: readonly string[], key: PieceKey | null): Promise<string[]> => {
  const read = await Promise.all(ids.map(id => readManifest(place, id, key).catch(passRefusal)))
  return ownOf(read.filter(one => one !== null)).map(({ id }) => id)
}

/** Of some manifests those of the newest timeline. */
export const ownOf = (manifests: readonly Manifest[]): Manifest[] => {
  const newest = Math.max(...manifests.map(({ timeline }) => timeline))
  return manifests.filter(({ timeline }) => timeline === newest)
}

const passRefusal = (error: unknown): null => {
  if (error instanceof BackupRefused) return null
  throw error
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The bytes of a piece that a manifest or the log names. Throws `BackupRefused` where it is missing or damaged. */
export const readPiece = async (place: BackupPlace, name: string, key: PieceKey | null): Promise<Buffer> => {
  const sealed = await place.get(name)
  if (!sealed) throw new BackupRefused('missing', `The backup is not whole: ${name} is missing in ${place.told}.`)
  return openPiece(name, sealed, key)
}
