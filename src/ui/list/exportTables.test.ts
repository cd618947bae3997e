import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { givenFiles } from '../../../test/support/downloads.ts'
import { exportTables } from './exportTables.ts'

const given = givenFiles()
const tables = [
  { title: 'Figures', heads: ['Figure', 'Value'], rows: [['Average score', 4.25]] },
  { title: 'Words: a/b', heads: ['Word', 'Comments'], rows: [['=1+1', 3]] },
  { title: 'figures', heads: ['Figure', 'Value'], rows: [['CES', null]] },
  { title: 'Nothing', heads: ['Word'], rows: [] },
]

test('several tables are one CSV, each under its title; text is never a formula', async () => {
  await exportTables('csv', ['Feedback', 'Harbor Tower'], tables)
  const lines = String(given.at(-1)?.content).slice(1).split('\r\n')
  expect(lines).toEqual([
    'Feedback,Harbor Tower',
    '',
    'Figures',
    'Figure,Value',
    'Average score,4.25',
    '',
    'Words: a/b',
    'Word,Comments',
    "'=1+1,3",
    '',
    'figures',
    'Figure,Value',
    'CES,',
    '',
    'Nothing',
    'Word',
    '',
  ])
})

test('or sheets of one XLSX, each with a name that opens and is its own', async () => {
  await exportTables('xlsx', ['Feedback', 'Harbor Tower'], tables)
  const { sheets } = await readXlsx(given.at(-1)?.content as Uint8Array)
  expect(sheets.map(one => one.name)).toEqual(['Figures', 'Words  a b', 'figures 2', 'Nothing'])
  expect(sheets.map(one => one.rows)).toEqual([
    [
      ['Figure', 'Value'],
      ['Average score', 4.25],
    ],
    [
      ['Word', 'Comments'],
      ['=1+1', 3],
    ],
    [
      ['Figure', 'Value'],
      ['CES', null],
    ],
    [['Word']],
  ])
})
