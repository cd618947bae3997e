import type { S3Config } from '../files/s3.ts'
import { type PieceKey, pieceKey } from './piece.ts'

export type PlacedObject = { readonly name: string; readonly size: number; readonly at: Date }

/** Where backups lie: named objects in a folder or a bucket. Names are paths of letters, digits, `.`, `_` and `-`. */
export type BackupPlace = {
  /** As people know it. */
  readonly told: string
  /** Writes the whole object or nothing. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Null when there is no such object. */
  get(name: string): Promise<Buffer | null>
  /** All objects whose names begin with the folder's, in the order of their names. */
  list(folder: string): Promise<PlacedObject[]>
  /** Removing what is not there is no error. */
  remove(names: readonly string[]): Promise<void>
}

/** What the environment says of backups: a folder, or a bucket with what its names begin with. */
export type BackupSettings = {
  readonly to: { readonly folder: string } | { readonly s3: S3Config; readonly prefix: string }
  /** The text that the key of encrypted pieces is made from. */
  readonly key: string | null
  /** Keys of earlier backups, to read them with. */
  readonly before: readonly string[]
}

/** The keys of the pieces in a place. */
export const openKeys = ({ key, before }: Pick<BackupSettings, 'key' | 'before'>): PieceKey | null => pieceKey(key, before)

/** The objects below a folder of a place, as a place of their own. */
export const openSubfolder = (place: BackupPlace, folder: string): BackupPlace => ({
  told: place.told,
  put: (name, bytes) => place.put(`${folder}/${name}`, bytes),
  get: name => place.get(`${folder}/${name}`),
  list: async below => (await place.list(`${folder}/${below}`)).map(one => ({ ...one, name: one.name.slice(folder.length + 1) })),
  remove: names => place.remove(names.map(name => `${folder}/${name}`)),
})
