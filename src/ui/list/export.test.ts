import { readXlsx } from 'hucre/xlsx'
import { afterEach, describe, expect, it } from 'vitest'
import { givenFiles } from '../../../test/support/downloads.ts'
import { list, uuid, z } from '../../core/call.ts'
import { formatsIn } from '../words.tsx'
import { columnsOf } from './columns.ts'
import { cellValue, columnsInFile, exportRows, fileNameOf } from './exportRows.ts'
import { xlsxOf } from './xlsx.ts'

const row = z.object({
  id: uuid(),
  Name: z.string(),
  Count: z.nullable(z.number()),
  Made: z.nullable(z.number()),
  Label: z.object({ en: z.string(), es: z.string() }),
})
const GetThings = list('Test/GetThings', {
  summary: '',
  scope: 'group',
  rows: 'Things',
  row,
  filter: z.strictObject({}),
  sort: ['Name'],
  perPage: 10,
})
const column = columnsOf(GetThings)
const columns = [
  column.text('Name', 'Name'),
  column.number('Count', 'Count', { decimals: 0 }),
  column.date('Made', 'Made'),
  column.date('Made', 'At', { time: true }),
  column.localized('Label', 'Label'),
]
type Row = z.output<typeof row>
const shown = { formats: formatsIn('es'), language: 'es' as const }
const thing = (values: Partial<Row> = {}): Row => ({
  id: '0',
  Name: 'Lobby',
  Count: 1310,
  Made: new Date(2026, 10, 20, 14, 30).getTime(),
  Label: { en: 'a', es: 'b' },
  ...values,
})
const sheetOf = async (rows: Row[], name = 'Things') => {
  const cells = rows.map(one => columns.map(each => cellValue(each, one, shown)))
  const bytes = await xlsxOf(name, columns, cells)
  const [sheet] = (await readXlsx(bytes)).sheets
  if (!sheet) throw new Error('no sheet')
  return { sheet, bytes }
}

describe('XLSX of a list', () => {
  it('says on a second sheet what narrows the rows', async () => {
    const bytes = await xlsxOf('Things', columns, [['=1+1', 2, null, null, 'b']], { name: 'Filters', lines: ['Things', 'Type: Wi-Fi'] })
    const { sheets } = await readXlsx(bytes)
    expect(sheets.map(({ name, rows }) => [name, rows[0]?.[0], rows[1]?.[0]])).toEqual([
      ['Things', 'Name', '=1+1'],
      ['Filters', 'Things', 'Type: Wi-Fi'],
    ])
  })

  it('keeps numbers as numbers, days and moments as dates of the clock here, nothing as empty', async () => {
    const { sheet } = await sheetOf([thing(), thing({ Count: null, Made: null })])
    expect(sheet.rows[0]).toEqual(['Name', 'Count', 'Made', 'At', 'Label'])
    const at = new Date(Date.UTC(2026, 10, 20, 14, 30))
    expect(sheet.rows[1]).toEqual(['Lobby', 1310, at, at, 'b'])
    expect(sheet.rows[2]).toEqual(['Lobby', null, null, null, 'b'])
  })

  it.each(['=1+1', '\u200b=1+1', '+1', '-1', '@x', '=HYPERLINK("https://x.example","y")', '0012', '1e5', '01/02/2026', ' x '])(
    'keeps %j as text, never as a formula',
    async text => {
      const { sheet } = await sheetOf([thing({ Name: text })])
      expect(sheet.rows[1]?.[0]).toBe(text)
      expect([...(sheet.cells?.values() ?? [])].filter(cell => cell.formula)).toEqual([])
    },
  )

  it('writes a file that opens whatever the text is', async () => {
    const { sheet } = await sheetOf(
      [thing({ Name: 'a\u0000\u0007b\nc \ud800 <&> 😀' }), thing({ Name: 'x'.repeat(40_000) })],
      "it's [a]/very:long*name?that goes on and on",
    )
    expect(sheet.rows[1]?.[0]).toBe('ab\nc  <&> 😀')
    expect(String(sheet.rows[2]?.[0])).toHaveLength(32_767)
    expect(sheet.name.length).toBeLessThanOrEqual(31)
    expect(sheet.name).not.toMatch(/[[\]:*?/\\]/)
  })

  it('writes a table without rows', async () => {
    expect((await sheetOf([])).sheet.rows).toHaveLength(1)
  })
})

describe('an exported file', () => {
  const given = givenFiles()
  const here = process.env.TZ
  afterEach(() => {
    if (here === undefined) delete process.env.TZ
    else process.env.TZ = here
  })

  it('is named in plain words by what it holds, of whom, and the day here', () => {
    process.env.TZ = 'America/New_York'
    const evening = new Date(Date.UTC(2026, 10, 23, 1, 30))
    expect(fileNameOf(['QR codes', 'Harbor Tower'], evening)).toBe('QR codes – Harbor Tower – 2026-11-22')
    process.env.TZ = 'Asia/Tokyo'
    expect(fileNameOf(['QR codes', null], evening)).toBe('QR codes – 2026-11-23')
  })

  it.each([
    ['A/B: "C"?', 'A B C'],
    ['..\\..\\etc', 'etc'],
    ['a\u0000\u202eb\n c', 'a b c'],
    ['Édifice nº 1 – Été', 'Édifice nº 1 – Été'],
    [' . ', ''],
    ['x'.repeat(300), 'x'.repeat(80)],
  ])('has a name that every disk takes: %j', (name, safe) => {
    expect(fileNameOf([name], new Date(2026, 0, 2))).toBe([safe, '2026-01-02'].filter(Boolean).join(' – '))
  })

  it('has the columns that are shown and those that always stand in it, but no pictures', () => {
    const all = [
      ...columns.slice(0, 2),
      column.render('picture', 'Picture', () => null),
      column.render('made', 'Made by', () => null, { text: () => 'me' }),
      column.text('Name', 'Address', { file: 'always' }),
    ].map((one, at) => ({ ...one, id: String(at) }))
    expect(columnsInFile(all, []).map(one => one.header)).toEqual(['Name', 'Count', 'Made by', 'Address'])
    expect(columnsInFile(all, ['1', '4']).map(one => one.header)).toEqual(['Name', 'Made by', 'Address'])
  })

  it('says in its header whose clock its times are of', async () => {
    await exportRows('csv', { title: 'Things', fileName: 'x', columns, rows: [thing()], shown })
    const [header] = String(given[0]?.content).slice(1).split('\r\n')
    expect(header).toBe(`Name,Count,Made,At (${Intl.DateTimeFormat().resolvedOptions().timeZone}),Label`)
  })
})
