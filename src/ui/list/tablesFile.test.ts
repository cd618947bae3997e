import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { tablesFile } from './tablesFile.ts'

const tables = [
  { title: 'Figures', heads: ['Figure', 'Value'], rows: [['Average score', 4.25]] },
  { title: 'Words: a/b', heads: ['Word', 'Comments'], rows: [['=1+1', 3]] },
  { title: 'figures', heads: ['Figure', 'Value'], rows: [['CES', null]] },
  { title: 'Nothing', heads: ['Word'], rows: [] },
]

const head = {
  names: ['Feedback', 'Harbor Tower'],
  title: 'About',
  facts: [
    ['Period', '02/10/2026 – 03/08/2026'],
    ['Search', '=1+1'],
  ],
} as const

test('several tables are one CSV below what they are of, each under its title; text is never a formula', async () => {
  const { name, type, content } = await tablesFile('csv', head, tables)
  expect([name.replace(/\d{4}-\d\d-\d\d/, 'day'), type]).toEqual(['Feedback – Harbor Tower – day.csv', 'text/csv;charset=utf-8'])
  const lines = String(content).slice(1).split('\r\n')
  expect(lines).toEqual([
    'Feedback,Harbor Tower',
    'Period,02/10/2026 – 03/08/2026',
    "Search,'=1+1",
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

test('or sheets of one XLSX after one that says what they are of, each with a name that opens and is its own', async () => {
  const { content } = await tablesFile('xlsx', head, tables)
  const { sheets } = await readXlsx(content as Uint8Array)
  expect(sheets.map(one => one.name)).toEqual(['About', 'Figures', 'Words  a b', 'figures 2', 'Nothing'])
  expect(sheets.map(one => one.rows)).toEqual([
    [
      ['Feedback', 'Harbor Tower'],
      ['Period', '02/10/2026 – 03/08/2026'],
      ['Search', '=1+1'],
    ],
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
