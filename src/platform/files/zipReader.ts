import { type FileHandle, open } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'

/** A file in a ZIP, as its directory has it. */
export type ZipEntry = {
  readonly name: string
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly start: number
}
export type ZipFile = {
  readonly entries: ReadonlyMap<string, ZipEntry>
  /** The bytes of an entry as they are unpacked. Throws `ZipDamaged` where they are not those that the directory tells. */
  read(entry: ZipEntry): AsyncGenerator<Uint8Array>
  close(): Promise<void>
}

/** A ZIP that cannot be read, or that we do not read: the message says what is wrong with it. */
export class ZipDamaged extends Error {}

const most = 4_000_000
const mostDirectory = 512 * 1024 * 1024
/** Times that what is unpacked may be larger than what was packed, beyond the first 16 MB: what people keep never is. */
const tightest = 300
const tightFrom = 16 * 1024 * 1024
const LARGEST = 0xffffffff

/**
 * Opens a ZIP on disk of any size; only its directory is in memory. Takes plain deflated or stored files alone: no links, no encryption, no name
 * twice, nothing that unpacks to far more than anybody packs. Names are not judged here: nothing is ever written under them.
 */
export const openZipFile = async (path: string): Promise<ZipFile> => {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const { count, start, length } = await findEnd(file, size)
    if (count > most || length > mostDirectory || start + length > size) throw new ZipDamaged('its directory is damaged')
    const entries = readDirectory(await bytesAt(file, start, length), count, start)
    return { entries, read: entry => readEntry(file, entry, start), close: () => file.close() }
  } catch (error) {
    await file.close()
    throw error
  }
}

const bytesAt = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, at)
  if (at < 0 || bytesRead < length) throw new ZipDamaged('it is cut off')
  return bytes
}

type End = { count: number; start: number; length: number }
const findEnd = async (file: FileHandle, size: number): Promise<End> => {
  if (size < 22) throw new ZipDamaged('it is no ZIP file, or cut off')
  const end = await bytesAt(file, size - 22, 22)
  if (end.readUInt32LE(0) !== 0x06054b50) throw new ZipDamaged('it is no ZIP file, or cut off')
  const short = { count: end.readUInt16LE(10), length: end.readUInt32LE(12), start: end.readUInt32LE(16) }
  if (short.count < 0xffff && short.length < LARGEST && short.start < LARGEST) return short
  const wide = await bytesAt(file, size - 98, 56)
  if (wide.readUInt32LE(0) !== 0x06064b50) throw new ZipDamaged('its end is damaged')
  return { count: whole(wide, 32), length: whole(wide, 40), start: whole(wide, 48) }
}

const whole = (bytes: Buffer, at: number): number => {
  const value = Number(bytes.readBigUInt64LE(at))
  if (!Number.isSafeInteger(value)) throw new ZipDamaged('its directory is damaged')
  return value
}

const readDirectory = (rows: Buffer, count: number, end: number): Map<string, ZipEntry> => {
  const entries = new Map<string, ZipEntry>()
  let at = 0
  for (let i = 0; i < count; i++) {
    if (at + 46 > rows.length || rows.readUInt32LE(at) !== 0x02014b50) throw new ZipDamaged('its directory is damaged')
    const next = at + 46 + rows.readUInt16LE(at + 28) + rows.readUInt16LE(at + 30) + rows.readUInt16LE(at + 32)
    if (next > rows.length) throw new ZipDamaged('its directory is damaged')
    const entry = readRow(rows.subarray(at, next))
    if (entries.has(entry.name)) throw new ZipDamaged(`it holds ${quoted(entry.name)} twice`)
    if (entry.start + 30 + entry.packed > end) throw new ZipDamaged(`its file ${quoted(entry.name)} is cut off`)
    entries.set(entry.name, entry)
    at = next
  }
  if (at !== rows.length) throw new ZipDamaged('its directory is damaged')
  return entries
}

const readRow = (row: Buffer): ZipEntry => {
  const nameEnd = 46 + row.readUInt16LE(28)
  const name = row.subarray(46, nameEnd).toString('utf8')
  const [packed, size, start] = [row.readUInt32LE(20), row.readUInt32LE(24), row.readUInt32LE(42)]
  const kind = (row.readUInt32LE(38) >>> 16) & 0xf000
  if (row.readUInt16LE(8) & ~0x0808 || row.readUInt16LE(10) !== 8 || (kind !== 0 && kind !== 0x8000))
    throw new ZipDamaged(`its file ${quoted(name)} is packed in a way that an export never is`)
  if (packed === LARGEST || size === LARGEST || (size > tightFrom && size > packed * tightest))
    throw new ZipDamaged(`its file ${quoted(name)} unpacks to far more than an export holds`)
  const far = start === LARGEST
  if (far && (row.length < nameEnd + 12 || row.readUInt16LE(nameEnd) !== 1)) throw new ZipDamaged('its directory is damaged')
  return { name, crc: row.readUInt32LE(16), packed, size, start: far ? whole(row, nameEnd + 4) : start }
}

const quoted = (name: string): string => JSON.stringify(name.slice(0, 80))

async function* readEntry(file: FileHandle, entry: ZipEntry, end: number): AsyncGenerator<Uint8Array> {
  const { name, packed, size, crc, start } = entry
  const damaged = () => new ZipDamaged(`its file ${quoted(name)} is damaged`)
  const head = await bytesAt(file, start, 30)
  const from = start + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  if (head.readUInt32LE(0) !== 0x04034b50 || from + packed > end) throw damaged()
  const inflate = createInflateRaw()
  if (packed === 0) throw damaged() // even nothing is two bytes, packed
  pipeline(Readable.from(chunksAt(file, from, packed), { objectMode: false }), inflate, () => {}) // what breaks is thrown by the loop below
  let [read, sum] = [0, 0]
  try {
    for await (const chunk of inflate) {
      const bytes: Uint8Array = chunk
      read += bytes.byteLength
      if (read > size) throw damaged()
      sum = crc32(bytes, sum)
      yield bytes
    }
  } catch (error) {
    throw error instanceof ZipDamaged ? error : damaged()
  }
  if (read !== size || sum !== crc) throw damaged()
}

async function* chunksAt(file: FileHandle, from: number, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < length; at += chunkBytes) yield await bytesAt(file, from + at, Math.min(chunkBytes, length - at))
}
const chunkBytes = 256 * 1024
