import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { list, uuid, z } from '../../core/call.ts'
import { formatsIn } from '../words.tsx'
import { columnsOf } from './columns.ts'
import { cellValue } from './exportRows.ts'
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
  it('keeps numbers as numbers, days and moments as dates of the clock here, nothing as empty', async () => {
    const { sheet } = await sheetOf([thing(), thing({ Count: null, Made: null })])
    expect(sheet.rows[0]).toEqual(['Name', 'Count', 'Made', 'At', 'Label'])
    const at = new Date(Date.UTC(2026, 10, 20, 14, 30))
    expect(sheet.rows[1]).toEqual(['Lobby', 1310, at, at, 'b'])
    expect(sheet.rows[2]).toEqual(['Lobby', null, null, null, 'b'])
  })

  it.each(['=1+1', '+1', '-1', '@x', '=HYPERLINK("https://x.example","y")', '0012', '1e5', '01/02/2026', ' x '])(
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
