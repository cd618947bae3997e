import { crc32, deflateRawSync } from 'node:zlib'
import type { HostileRow } from '../support/hostileRow.ts'

/** Nothing listens here; a request to it would be a leak. */
export const here = 'http://127.0.0.1:3401'
const entities = 'bcdefghij'.split('').map((name, i) => `<!ENTITY ${name} "${`&${'abcdefghi'[i]};`.repeat(10)}">`)
export const laughs = (root: string) => `<?xml version="1.0"?><!DOCTYPE ${root} [<!ENTITY a "lol">${entities.join('')}]>`
export const passwd = (root: string) => `<?xml version="1.0"?><!DOCTYPE ${root} [<!ENTITY x SYSTEM "file:///etc/passwd">]>`

export type ZipEntry = {
  name: string
  data?: string | Uint8Array
  store?: boolean
  packed?: Buffer
  size?: number
  flags?: number
  attributes?: number
  at?: number
}

/** A ZIP whose headers may lie. */
export const zip = (entries: readonly ZipEntry[]): Buffer => {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const raw = Buffer.from(entry.data ?? '')
    const packed = entry.store ? raw : (entry.packed ?? deflateRawSync(raw))
    const same = Buffer.alloc(26) // what both headers hold, from "version needed" on
    same.writeUInt16LE(20, 0)
    same.writeUInt16LE(entry.flags ?? 0x800, 2)
    same.writeUInt16LE(entry.store ? 0 : 8, 4)
    same.writeUInt32LE(entry.packed ? 0 : crc32(raw), 10)
    same.writeUInt32LE(packed.length, 14)
    same.writeUInt32LE(entry.size ?? raw.length, 18)
    same.writeUInt16LE(name.length, 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE((entry.attributes ?? 0) >>> 0, 6)
    rest.writeUInt32LE(entry.at ?? offset, 10)
    local.push(Buffer.from('PK\u0003\u0004'), same, name, packed)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0003'), same, rest, name)
    offset += 30 + name.length + packed.length
  }
  const all = Buffer.concat(directory)
  const last = Buffer.alloc(22)
  last.write('PK\u0005\u0006', 0, 'latin1')
  last.writeUInt16LE(entries.length, 8)
  last.writeUInt16LE(entries.length, 10)
  last.writeUInt32LE(all.length, 12)
  last.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, all, last])
}

const open = 'http://schemas.openxmlformats.org'
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const link = (type: string, target: string) =>
  `<Relationships xmlns="${open}/package/2006/relationships"><Relationship Id="r1" Type="${open}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`
const types = `<?xml version="1.0"?><Types xmlns="${open}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/></Types>`
const first = 'xl/worksheets/sheet1.xml'

/** The entries of a workbook with one sheet. */
export const workbook = (sheetXml: string, more: readonly ZipEntry[] = []): ZipEntry[] => [
  { name: '[Content_Types].xml', data: types },
  { name: '_rels/.rels', data: link('officeDocument', 'xl/workbook.xml') },
  {
    name: 'xl/workbook.xml',
    data: `<workbook xmlns="${open}/spreadsheetml/2006/main" xmlns:r="${open}/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
  },
  { name: 'xl/_rels/workbook.xml.rels', data: link('worksheet', 'worksheets/sheet1.xml') },
  { name: first, data: sheetXml },
  ...more,
]
export const sheet = (body: string, before = '', after = '') =>
  `${before}<worksheet xmlns="${open}/spreadsheetml/2006/main"><sheetData>${body}</sheetData>${after}</worksheet>`
export const row = (number: number, values: readonly string[]) =>
  `<row r="${number}">${values.map((value, i) => `<c r="${'ABCDEFGH'[i]}${number}" t="inlineStr"><is><t>${value}</t></is></c>`).join('')}</row>`

const xlsx = (body: string, before?: string, after?: string) => zip(workbook(sheet(body, before, after)))
const plain = (more: readonly ZipEntry[]) => zip(workbook(sheet(row(1, ['a'])), more))
const shared = (index: number, cell = 'A1') => `<c r="${cell}" t="s"><v>${index}</v></c>`

export const sheets = (): HostileRow[] => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', `=HYPERLINK("${here}")`, "=cmd|' /C calc'!A0", '＝1+1']
  const formula = `<row r="1"><c r="A1"><f>WEBSERVICE("${here}/x")</f><v>1</v></c></row>`
  const merged = '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>'
  const many = Array.from({ length: 102 }, (_, i) => row(i + 1, [`x${i}`])).join('')
  return [
    ['ok.xlsx', xlsx(row(1, ['Name', 'Floor']) + row(2, ['Pump 1', '3'])), 'control', 'inert'],
    ['formulas.xlsx', xlsx(row(1, ['Name']) + formulas.map((text, i) => row(i + 2, [text])).join('')), 'text like formulas', 'inert'],
    ['real-formula.xlsx', xlsx(formula), 'a formula', 'inert'],
    ['101-rows.xlsx', xlsx(many), 'over 100 items an import'],
    ['billion-cells.xlsx', xlsx('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'), 'one cell at the far corner'],
    ['merge-all.xlsx', xlsx(row(1, ['a']), '', merged), 'merge over the whole sheet', 'inert'],
    ['xxe.xlsx', xlsx(row(1, ['&x;']), passwd('worksheet')), 'external entity'],
    ['laughs.xlsx', xlsx(row(1, ['&j;']), laughs('w')), 'billion laughs'],
    ['ss-index.xlsx', xlsx(`<row r="1">${shared(99999999)}${shared(-1, 'B1')}</row>`), 'shared string out of range'],
  ]
}

export const bombs = (): HostileRow[] => {
  const packed = deflateRawSync(Buffer.alloc(1 << 28, 32), { level: 9 })
  const withSheet = (size: number) => zip(workbook('').map(entry => (entry.name === first ? { name: first, packed, size } : entry)))
  const strings = `<sst xmlns="${open}/spreadsheetml/2006/main" count="1" uniqueCount="4000000000">${'<si><t>a</t></si>'.repeat(5e5)}</sst>`
  const kernel = (_: unknown, i: number): ZipEntry => ({ name: `f${i}`, packed: i ? Buffer.alloc(0) : packed, size: 1 << 28, at: 0 })
  return [
    ['bomb-sheet.xlsx', withSheet(1 << 28), '256 MiB, honest size'],
    ['bomb-liar.xlsx', withSheet(1000), '256 MiB, said to be 1 000 bytes'],
    [
      'sharedstrings-bomb.xlsx',
      zip(workbook(sheet(`<row r="1">${shared(0)}</row>`), [{ name: 'xl/sharedStrings.xml', data: strings }])),
      '500 000 strings',
    ],
    ['overlap.xlsx', zip(Array.from({ length: 2000 }, kernel)), '2 000 names of one kernel'],
    ['60000-entries.xlsx', zip(Array.from({ length: 60_000 }, (_, i) => ({ name: `f${i}`, store: true }))), 'too many entries'],
    ['over-5m.xlsx', Buffer.concat([zip(workbook(sheet(''))), Buffer.alloc(5 * 1048576)]), 'over 5M'],
  ]
}

export const archives = (): HostileRow[] => {
  const parts = [
    { name: 'xl/embeddings/a.zip', data: zip([{ name: 'b', data: 'x' }]) },
    { name: 'xl/vbaProject.bin', data: 'x' },
    { name: 'xl/externalLinks/externalLink1.xml', data: '<x/>' },
  ]
  return [
    ['slip.xlsx', plain([{ name: '../../../../tmp/slip', data: 'x' }]), 'name leads outside'],
    ['abs.xlsx', plain([{ name: '/etc/cron.d/x', data: 'x' }]), 'absolute name'],
    ['symlink.xlsx', plain([{ name: 'xl/link', data: '/etc/passwd', store: true, attributes: 0xa1ff0000 }]), 'symbolic link'],
    ['dup.xlsx', plain([{ name: first, data: sheet(row(1, ['evil'])) }]), 'two entries of one name'],
    ['encrypted.xlsx', zip([{ name: 'xl/workbook.xml', data: 'x', flags: 1 }]), 'encrypted'],
    ['nested.xlsx', plain(parts), 'macro, embedding and external link', 'inert'],
    ['csv.xlsx', 'Name,Floor\nPump,3\n', 'CSV named .xlsx'],
    ['docx.xlsx', zip([{ name: 'word/document.xml', data: '<x/>' }]), 'DOCX named .xlsx'],
    ['trunc.xlsx', zip(workbook(sheet(''))).subarray(0, 300), 'no directory'],
  ]
}
