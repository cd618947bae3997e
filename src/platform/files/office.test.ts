import { deflateRawSync } from 'node:zlib'
import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { row, sheet, workbook, zip } from '../../../test/platform/hostileOffice.ts'
import { acceptUpload } from './accept.ts'
import { openZip } from './zipGuard.ts'

const good = () => workbook(sheet(row(1, ['a'])))
const keeps = async (bytes: Uint8Array, fileName = 'a.xlsx') => (await acceptUpload(bytes, { fileName, rule: 'staticUrlFile' })).ok

describe('a ZIP is opened', () => {
  test('with 1,000 entries, not with one more', async () => {
    const many = (count: number) => zip(Array.from({ length: count }, (_, i) => ({ name: `f${i}`, store: true })))
    expect((await openZip(many(1000)))?.size).toBe(1000)
    expect(await openZip(many(1001))).toBeNull()
  })

  test('up to 32 MiB inflated over all entries, counted on what comes out', async () => {
    const entry = (name: string, size: number, claimed = size) => ({ name, packed: deflateRawSync(Buffer.alloc(size)), size: claimed })
    const half = 16 * 1024 * 1024
    const stored = (name: string, size: number) => ({ name, data: Buffer.alloc(size) })
    expect(await openZip(zip([stored('a', half), stored('b', half)]))).not.toBeNull()
    expect(await openZip(zip([stored('a', half), stored('b', half), stored('c', 1)]))).toBeNull()
    expect(await openZip(zip([entry('a', 2_000_000, 1000)]))).toBeNull()
  })

  test('only with nothing before, between or behind its entries, and with true checksums', async () => {
    const bytes = zip(good())
    expect(await openZip(bytes)).not.toBeNull()
    expect(await openZip(Buffer.concat([Buffer.from('MZ'), bytes]))).toBeNull()
    expect(await openZip(Buffer.concat([bytes, Buffer.from('<html>')]))).toBeNull()
    const changed = Buffer.from(bytes)
    changed.writeUInt32LE(1, bytes.lastIndexOf('PK\u0001\u0002') + 16)
    expect(await openZip(changed)).toBeNull()
  })

  test.each(['../a', 'a/../b', '/a', 'a\\b', 'C:a', 'a//b', './a', 'a\0b', 'a\nb', '', '..'])('never with the name %j', async name => {
    expect(await openZip(zip([{ name, data: 'x' }]))).toBeNull()
  })

  test('never with one name in two spellings', async () => {
    expect(
      await openZip(
        zip([
          { name: 'xl/A.xml', data: 'x' },
          { name: 'xl/a.xml', data: 'y' },
        ]),
      ),
    ).toBeNull()
  })
})

describe('an office file', () => {
  const docx = [
    {
      name: '[Content_Types].xml',
      data: '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    },
    { name: 'word/document.xml', data: '<document/>' },
  ]
  test('is taken as what it holds [B-RULE-060]', async () => {
    expect(await keeps(zip(good()))).toBe(true)
    expect(await keeps(zip(docx), 'a.docx')).toBe(true)
    expect(await keeps(zip(docx), 'a.xlsx')).toBe(false)
    expect(await keeps(zip(good()), 'a.docx')).toBe(false)
  })

  test('has no macros and no DTD, in whatever encoding', async () => {
    expect(await keeps(zip([...good(), { name: 'xl/vbaProject.bin', data: 'x' }]))).toBe(false)
    expect(await keeps(zip([...good(), { name: 'xl/macrosheets/sheet1.xml', data: '<x/>' }]))).toBe(false)
    const macro = good().map(e =>
      typeof e.data === 'string' ? { ...e, data: e.data.replace('sheet.main+xml', 'sheet.macroEnabled.main+xml') } : e,
    )
    expect(await keeps(zip(macro))).toBe(false)
    const utf16 = Buffer.from('\ufeff<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'utf16le')
    expect(await keeps(zip([...good(), { name: 'xl/theme.xml', data: utf16 }]))).toBe(false)
  })

  test('may declare types of parts that it does not have, as files of SheetJS do', async () => {
    const idle = '<Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/>'
    const declared = good().map(e =>
      e.name === '[Content_Types].xml' ? { ...e, data: String(e.data).replace(/(<Types[^>]*>)/, `$1${idle}`) } : e,
    )
    expect(await keeps(zip(declared))).toBe(true)
    expect(await keeps(zip([...declared, { name: 'xl/a.BIN', data: 'x' }]))).toBe(false)
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet([['a']]), 'S')
    for (const compression of [false, true]) expect(await keeps(write(book, { type: 'buffer', bookType: 'xlsx', compression }))).toBe(true)
  })
})

/** A compound file with one FAT sector, one directory sector and the given streams, all empty. */
function compound(names: readonly string[]) {
  const bytes = Buffer.alloc(512 * 3, 0xff)
  bytes.fill(0, 0, 76)
  bytes.write('d0cf11e0a1b11ae1', 'hex')
  bytes.writeUInt16LE(3, 26)
  bytes.writeUInt16LE(0xfffe, 28)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt32LE(1, 44)
  bytes.writeUInt32LE(1, 48)
  bytes.writeUInt32LE(0xfffffffe, 68)
  bytes.writeUInt32LE(0, 76)
  bytes.writeUInt32LE(0xfffffffd, 512)
  bytes.writeUInt32LE(0xfffffffe, 516)
  bytes.fill(0, 1024)
  for (const [i, name] of ['Root Entry', ...names].entries()) {
    bytes.write(`${name}\0`, 1024 + i * 128, 'utf16le')
    bytes.writeUInt16LE(name.length * 2 + 2, 1024 + i * 128 + 64)
    bytes[1024 + i * 128 + 66] = i === 0 ? 5 : 2
  }
  return bytes
}

describe('an old office file', () => {
  test('is taken by the streams it names [B-RULE-060]', async () => {
    expect(await keeps(compound(['Workbook']), 'a.xls')).toBe(true)
    expect(await keeps(compound(['WordDocument']), 'a.doc')).toBe(true)
    expect(await keeps(compound(['WordDocument']), 'a.xls')).toBe(false)
  })

  test('has no macros, no encryption and no loops', async () => {
    expect(await keeps(compound(['Workbook', '_VBA_PROJECT_CUR']), 'a.xls')).toBe(false)
    expect(await keeps(compound(['WordDocument', 'Macros']), 'a.doc')).toBe(false)
    expect(await keeps(compound(['EncryptedPackage', 'EncryptionInfo']), 'a.xls')).toBe(false)
    const loop = compound(['Workbook'])
    loop.writeUInt32LE(1, 516)
    expect(await keeps(loop, 'a.xls')).toBe(false)
  })
})
