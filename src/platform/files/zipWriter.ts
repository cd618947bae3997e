import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of a ZIP that is written as its bytes come: at most 4 GB less one byte, packed or not. */
export type ZipSource = { readonly name: string; readonly content: AsyncIterable<Uint8Array> }

type Written = { name: Buffer; crc: number; packed: number; size: number; start: number }

const LARGEST = 0xffffffff
/** In each entry's flags: its sizes stand behind it, its name is UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8

/**
 * The bytes of a ZIP, never whole in memory: each source is read, packed and handed on before the next one is asked for. The ZIP as a whole may be
 * of any size and number of files (ZIP64).
 */
export async function* writeZip(sources: AsyncIterable<ZipSource>): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let at = 0
  for await (const { name, content } of sources) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, start: at }
    const head = headOf(entry)
    yield head
    for await (const chunk of packed(entry, content)) yield chunk
    const tail = tailOf(entry)
    yield tail
    written.push(entry)
    at += head.length + entry.packed + tail.length
  }
  const directory = written.map(directoryRow)
  yield* directory
  yield endOf(
    written.length,
    directory.reduce((sum, row) => sum + row.length, 0),
    at,
  )
}

async function* packed(entry: Written, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const counted = async function* () {
    for await (const chunk of content) {
      entry.crc = crc32(chunk, entry.crc)
      entry.size += chunk.byteLength
      yield chunk
    }
  }
  const deflate = createDeflateRaw({ level: 6 })
  pipeline(Readable.from(counted(), { objectMode: false }), deflate, () => {}) // what breaks the source is thrown by the loop below
  for await (const chunk of deflate) {
    const bytes: Uint8Array = chunk
    entry.packed += bytes.byteLength
    if (entry.packed >= LARGEST || entry.size >= LARGEST) throw new Error(`${entry.name} is too large for a ZIP`)
    yield bytes
  }
}

const headOf = ({ name }: Written): Buffer => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(FLAGS, 6)
  head.writeUInt16LE(DEFLATED, 8)
  head.writeUInt16LE(DAY, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}
/** The 1st of January 1980, the first day that a ZIP knows: when a file was made stands in what is exported. */
const DAY = 33

const tailOf = ({ crc, packed: size, size: whole }: Written): Buffer => {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(0x08074b50, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeUInt32LE(size, 8)
  tail.writeUInt32LE(whole, 12)
  return tail
}

const directoryRow = ({ name, crc, packed: size, size: whole, start }: Written): Buffer => {
  const far = start >= LARGEST
  const row = Buffer.alloc(46)
  row.writeUInt32LE(0x02014b50, 0)
  row.writeUInt16LE(far ? 45 : 20, 4)
  row.writeUInt16LE(far ? 45 : 20, 6)
  row.writeUInt16LE(FLAGS, 8)
  row.writeUInt16LE(DEFLATED, 10)
  row.writeUInt16LE(DAY, 14)
  row.writeUInt32LE(crc, 16)
  row.writeUInt32LE(size, 20)
  row.writeUInt32LE(whole, 24)
  row.writeUInt16LE(name.length, 28)
  row.writeUInt16LE(far ? 12 : 0, 30)
  row.writeUInt32LE(far ? LARGEST : start, 42)
  if (!far) return Buffer.concat([row, name])
  const place = Buffer.alloc(12)
  place.writeUInt16LE(1, 0)
  place.writeUInt16LE(8, 2)
  place.writeBigUInt64LE(BigInt(start), 4)
  return Buffer.concat([row, name, place])
}

/** The end of a ZIP, in the wide form too where the short one cannot tell it. */
const endOf = (count: number, size: number, start: number): Buffer => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, 0xffff), 8)
  end.writeUInt16LE(Math.min(count, 0xffff), 10)
  end.writeUInt32LE(Math.min(size, LARGEST), 12)
  end.writeUInt32LE(Math.min(start, LARGEST), 16)
  if (count < 0xffff && size < LARGEST && start < LARGEST) return end
  const wide = Buffer.alloc(76)
  wide.writeUInt32LE(0x06064b50, 0)
  wide.writeBigUInt64LE(44n, 4)
  wide.writeUInt16LE(45, 12)
  wide.writeUInt16LE(45, 14)
  wide.writeBigUInt64LE(BigInt(count), 24)
  wide.writeBigUInt64LE(BigInt(count), 32)
  wide.writeBigUInt64LE(BigInt(size), 40)
  wide.writeBigUInt64LE(BigInt(start), 48)
  wide.writeUInt32LE(0x07064b50, 56)
  wide.writeBigUInt64LE(BigInt(start + size), 64)
  wide.writeUInt32LE(1, 72)
  return Buffer.concat([wide, end])
}
