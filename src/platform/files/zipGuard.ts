import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'

const inflated = promisify(inflateRaw)
const mostEntries = 1_000
const mostInflated = 32 * 1024 * 1024
const endSize = 22
const longestDescriptor = 24

/** The files of a ZIP by name, inflated. */
export type ZipParts = ReadonlyMap<string, Uint8Array>

/**
 * Opens a ZIP that hides nothing, or gives null: at most 1,000 entries, 32 MiB inflated (counted on what comes out), relative plain
 * names, none twice, no links, no encryption, no ZIP64, no overlap, nothing before, between or behind the entries.
 */
export async function openZip(bytes: Uint8Array): Promise<ZipParts | null> {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readDirectory(data)
  if (!entries || !areInRow(entries.list, entries.directory)) return null
  const parts = new Map<string, Uint8Array>()
  let left = mostInflated
  for (const entry of entries.list) {
    if (entry.folder) continue
    const part = await inflateEntry(data, entry, left)
    if (!part || parts.has(entry.name)) return null
    left -= part.length
    parts.set(entry.name, part)
  }
  return parts
}

type Entry = {
  readonly name: string
  readonly folder: boolean
  readonly deflated: boolean
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly start: number
  readonly dataStart: number
}

function readDirectory(data: Buffer) {
  const end = findEnd(data)
  if (!end) return null
  const entries: Entry[] = []
  const names = new Set<string>()
  let at = end.directory
  for (let i = 0; i < end.count; i++) {
    if (at + 46 > end.at || data.readUInt32LE(at) !== 0x02014b50) return null
    const next = at + 46 + data.readUInt16LE(at + 28) + data.readUInt16LE(at + 30) + data.readUInt16LE(at + 32)
    const entry = next <= end.at ? readEntry(data, at, end.directory) : null
    if (!entry || names.has(entry.name.toLowerCase())) return null
    names.add(entry.name.toLowerCase())
    entries.push(entry)
    at = next
  }
  return at === end.at ? { list: entries, directory: end.directory } : null
}

function findEnd(data: Buffer) {
  for (let at = data.length - endSize; at >= Math.max(0, data.length - endSize - 0xffff); at--) {
    if (data.readUInt32LE(at) !== 0x06054b50 || at + endSize + data.readUInt16LE(at + 20) !== data.length) continue
    const count = data.readUInt16LE(at + 10)
    const directory = data.readUInt32LE(at + 16)
    const oneDisk = data.readUInt32LE(at + 4) === 0 && data.readUInt16LE(at + 8) === count
    const whole = directory + data.readUInt32LE(at + 12) === at
    return oneDisk && whole && count > 0 && count <= mostEntries ? { at, count, directory } : null
  }
  return null
}

function readEntry(data: Buffer, at: number, directory: number): Entry | null {
  const flags = data.readUInt16LE(at + 8)
  const method = data.readUInt16LE(at + 10)
  const nameBytes = data.subarray(at + 46, at + 46 + data.readUInt16LE(at + 28))
  const name = nameBytes.toString('utf8')
  const fileType = (data.readUInt32LE(at + 38) >>> 16) & 0xf000
  const start = data.readUInt32LE(at + 42)
  if (flags & ~0x080e || (method !== 0 && method !== 8) || !isPlainName(name)) return null
  if (fileType !== 0 && fileType !== 0x8000 && fileType !== 0x4000) return null
  if (start + 30 > directory || data.readUInt32LE(start) !== 0x04034b50) return null
  const nameLength = data.readUInt16LE(start + 26)
  if (!data.subarray(start + 30, start + 30 + nameLength).equals(nameBytes) || data.readUInt16LE(start + 8) !== method) return null
  const dataStart = start + 30 + nameLength + data.readUInt16LE(start + 28)
  const packed = data.readUInt32LE(at + 20)
  const size = data.readUInt32LE(at + 24)
  const folder = name.endsWith('/')
  if (dataStart + packed > directory || size > mostInflated || (folder && size > 0)) return null
  return { name, folder, deflated: method === 8, crc: data.readUInt32LE(at + 16), packed, size, start, dataStart }
}

const isPlainName = (name: string) =>
  name.length <= 255 &&
  name
    .replace(/\/$/, '')
    .split('/')
    .every(part => /^[\p{L}\p{N} _[\](){}.,&+=@~'#!$%^-]+$/u.test(part) && part !== '.' && part !== '..')

/** One behind the other from the first byte; between two stands at most a data descriptor. */
function areInRow(entries: readonly Entry[], directory: number) {
  let at = 0
  for (const entry of [...entries].sort((a, b) => a.start - b.start)) {
    if (entry.start < at || entry.start > (at === 0 ? 0 : at + longestDescriptor)) return false
    at = entry.dataStart + entry.packed
  }
  return at <= directory && directory <= at + longestDescriptor
}

async function inflateEntry(data: Buffer, entry: Entry, left: number): Promise<Uint8Array | null> {
  if (entry.size > left) return null
  const packed = data.subarray(entry.dataStart, entry.dataStart + entry.packed)
  try {
    const part = entry.deflated ? await inflated(packed, { maxOutputLength: Math.max(1, entry.size) }) : packed
    return part.length === entry.size && crc32(part) === entry.crc ? part : null
  } catch {
    return null
  }
}
