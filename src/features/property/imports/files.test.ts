import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { hostileFiles } from '../../../../test/support/hostile.ts'
import { buildingCells, xlsxFile } from '../../../../test/support/importFiles.ts'
import { soundWorkbooks } from '../../../../test/support/verdicts.ts'
import { readSheet } from '../../base/importing/sheet.server.ts'
import { buildingColumns } from './columns.ts'

const refused = async (bytes: Uint8Array) => {
  const read = await readSheet(bytes, buildingColumns)
  return 'refused' in read ? read.refused : 'read'
}

describe('a file that is not wanted is refused for its own reason', () => {
  test('too large, of another type, under a password, broken, empty', async () => {
    expect(await refused(Buffer.alloc(10 * 1024 * 1024 + 1))).toBe('large')
    expect(await refused(Buffer.from('Building Name,City\nA,B\n'))).toBe('type')
    const locked = await writeXlsx({ sheets: [{ name: 'S', rows: [['Building Name']] }], encryption: { password: 'x', spinCount: 10 } })
    expect(await refused(locked)).toBe('password')
    expect(await refused((await xlsxFile([buildingCells('A')])).subarray(0, 500))).toBe('broken')
    expect(await refused(await xlsxFile([]))).toBe('empty')
    // Of columns that nobody knows people are asked what they are.
    expect(await refused(await xlsxFile([['a', 'b']], ['1', '2']))).toBe('read')
  })

  test('no hostile file is read as a table of buildings, and none takes the server down', async () => {
    const spreadsheets = hostileFiles().filter(({ as, name }) => as.endsWith('.xlsx') || name.endsWith('.xlsx'))
    expect(spreadsheets.length).toBeGreaterThan(10)
    // 101 rows are too many for codes alone.
    for (const { name, bytes, expect: verdict } of spreadsheets) {
      if (verdict === 'reject' && !soundWorkbooks.has(name)) expect(await refused(bytes), name).not.toBe('read')
      else expect(await refused(bytes), name).toBeTypeOf('string')
    }
  }, 120_000)
})

test('a formula is never worked out, and its text is only text', async () => {
  const read = await readSheet(await xlsxFile([buildingCells('A', { 'Building Name': '=HYPERLINK("http://x")' })]), buildingColumns)
  expect('sheet' in read && read.sheet.Rows[0]?.Cells[0]).toBe('=HYPERLINK("http://x")')
})
