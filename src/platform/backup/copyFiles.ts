import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import type { FileStore } from '../files/fileStore.ts'
import { fileName } from './manifest.ts'
import { sealPiece } from './piece.ts'
import type { BackupPlace } from './place.ts'

export type FilesToCopy = { client: Pick<pg.Client, 'query'>; files: FileStore; place: BackupPlace; key: Buffer | null }

/** Keys of all files that the database knows, and what is in the place of them. A file's bytes never change under its key. */
export const copyFiles = async ({ client, files, place, key }: FilesToCopy): Promise<{ keys: string[]; size: number; missing: number }> => {
  const there = new Map((await place.list('files/')).map(({ name, size }) => [name, size]))
  const result = { keys: [] as string[], size: 0, missing: 0 }
  for (const one of await listFiles(client)) {
    const size = there.get(fileName(one)) ?? (await copyFile({ files, place, key }, one))
    if (size === null) result.missing += 1
    else {
      result.keys.push(one)
      result.size += size
    }
  }
  return result
}

/** Keys of the files that the database knows. */
export const listFiles = async (client: Pick<pg.Client, 'query'>): Promise<string[]> =>
  (await client.query<{ key: string }>(`select group_id || '/' || id as key from stored_file order by 1`)).rows.map(({ key }) => key)

/** Copies one file; gives its size in the place, or null where the file store does not have it. */
const copyFile = async ({ files, place, key }: Omit<FilesToCopy, 'client'>, one: string): Promise<number | null> => {
  const found = await files.get(one)
  if (!found) return null
  const sealed = await sealPiece(fileName(one), await buffer(found.stream), key)
  await place.put(fileName(one), sealed)
  return sealed.length
}
