/** A small workbook of Excel 97 to 2003 (BIFF8 in a compound file) with one sheet of texts and numbers. */
export const xlsFile = (rows: readonly (readonly (string | number)[])[]): Buffer => compound(workbook(rows))

const u16 = (...values: number[]) => Buffer.from(values.flatMap(value => [value & 255, (value >> 8) & 255]))
const u32 = (value: number) => u16(value & 0xffff, value >>> 16)
const record = (id: number, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([u16(id, body.length), body])
}
const bof = (kind: number) => record(0x809, u16(0x600, kind, 0xdbb, 1996), u32(0x41), u32(6))
const eof = record(0x0a)

const workbook = (rows: readonly (readonly (string | number)[])[]): Buffer => {
  const cells = rows.flatMap((row, y) => row.map((value, x) => cell(y, x, value)))
  const sheet = Buffer.concat([bof(0x10), ...cells, eof])
  const head = (at: number) =>
    Buffer.concat([bof(0x05), record(0x85, u32(at), u16(0), Buffer.from([5, 0]), Buffer.from('Codes', 'latin1')), eof])
  return Buffer.concat([head(head(0).length), sheet])
}

const cell = (y: number, x: number, value: string | number): Buffer => {
  if (typeof value === 'string') return record(0x204, u16(y, x, 0, value.length), Buffer.from([1]), Buffer.from(value, 'utf16le'))
  const number = Buffer.alloc(8)
  number.writeDoubleLE(value)
  return record(0x203, u16(y, x, 0), number)
}

const sector = 512
const [endOfChain, fatSector, free] = [0xfffffffe, 0xfffffffd, 0xffffffff]

/** One stream, padded to 4096 bytes at least, so that it lies in sectors of its own: FAT, directory, stream. */
const compound = (stream: Buffer): Buffer => {
  const size = Math.max(4096, Math.ceil(stream.length / sector) * sector)
  const count = size / sector
  const chain = Array.from({ length: count }, (_, i) => (i === count - 1 ? endOfChain : i + 3))
  const fat = Buffer.concat([fatSector, endOfChain, ...chain].map(u32))
  const header = Buffer.alloc(sector, 255)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  Buffer.alloc(16).copy(header, 8)
  Buffer.concat([u16(0x3e, 3, 0xfffe, 9, 6), Buffer.alloc(10), ...[1, 1, 0, 4096, endOfChain, 0, endOfChain, 0, 0].map(u32)]).copy(
    header,
    24,
  )
  const directory = Buffer.concat([entry('Root Entry', 5, 1, endOfChain, 0), entry('Workbook', 2, free, 2, size), Buffer.alloc(256)])
  return Buffer.concat([
    header,
    Buffer.concat([fat, Buffer.alloc(sector, 255)]).subarray(0, sector),
    directory,
    Buffer.concat([stream, Buffer.alloc(size - stream.length)]),
  ])
}

const entry = (name: string, type: number, child: number, start: number, size: number): Buffer => {
  const text = Buffer.alloc(64)
  text.write(name, 'utf16le')
  const left = [free, free, child].map(u32)
  return Buffer.concat([text, u16(name.length * 2 + 2), Buffer.from([type, 1]), ...left, Buffer.alloc(36), u32(start), u32(size), u32(0)])
}
