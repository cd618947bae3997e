import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../../platform/files/fileStore.ts'
import { shrinkRaster } from '../../platform/files/raster.ts'

/** Pixels of a logo on a scan page, which shows it 96 by 40 px, for the sharpest phones. */
const box = { width: 288, height: 120 } as const
const contentType = 'image/webp'
const making = new Map<string, Promise<Uint8Array | null>>()

/** The small form of a stored picture, made when it is first asked for and kept beside it. Null where there is none to be made. */
export const smallPicture = async (files: FileStore, key: string): Promise<{ content: Uint8Array; contentType: string } | null> => {
  const kept = await files.get(smallKey(key))
  const content = kept ? await buffer(kept.stream) : await madeOnce(files, key)
  return content && { content, contentType }
}

const smallKey = (key: string): string => `${key}.small.webp`

const madeOnce = (files: FileStore, key: string): Promise<Uint8Array | null> => {
  const known = making.get(key)
  if (known) return known
  const made = make(files, key).finally(() => making.delete(key))
  making.set(key, made)
  return made
}

const make = async (files: FileStore, key: string): Promise<Uint8Array | null> => {
  const original = await files.get(key)
  const small = original && (await shrinkRaster(await buffer(original.stream), box))
  if (small) await files.put(smallKey(key), small, { contentType })
  return small
}
