import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type FileStore, readBytes } from '../files/fileStore.ts'
import { BackupRefused } from './backupRefused.ts'
import { fileName } from './manifest.ts'
import { allMarks, currentMark, type PieceKey } from './piece.ts'
import { openPiece, sealPiece } from './pieceThread.ts'
import type { BackupPlace } from './place.ts'

export type FilesToCopy = { client: Pick<pg.Client, 'query'>; files: FileStore; place: BackupPlace; key: PieceKey | null }

/**
 * Keys of all files that the database knows, and what is in the place of them. A file's bytes never change under its key. Copies `rate` bytes a
 * second at most.
 */
export const copyFiles = async (
  { client, files, place, key }: FilesToCopy,
  rate: number,
): Promise<{ keys: string[]; size: number; missing: number }> => {
  const there = new Map((await place.list(`files/${currentMark(key)}/`)).map(({ name, size }) => [name, size]))
  const result = { keys: [] as string[], size: 0, missing: 0 }
  const copy = async (one: string): Promise<number | null> => {
    const size = await copyFile({ files, place, key }, one)
    await sleep((1000 * (size ?? 0)) / rate)
    return size
  }
  for (const one of await listFiles(client)) {
    const size = there.get(fileName(one, currentMark(key))) ?? (await copy(one))
    if (size === null) result.missing += 1
    else {
      result.keys.push(one)
      result.size += size
    }
  }
  return result
}

/** Keys of the files that the database knows; with `since` of those stored from then on. */
export const listFiles = async (client: Pick<pg.Client, 'query'>, since: Date | null = null): Promise<string[]> => {
  const text = `select group_id || '/' || id as key from stored_file where $1::timestamptz is null or created_date >= $1 order by 1`
  return (await client.query<{ key: string }>(text, [since])).rows.map(({ key }) => key)
}

/** Copies one file, from the store or from its copy under an earlier key; gives its size in the place, or null where neither has it. */
export const copyFile = async ({ files, place, key }: Omit<FilesToCopy, 'client'>, one: string): Promise<number | null> => {
  const bytes = (await readBytes(files, one)) ?? (await readCopiedFile(place, one, key))
  if (!bytes) return null
  const name = fileName(one, currentMark(key))
  const sealed = await sealPiece(name, bytes, key)
  await place.put(name, sealed)
  return sealed.length
}

/** The bytes of a copied file, by whichever of its copies is whole; null where none is. */
export const readCopiedFile = async (place: BackupPlace, one: string, key: PieceKey | null): Promise<Buffer | null> => {
  for (const keyMark of [...allMarks(key), null]) {
    const name = fileName(one, keyMark)
    const sealed = await place.get(name)
    const bytes = sealed && (await openPiece(name, sealed, key).catch(forgiveDamage))
    if (bytes) return bytes
  }
  return null
}

const forgiveDamage = (error: unknown): null => {
  if (error instanceof BackupRefused) return null
  throw error
}
