import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { BackupRefused } from './backupRefused.ts'

const BLOCK = 512

/**
 * Unpacks a tar stream, as PostgreSQL sends a base backup, into a folder. `made` is told every folder and file that it makes. Takes files and
 * folders below that folder only; a link (a tablespace) is refused.
 */
export const unpackTar = async (chunks: AsyncIterable<Buffer>, folder: string, made: (file: string) => Promise<void>): Promise<void> => {
  const bytes = reader(chunks)
  for (let header = await bytes.take(BLOCK); header && header.some(byte => byte !== 0); header = await bytes.take(BLOCK)) {
    const { name, size, type, mode } = entryOf(header)
    const file = path.join(folder, name)
    if (file !== path.normalize(folder) && !file.startsWith(path.normalize(folder) + path.sep)) throw unreadable(name)
    if (type === '5') {
      await mkdir(file, { recursive: true, mode: 0o700 })
      await made(file)
    } else if (type === '0') {
      const handle = await open(file, 'w', mode & 0o777)
      try {
        for await (const part of bytes.parts(size)) await handle.write(part)
      } finally {
        await handle.close()
      }
      await bytes.skip((BLOCK - (size % BLOCK)) % BLOCK)
      await made(file)
    } else throw unreadable(name)
  }
}

const unreadable = (name: string) => new BackupRefused('damaged', `The backup holds ${name}, which no backup of Lintel does.`)

const entryOf = (header: Buffer): { name: string; size: number; type: string; mode: number } => {
  const text = (from: number, to: number) => header.toString('utf8', from, to).replace(/\0.*$/s, '')
  const [prefix, name] = [text(345, 500), text(0, 100)]
  const type = text(156, 157) || '0'
  return { name: prefix ? `${prefix}/${name}` : name, size: numberIn(header, 124, 12), type, mode: numberIn(header, 100, 8) }
}

/** Octal digits, or for what they cannot say a big-endian number behind a set first bit. */
const numberIn = (header: Buffer, at: number, length: number): number => {
  if (((header[at] ?? 0) & 0x80) === 0)
    return Number.parseInt(header.toString('latin1', at, at + length).replace(/[\0 ].*$/s, '') || '0', 8)
  return header.readUIntBE(at + length - 6, 6)
}

const reader = (chunks: AsyncIterable<Buffer>) => {
  const iterator = chunks[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  /** At most `most` bytes; null at the end. */
  const some = async (most: number): Promise<Buffer | null> => {
    while (rest.length === 0) {
      const next = await iterator.next()
      if (next.done) return null
      rest = next.value
    }
    const taken = rest.subarray(0, most)
    rest = rest.subarray(taken.length)
    return taken
  }
  const parts = async function* (size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      const part = await some(left)
      if (!part) throw new BackupRefused('damaged', 'The backup is damaged: it ends in the middle of a file.')
      left -= part.length
      yield part
    }
  }
  const take = async (size: number): Promise<Buffer | null> => {
    const first = await some(size)
    if (!first) return null
    const all = [first]
    for await (const part of parts(size - first.length)) all.push(part)
    return Buffer.concat(all)
  }
  const skip = async (size: number): Promise<void> => {
    for await (const _ of parts(size));
  }
  return { parts, take, skip }
}
