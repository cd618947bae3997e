import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { givenFiles } from '../../../test/support/downloads.ts'
import type { ListCall } from '../../core/call.ts'
import { downloadWrong } from '../../features/base/importing/screens/template.ts'
import { downloadTemplate } from '../../features/property/imports/screens/template.ts'
import { openZip } from '../../platform/files/zipGuard.ts'
import { type CellValue, type Column, columnsOf } from '../../ui/list/columns.ts'
import { exportRows } from '../../ui/list/exportRows.ts'
import { formatsIn } from '../../ui/words.tsx'

const given = givenFiles()

const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']
const formulas = [
  ...starts.map(start => `${start}1+1`),
  ...['\t', '\r', '\n', ' ', '\u00a0', '\ufeff'].map(blank => `${blank}=1+1`),
  '=HYPERLINK("https://x.example","y")',
  "=cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  'a;=1+1',
  'a\t=1+1',
  'a\n=1+1',
  '"=1+1"',
  '",=1+1',
]
const shown = { formats: formatsIn('en'), language: 'en' as const }

/** Every list call of every feature. */
const modules = import.meta.glob<Record<string, unknown>>('../../features/*/*/contract.ts', { eager: true })
const isList = (one: unknown): one is ListCall =>
  typeof one === 'object' && one !== null && 'rows' in one && 'sortable' in one && 'row' in one
const lists = Object.values(modules)
  .flatMap(module => Object.values(module))
  .filter(isList)

/** Paths of a row's fields, by its schema. */
type Schema = { _zod: { def: { type: string; shape?: Record<string, Schema>; innerType?: Schema } } }
const pathsOf = (schema: Schema, at = ''): string[] => {
  const { type, shape, innerType } = schema._zod.def
  if (innerType) return pathsOf(innerType, at)
  if (type !== 'object' || !shape) return [at]
  return [...(at ? [at] : []), ...Object.entries(shape).flatMap(([name, inner]) => pathsOf(inner, at ? `${at}.${name}` : name))]
}
const filled = (paths: readonly string[], text: string): object => {
  const row: Record<string, unknown> = {}
  for (const path of [...paths].sort((a, b) => a.length - b.length)) {
    const parts = path.split('.')
    const last = parts.pop() ?? ''
    const holder = parts.reduce<Record<string, unknown>>((inner, part) => {
      if (typeof inner[part] !== 'object') inner[part] = {}
      return inner[part] as Record<string, unknown>
    }, row)
    holder[last] = text
  }
  return row
}

/** Nothing in the workbook is worked out or leads elsewhere; text is typed as text. Answers the rows of its sheets. */
const harmless = async (content: string | Uint8Array | undefined): Promise<CellValue[][][]> => {
  if (!(content instanceof Uint8Array)) throw new Error('no workbook')
  const parts = await openZip(content)
  if (!parts) throw new Error('no sound ZIP')
  for (const [name, bytes] of parts) {
    expect(name).not.toMatch(/externalLinks|vbaProject|embeddings|connections|calcChain/)
    if (!/^xl\/worksheets\/[^_]/.test(name)) continue
    const xml = Buffer.from(bytes).toString()
    expect(xml).not.toMatch(/<f[\s>/]|<hyperlink|<oleObject|ddeLink/)
    // A cell without a type is a number, and so must its value be.
    for (const [, attributes = '', inner = ''] of xml.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      if (/\bt="(s|inlineStr)"/.test(attributes)) continue
      expect(attributes).not.toMatch(/\bt="(str|e)"/)
      expect(inner).toMatch(/^(<v>-?[\d.]+(E[-+]?\d+)?<\/v>)?$/)
    }
  }
  return (await readXlsx(content)).sheets.map(sheet => sheet.rows as CellValue[][])
}
/** The cells of a CSV as a spreadsheet reads them whose cells are parted by this sign. */
const cellsOf = (text: string, separator: string): string[] => {
  const cells: string[] = []
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"([^${separator}\\r\\n]*)|([^${separator}\\r\\n]*))(?:${separator}|\\r\\n|\\r|\\n|$)`, 'y')
  while (cell.lastIndex < text.length) {
    const [, quoted, rest = '', plain = ''] = cell.exec(text) ?? []
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest)
  }
  return cells
}
const asKept = (text: string) => text.replaceAll('\r\n', '\n')

describe('text like a formula is harmless in the export', () => {
  test('there are lists to export', () => expect(lists.length).toBeGreaterThan(12))

  test.each(lists.map(list => [list.path, list] as const))(
    'of %s as XLSX, in every field, header and name of the sheet',
    async (_path, list) => {
      const paths = pathsOf(list.row as unknown as Schema)
      const column = columnsOf(list as never)
      const of = (kind: 'text' | 'phone' | 'number' | 'date' | 'localized') =>
        paths.map((path, at) =>
          (column[kind] as (field: string, header: string) => Column<object>)(path, formulas[at % formulas.length] ?? ''),
        )
      const columns = [...of('text'), ...of('localized'), ...of('phone'), ...of('number'), ...of('date')]
      const rows = formulas.map(text => filled(paths, text))
      await exportRows('xlsx', { title: formulas[lists.indexOf(list) % formulas.length] ?? '', fileName: 'x', columns, rows, shown })
      const [[header = [], ...cells] = []] = await harmless(given[0]?.content)
      expect(header.map(text => asKept(String(text)))).toEqual(columns.map(one => asKept(one.header)))
      const leaf = paths.findIndex(path => !paths.some(other => other.startsWith(`${path}.`)))
      expect(cells.map(row => asKept(String(row[leaf])))).toEqual(formulas.map(asKept))
    },
  )

  test('of every list as CSV: no cell begins as a formula, whichever sign parts the cells', async () => {
    for (const list of lists) {
      const paths = pathsOf(list.row as unknown as Schema)
      const columns = paths.map((path, at) => columnsOf(list as never).text(path as never, formulas[at % formulas.length] ?? ''))
      await exportRows('csv', { title: 'x', fileName: 'x', columns, rows: formulas.map(text => filled(paths, text)), shown })
    }
    expect(given.length).toBe(lists.length)
    for (const { content } of given)
      for (const separator of [',', ';', '\t'])
        for (const cell of cellsOf(String(content).slice(1), separator)) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/)
  })

  test('of the template for imports, in each language', async () => {
    for (const language of ['en', 'es', 'fr'] as const) await downloadTemplate(language)
    for (const { content, name } of given) {
      expect(name).toMatch(/\.xlsx$/)
      expect((await harmless(content)).length).toBe(3)
    }
  })

  test('of the rows with problems of an import: its headers and cells come from whoever made the file', async () => {
    const Cells = formulas.map(asKept)
    const row = { Row: 2, Cells, State: 'Wrong', Problems: [], Changes: [] }
    await downloadWrong({ Header: formulas, FileName: '=1+1.xlsx' }, [row as never], { why: '=1+1', problems: () => '=1+1' })
    const [[header = [], cells = []] = []] = await harmless(given[0]?.content)
    expect(header.map(text => asKept(String(text)))).toEqual([...formulas, '=1+1'].map(asKept))
    expect(cells.map(text => asKept(String(text)))).toEqual([...Cells, '=1+1'])
  })
})
