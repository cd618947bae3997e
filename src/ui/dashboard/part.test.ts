import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bars } from './bars/bars.tsx'
import { comments } from './comments/comments.tsx'
import { figures } from './figures/figures.tsx'
import { matrix } from './matrix/matrix.tsx'
import type { Reading } from './part.ts'
import { trend } from './trend/trend.tsx'

type Answer = { rows: { name: string; good: number; bad: number }[] }
const answer: Answer = {
  rows: [
    { name: 'Lobby', good: 3, bad: 1 },
    { name: 'Cafe', good: 1, bad: 0 },
  ],
}
const from: Reading<Answer> = { key: '', load: async () => answer, use: () => ({}) as never } // nothing is shown on a screen here
const rows = (out: Answer | undefined) => out?.rows ?? []
const columns = [
  { field: 'name' as const, header: 'Place' },
  { field: 'good' as const, header: 'Good' },
]
const paperOf = async (part: { paper?: { draw: () => Promise<unknown> } | undefined }) =>
  renderToStaticMarkup((await part.paper?.draw()) as never)

const places = bars({
  key: 'places',
  onPaper: 'half',
  from,
  rows,
  of: some => ({
    title: `${some.length} places`,
    subtitle: '',
    x: 'name',
    columns,
    series: [
      { field: 'bad', label: 'Bad' },
      { field: 'good', label: 'Good' },
    ],
    yLabel: '',
    height: 1,
    onPick: row => void row.name,
    stacked: true,
  }),
})

test('a part gives the rows behind its drawing for a file', async () => {
  expect(await places.table?.()).toEqual({
    title: '2 places',
    heads: ['Place', 'Good'],
    rows: [
      ['Lobby', 3],
      ['Cafe', 1],
    ],
  })
})

test('and stands on paper as what it reads says: bars on one scale, each with its numbers', async () => {
  const html = await paperOf(places)
  expect(html).toContain('2 places')
  const widths = [...html.matchAll(/data-row="\d+"[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width))
  const [bad = 0, good = 0, none = 0, one = 0] = widths
  expect([good / bad, none, one / bad].map(Math.round)).toEqual([3, 0, 1])
  expect(html).toContain('1 · 3')
})

test('figures on paper say NA for what nobody said, and what is missing in a file is empty', async () => {
  const tiles = (out: Answer | undefined) => [
    { name: 'Good', figure: out?.rows[0]?.good ?? null, previous: 2, n: 4 },
    { name: 'Score', figure: null, digits: 2, unit: '/ 5' },
  ]
  const part = figures({ key: 'figures', onPaper: 'whole', from, of: out => ({ title: 'Figures', tiles: tiles(out), note: 'Before' }) })
  const html = await paperOf(part)
  expect(html.replaceAll(/<[^>]+>/g, '|')).toMatch(/Good\|+3\|.*n = 4.*Score\|+NA\|.*Before/)
  expect((await part.table?.())?.rows).toEqual([
    ['Good', 3, 2, 4],
    ['Score', null, null, null],
  ])
})

test('a line on paper leaves out the steps without a number', async () => {
  const steps = [
    { day: '1', score: 5 },
    { day: '2', score: null },
    { day: '3', score: 0 },
  ]
  const part = trend({
    key: 'trend',
    onPaper: 'whole',
    from: { ...from, load: async () => steps },
    rows: out => out ?? [],
    of: () => ({
      title: 'Score',
      x: 'day',
      shownX: one => one.day,
      columns: [],
      lines: [{ field: 'score', label: 'Score' }],
      yLabel: 'of 5',
      yMax: 5,
      height: 1,
    }),
  })
  const dots = [...(await paperOf(part)).matchAll(/<circle[^>]* cy="([\d.]+)"/g)].map(([, y]) => Number(y))
  expect(dots).toHaveLength(2)
  expect(dots[0]).toBeLessThan(dots[1] ?? 0)
})

test('comments are a hundred on paper, and a thousand in a file', async () => {
  const asked: number[] = []
  const part = comments({
    key: 'comments',
    onPaper: 'whole',
    from: take => ({ ...from, load: async () => (asked.push(take), answer) }),
    of: out => ({
      title: 'Comments',
      found: '',
      items: [],
      total: null,
      height: 1,
      emptyText: '',
      paper: () => ({
        title: 'Latest',
        heads: ['Date', 'Stars', 'Text'],
        rows: [{ key: '1', date: '02/01/2026', cells: [`${out?.rows.length} said`] }],
      }),
      file: () => ({ heads: ['Text'], rows: [['said']] }),
    }),
  })
  expect(await paperOf(part)).toContain('2 said')
  expect(await part.table?.()).toEqual({ title: 'Comments', heads: ['Text'], rows: [['said']] })
  expect(asked).toEqual([100, 1000])
})

test('a matrix of many columns is on paper as tables that stay readable: every cell once, each with its column and row', async () => {
  const columns = Array.from({ length: 25 }, (_, n) => `Product ${n}`)
  const cells = columns.map((_, n) => ({ state: n % 2 ? ('Active' as const) : null }))
  const of = () => ({
    data: {
      is: 'matrix' as const,
      look: 'upsell' as const,
      title: 'Matrix',
      head: 'Building',
      columns,
      rows: [{ key: 'b', text: 'Tower', cells }],
    },
    height: 1,
  })
  const html = await paperOf(matrix({ key: 'matrix', onPaper: 'whole', from, of }))
  const tables = html.split('<table').slice(1)
  const headsOf = (table: string) => [...table.matchAll(/<th scope="col">([^<]+)/g)].map(([, text]) => text)
  expect(tables.map(table => headsOf(table).length - 1)).toEqual([7, 6, 6, 6])
  expect(tables.flatMap(table => headsOf(table).slice(1))).toEqual(columns)
  expect(tables.every(table => table.includes('<th scope="row">Tower</th>'))).toBe(true)
  expect(html.match(/<td/g)).toHaveLength(25)
})
