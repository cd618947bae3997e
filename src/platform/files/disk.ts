import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { assertFileKey, assertFolder, type FileStore, type StoredFile } from './fileStore.ts'

/**
 * Files under one folder: `<folder>/<key>` holds the bytes, `<folder>/.types/<key>` the content type, `.part/` what is being written.
 * A key's first part has no dot, so that no key reaches the two dotted folders.
 */
export function createDiskStore(folder: string): FileStore {
  const root = path.resolve(folder)
  return {
    put: (key, content, meta) => put(root, key, content, meta.contentType),
    get: key => get(root, key),
    async remove(key) {
      await rm(place(root, key), { force: true })
      await rm(place(root, key, '.types'), { force: true })
    },
    async removeFolder(below) {
      assertFolder(below)
      for (const one of [path.join(root, below), path.join(root, '.types', below)]) await rm(one, { recursive: true, force: true })
    },
  }
}

function place(root: string, key: string, below = '') {
  assertFileKey(key)
  const file = path.resolve(root, below, key)
  if (!file.startsWith(root + path.sep)) throw new Error('Not a file key')
  return file
}

async function put(root: string, key: string, content: Uint8Array | Readable, contentType: string) {
  const type = place(root, key, '.types')
  await writeWhole(root, type, Buffer.from(contentType))
  await writeWhole(root, place(root, key), content)
}

/** Written aside, flushed, then renamed: a reader sees the old bytes or the new ones, a crash leaves only a part file. */
async function writeWhole(root: string, file: string, content: Uint8Array | Readable) {
  const parts = path.join(root, '.part')
  const part = path.join(parts, randomUUID())
  await mkdir(parts, { recursive: true, mode: 0o700 })
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    const source = content instanceof Readable ? content : Readable.from([content])
    await pipeline(source, createWriteStream(part, { mode: 0o600, flush: true }))
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function get(root: string, key: string): Promise<StoredFile | null> {
  const file = place(root, key)
  const size = await sizeIfThere(file)
  if (size === null) return null
  const contentType = await readFile(place(root, key, '.types'), 'utf8').catch(() => 'application/octet-stream')
  return { stream: Readable.from(piecesOf(file), { objectMode: false }), size, contentType }
}

/** Opens the file when the first piece is asked for: a stream that nobody reads holds no file handle, which Node would end the process for. */
async function* piecesOf(file: string): AsyncGenerator<Buffer> {
  yield* createReadStream(file)
}

async function sizeIfThere(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
