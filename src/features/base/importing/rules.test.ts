import { expect, test } from 'vitest'
import { importColumns } from './columns.ts'
import { differencesOf, judgeRows, keysIn, neededBeside } from './rules.ts'

// A small noun: doors, known by their number.
const columns = importColumns({
  fields: ['Number', 'Name', 'Floor'],
  needed: ['Name'],
  key: ['Number'],
  labels: [
    { Number: 'Door number', Name: 'Door name', Floor: 'Floor' },
    { Number: 'Número de puerta', Name: 'Nombre', Floor: 'Piso' },
  ],
  aliases: { Floor: ['Level'] },
})
const sheet = {
  Header: ['Nombre', 'DOOR NUMBER *', 'level', 'Name', 'Whatever'],
  Rows: [
    { Row: 2, Cells: ['North', 1, '3', null, null] },
    { Row: 3, Cells: ['South', '2', null, null, null] },
    { Row: 5, Cells: ['West', '-', '-', null, null] },
    { Row: 6, Cells: ['', 4, null, null, null] },
    { Row: 7, Cells: ['East', 7, null, null, null] },
    { Row: 8, Cells: ['East', '7', null, null, null] },
  ],
}
const doors = new Map([['1', { Name: 'North', Floor: '2' }]])
const judge = () =>
  judgeRows(sheet, columns.guess(sheet.Header), columns, ({ filled, key, twice }) => {
    const before = doors.get(key)
    const after = { ...before, ...(filled.Name && { Name: String(filled.Name) }), ...(filled.Floor && { Floor: String(filled.Floor) }) }
    const wrong = [...(filled.Name ? [] : ['Name']), ...(twice ? ['Number', 'Number'] : [])]
    return {
      id: before ? key : null,
      Problems: wrong.map(Field => ({ Field, Message: 'no' })),
      Differences: before ? differencesOf(before, after, (_, value) => String(value)) : [],
      needs: filled.Floor ? `Floor ${String(filled.Floor)}` : null,
      emptied: filled.Floor === '',
    }
  })

test('a header is known by names, labels in any language and aliases; a field stands once', () => {
  expect(columns.guess(sheet.Header)).toEqual({ 0: 'Name', 1: 'Number', 2: 'Floor' })
  expect(columns.clean({ 0: 'Name', 1: 'Name', 9: 'Floor', 2: 'Colour' }, 5)).toEqual({ 0: 'Name' })
  expect(keysIn(sheet, columns.guess(sheet.Header), columns)).toEqual(['1', '2', '4', '7'])
})

test('rows are new, changed or wrong by what the noun says of them; a field has one problem', () => {
  const rows = judge()
  expect(rows.map(({ Row, State }) => [Row, State])).toEqual([
    [2, 'Changed'],
    [3, 'New'],
    [5, 'New'],
    [6, 'Wrong'],
    [7, 'Wrong'],
    [8, 'Wrong'],
  ])
  expect(rows[0]?.Differences).toEqual([{ Field: 'Floor', From: '2', To: '3' }])
  expect(rows[2]?.emptied).toBe(true)
  expect(rows[4]?.Problems).toEqual([{ Field: 'Number', Message: 'no' }])
  expect(neededBeside(rows)).toEqual(['Floor 3'])
})
