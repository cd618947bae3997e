import { expect, test } from 'vitest'
import { cellText, digitsFrom, timeFrom } from './cells.ts'
import { importColumns } from './columns.ts'
import { differencesOf, importingMessages, judgeRows, keysIn, neededBeside } from './rules.ts'

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

test('a label is known before another column’s alias', () => {
  expect(columns.guess(['Level', 'Floor', 'Name'])).toEqual({ 1: 'Floor', 2: 'Name' })
})

test('a cell that shows an error in the file, or has no result, makes its row wrong where a field takes it', () => {
  const Rows = [
    { Row: 2, Cells: ['#REF!', '1', '#N/A'], Faults: { 0: 'Error', 2: 'Error' } },
    { Row: 3, Cells: ['East', '2', '=A1'], Faults: { 2: 'NoResult' } },
  ] as const
  const noProblem = () => ({ id: null, Problems: [], Differences: [], needs: null })
  const judged = judgeRows(
    { Header: ['Name', 'Number', 'Other'], Rows: [...Rows].map(row => ({ ...row, Cells: [...row.Cells] })) },
    { 0: 'Name', 1: 'Number' },
    columns,
    noProblem,
  )
  expect(judged.map(one => [one.State, one.Problems])).toEqual([
    ['Wrong', [{ Field: 'Name', Message: importingMessages.Error }]],
    ['New', []],
  ])
})

test.each([
  ['12,345', 12_345],
  ['1 234 567', 1_234_567],
  ['12.345', 12_345],
  ["12'345", 12_345],
  ['12,345.678', -1],
  ['12,34', -1],
  [412_000, 412_000],
])('%s is the whole number %s', (cell, number) => expect(digitsFrom(cell)).toBe(number))

test.each([
  [1, '01:00'],
  ['1', '01:00'],
  [24, '00:00'],
  [0.25, '06:00'],
  ['6:30 PM', '18:30'],
  [25, '25'],
])('%s is the time %s', (cell, time) => expect(timeFrom(cell)).toBe(time))

test('blanks that cannot be told apart are one', () => {
  expect(cellText('M5H\u00a02N2')).toBe('M5H 2N2')
  expect(cellText('\u202f1\u2009Pier\nRoad ')).toBe('1 Pier Road')
})
