const endOfChain = 0xfffffffe
const headerSize = 512
const inHeader = 109

/**
 * What an OLE compound file holds by the names of its streams: an old Excel or Word file without macros or encryption; null for
 * anything else or a broken one. Only the directory is read.
 */
export function readCompoundFile(bytes: Uint8Array): 'xls' | 'doc' | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const names = readNames(data)
  if (!names || ['vba', '_vba_project_cur', '_vba_project', 'macros', 'encryptedpackage', 'encryptioninfo'].some(n => names.has(n)))
    return null
  const excel = names.has('workbook') || names.has('book')
  const word = names.has('worddocument')
  return excel === word ? null : excel ? 'xls' : 'doc'
}

function readNames(data: Buffer): ReadonlySet<string> | null {
  const shift = data.length >= headerSize ? data.readUInt16LE(30) : 0
  if ((shift !== 9 && shift !== 12) || data.readUInt16LE(28) !== 0xfffe) return null
  const size = 1 << shift
  const sector = (id: number) => {
    const start = (id + 1) * size
    return start + size <= data.length ? data.subarray(start, start + size) : null
  }
  const most = Math.floor(data.length / size)
  const fat = readFat(data, sector, size, most)
  if (!fat) return null
  const names = new Set<string>()
  let id = data.readUInt32LE(48)
  for (let steps = 0; id !== endOfChain; steps++) {
    const part = steps < most ? sector(id) : null
    if (!part) return null
    for (let at = 0; at < size; at += 128) addName(names, part.subarray(at, at + 128))
    id = fat(id)
  }
  return names
}

/** The chain table: next sector of a sector, or an id that no file has. */
function readFat(data: Buffer, sector: (id: number) => Buffer | null, size: number, most: number) {
  const count = data.readUInt32LE(44)
  if (count === 0 || count > most) return null
  const ids = Array.from({ length: Math.min(count, inHeader) }, (_, i) => data.readUInt32LE(76 + i * 4))
  let more = data.readUInt32LE(68)
  while (ids.length < count) {
    const part = sector(more)
    if (!part) return null
    for (let at = 0; at < size - 4 && ids.length < count; at += 4) ids.push(part.readUInt32LE(at))
    more = part.readUInt32LE(size - 4)
  }
  const tables = ids.map(sector)
  if (tables.some(table => table === null)) return null
  const perTable = size / 4
  return (id: number) => tables[Math.floor(id / perTable)]?.readUInt32LE((id % perTable) * 4) ?? 0xffffffff
}

function addName(names: Set<string>, entry: Buffer) {
  const length = entry.readUInt16LE(64)
  if (entry[66] !== 0 && length >= 2 && length <= 64) names.add(entry.toString('utf16le', 0, length - 2).toLowerCase())
}
