import { describe, expect, test } from 'vitest'
import { mostRows, startRows } from './model.ts'
import { blankRow } from './presets.ts'
import {
  addRows,
  builderOf,
  changeSheet,
  cloneRows,
  deleteRows,
  editCell,
  fillCells,
  isBlank,
  openSheet,
  pasteBlock,
  type Rows,
  redoChange,
  undoChange,
} from './sheet.ts'
import { readBlock, writeBlock } from './tsv.ts'

const named = (...names: string[]): Rows => openSheet(names.map(QrName => ({ ...blankRow, QrName, Type: 'Lobby' }))).rows
const namesOf = (rows: Rows): string[] => rows.filter(row => !isBlank(row)).map(row => row.QrName)
const keys = (...list: number[]): ReadonlySet<number> => new Set(list)

test('a table begins with 30 blank rows [B-CONST-076]', () => {
  const { rows } = openSheet([])
  expect(rows).toHaveLength(30)
  expect(rows.every(isBlank)).toBe(true)
  expect(named('A', 'B')).toHaveLength(startRows)
  expect(openSheet(Array.from({ length: 700 }, () => blankRow)).rows).toHaveLength(mostRows)
})

test('each change is taken back and made again; a new one ends what was taken back', () => {
  const first = openSheet([])
  const second = changeSheet(first, editCell(first.rows, 0, 'QrName', 'Lift'))
  const third = changeSheet(second, editCell(second.rows, 1, 'QrName', 'Stair'))
  expect(namesOf(undoChange(third).rows)).toEqual(['Lift'])
  expect(namesOf(redoChange(undoChange(third)).rows)).toEqual(['Lift', 'Stair'])
  const other = changeSheet(undoChange(third), editCell(second.rows, 2, 'QrName', 'Door'))
  expect(namesOf(redoChange(other).rows)).toEqual(['Lift', 'Door'])
  expect(undoChange(first)).toBe(first)
  expect(redoChange(third)).toBe(third)
  expect(changeSheet(third, editCell(third.rows, 1, 'QrName', 'Stair'))).toBe(third)
})

describe('a pasted block', () => {
  test('goes from its cell on, down and to the right, with presets, and brings rows as needed', () => {
    const block = readBlock('Lift 1\t2\tElevator\r\nScreen\t\tDigital QR\r\n')
    const { rows, left } = pasteBlock(openSheet([]).rows, { index: 29, field: 'QrName' }, block)
    expect(left).toBe(0)
    expect(rows).toHaveLength(31)
    expect(rows.slice(29).map(({ QrName, Floor, Type, FileFormat }) => [QrName, Floor, Type, FileFormat])).toEqual([
      ['Lift 1', '2', 'Elevator', 'eps'],
      ['Screen', 'NA', 'Digital QR', 'png'],
    ])
  })
  test('ends at the last column and at the last row that the table takes', () => {
    const wide = pasteBlock(openSheet([]).rows, { index: 0, field: 'FileFormat' }, [['pdf', '4B', 'too much']])
    expect(wide.rows[0]).toMatchObject({ ...blankRow, FileFormat: 'pdf', Unit: '4B' })
    const long = pasteBlock(
      openSheet([]).rows,
      { index: 490, field: 'QrName' },
      Array.from({ length: 30 }, (_, i) => [`Lift ${i}`]),
    )
    expect([long.rows.length, long.left]).toEqual([mostRows, 20])
  })
  test('is read as Excel writes it, and written so', () => {
    const rows = [
      ['A "B"', 'two\tcells', ''],
      ['C', '', 'D'],
    ]
    expect(readBlock(writeBlock(rows))).toEqual(rows)
    expect(readBlock('"two\nlines"\tx\n')).toEqual([['two lines', 'x']])
    expect(readBlock('5" pipe\t"')).toEqual([['5" pipe', '"']])
    expect(readBlock('')).toEqual([['']])
  })
})

describe('cloned rows', () => {
  test.each([
    ['Stair 4', 2, ['Stair 4', 'Stair 5', 'Stair 6']],
    ['Lift', 2, ['Lift', 'Lift 2', 'Lift 3']],
    ['Unit 009', 1, ['Unit 009', 'Unit 010']],
    ['4', 1, ['4', '5']],
  ])('%s, %i times: %j [B-BEHAV-075]', (name, copies, wanted) => {
    const { rows, left } = cloneRows(named(name), keys(0), copies)
    expect(namesOf(rows)).toEqual(wanted)
    expect(rows[1]).toMatchObject({ Type: 'Lobby' })
    expect(left).toBe(0)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  })
  test('stand after their row, and pass over names that are there', () => {
    expect(namesOf(cloneRows(named('Lift 1', 'LIFT 2', 'Stair'), keys(0, 2), 2).rows)).toEqual([
      'Lift 1',
      'Lift 3',
      'Lift 4',
      'LIFT 2',
      'Stair',
      'Stair 2',
      'Stair 3',
    ])
  })
  test('are as many as the table takes; a blank row is not cloned', () => {
    const { rows, left } = cloneRows(named('A', 'B'), keys(0, 1), 300)
    expect([rows.length, namesOf(rows).length, left]).toEqual([mostRows, mostRows, 102])
    const before = named('A')
    expect(cloneRows(before, keys(5), 3)).toEqual({ rows: before, left: 0 })
  })
})

test('rows are added up to the most, deleted, and filled; a deleted row’s key is not used again', () => {
  expect(addRows(named('A'), 10)).toHaveLength(40)
  expect(addRows(addRows(named('A'), 900), 1)).toHaveLength(mostRows)
  const rows = named('A', 'B', 'C')
  const left = deleteRows(rows, keys(1, 29))
  expect(namesOf(left)).toEqual(['A', 'C'])
  expect(left).toHaveLength(startRows)
  expect(left.some(({ key }) => key === 1 || key === 29)).toBe(false)
  expect(deleteRows(rows, keys())).toBe(rows)
  const filled = fillCells(rows, 'Type', 'Digital QR', keys(0, 2))
  expect(filled.slice(0, 3).map(row => [row.Type, row.FileFormat])).toEqual([
    ['Digital QR', 'png'],
    ['Lobby', 'eps'],
    ['Digital QR', 'png'],
  ])
  expect(builderOf(filled[0] ?? { ...blankRow, key: 0 })).not.toHaveProperty('key')
})
