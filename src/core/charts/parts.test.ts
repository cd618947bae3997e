import { describe, expect, test } from 'vitest'
import { colours } from '../colours.ts'
import { bubbleSize } from './bubbles.ts'
import { lookIn } from './chartLook.ts'
import { cellsOf, heatBand, matrixKeys } from './matrixCells.ts'
import type { BarsData, MatrixData, PartData, RankedData } from './partData.ts'
import { ranksOf } from './ranks.ts'
import { chartSays } from './says.ts'
import { tableOf } from './tableOf.ts'
import { thinOut } from './thinOut.ts'

test.each([
  [0, 100],
  [1, 100],
  [2, 120],
  [3, 140],
  [6, 200],
  [7, 200],
  [5000, 200],
])('%i negative comments make a bubble of %i [C-RULE-013]', (negative, size) => {
  expect(bubbleSize(negative)).toBe(size)
})

test.each([
  [5, 'heat-5'],
  [4, 'heat-5'],
  [3.99, 'heat-4'],
  [3, 'heat-4'],
  [2.99, 'heat-3'],
  [2, 'heat-3'],
  [1.99, 'heat-2'],
  [1.01, 'heat-2'],
  [1, 'heat-1'],
  [0.99, 'heat-0'],
  [0, 'heat-0'],
  [null, 'heat-0'],
] as const)('a score of %s is in the band %s [C-RULE-012]', (score, band) => {
  expect(heatBand(score)).toBe(band)
})

const heat: MatrixData = {
  is: 'matrix',
  look: 'heat',
  title: 'Scores',
  head: 'Building',
  columns: ['Lobby', 'Roof', 'Café'],
  rows: [
    {
      key: '1',
      text: 'Mill Yard',
      cells: [
        { value: 4.2, n: 12 },
        { value: 1.5, n: 4 },
        { value: null, n: 0 },
      ],
    },
  ],
}
const compliance: MatrixData = {
  is: 'matrix',
  look: 'compliance',
  title: 'Inspections',
  head: 'Building',
  columns: ['Fire', 'Roof', 'Pump', 'Lift'],
  rows: [{ key: '1', text: 'Mill Yard', cells: [{ state: 'Completed' }, { state: 'Overdue' }, { state: 'Upcoming' }, { state: null }] }],
}
const upsell: MatrixData = {
  is: 'matrix',
  look: 'upsell',
  title: 'Products',
  head: 'Building',
  columns: ['A', 'B', 'C', 'D'],
  rows: [
    {
      key: '1',
      text: 'Mill Yard',
      cells: [{ state: 'Active', note: 'since May' }, { state: 'Implementing' }, { state: 'Interested' }, { state: 'Never' }],
    },
  ],
}
const drawn = (data: MatrixData) => cellsOf(data, 0, chartSays.en, value => value.toFixed(1))

describe('a matrix', () => {
  test('a score stands in its color; NA is white and says NA; few answers are gray and say so [C-RULE-011]', () => {
    expect(drawn(heat)).toMatchObject([
      { text: '4.2', fill: 'var(--heat-5)', few: false },
      { text: '1.5', fill: 'var(--surface-sunken)', few: true, word: '1.5, n = 4 (n < 5)' },
      { text: 'NA', fill: 'var(--heat-0)', none: true },
    ])
  })

  test('compliance has a letter beside its color: C green, O red, U amber, NA gray [C-RULE-019]', () => {
    expect(drawn(compliance).map(({ text, word }) => [text, word])).toEqual([
      ['C', 'Completed'],
      ['O', 'Overdue'],
      ['U', 'Upcoming'],
      ['NA', 'NA'],
    ])
    expect(drawn(compliance).map(({ fill }) => fill)).toEqual(['var(--heat-5)', 'var(--heat-1)', 'var(--heat-3)', 'var(--surface-sunken)'])
  })

  test('an upsell has a word beside its color, and its note [C-RULE-035]', () => {
    expect(drawn(upsell).map(({ text }) => text)).toEqual(['Active', 'Implementing', 'Interested', 'Never'])
    expect(drawn(upsell)[0]?.word).toBe('Active: since May')
    expect(new Set(drawn(upsell).map(({ fill }) => fill)).size).toBe(4)
  })

  test.each([heat, compliance, upsell])('what stands in a cell can be read in both themes', data => {
    for (const { fill, ink } of [...drawn(data), ...matrixKeys(data, chartSays.en)])
      for (const theme of [0, 1] as const) expect(contrast(hexOf(fill, theme), hexOf(ink, theme))).toBeGreaterThanOrEqual(4.5)
  })
})

const ranking: RankedData = {
  is: 'ranked',
  title: 'Best',
  columns: [{ head: 'Building' }, { head: 'CSAT', numeric: true }],
  rows: [
    { key: 'a', values: ['Few', 5], n: 4 },
    { key: 'b', values: ['Second', 4], n: 9 },
    { key: 'c', values: ['None', null], n: 0 },
    { key: 'd', values: ['First', 4.5], n: 9 },
    { key: 'e', values: ['Second too', 4], n: 5 },
    { key: 'f', values: ['Last', 1], n: 50 },
  ],
  rankedBy: 1,
  totals: [null, 3.9],
}

test('ranks: the most first, equals share one, few answers and NA stand last without', () => {
  expect(ranksOf(ranking).map(({ rank, row }) => [rank, row.key])).toEqual([
    [1, 'd'],
    [2, 'b'],
    [2, 'e'],
    [4, 'f'],
    [null, 'a'],
    [null, 'c'],
  ])
  expect(ranksOf({ ...ranking, best: 'least' })[0]?.row.key).toBe('f')
  expect(ranksOf({ ...ranking, rankedBy: undefined }).map(({ rank, row }) => [rank, row.key])[0]).toEqual([null, 'a'])
})

const bars: BarsData = {
  is: 'bars',
  title: 'Bars',
  head: 'Month',
  layout: 'rows',
  stacked: false,
  series: [{ label: 'Good' }],
  rows: [
    { text: 'May', values: [3], n: 7 },
    { text: 'June', values: [null], n: 0, running: true },
  ],
  axis: '',
}
const { layout: _layout, stacked: _stacked, ...plotted } = bars

test.each<[PartData, string[], unknown[][]]>([
  [
    bars,
    ['Month', 'Good', 'n'],
    [
      ['May', 3, 7],
      ['June (still running)', null, 0],
    ],
  ],
  [{ ...bars, table: { heads: ['Own'], rows: [[1]] } }, ['Own'], [[1]]],
  [
    {
      ...plotted,
      is: 'trend',
      rows: plotted.rows.map(({ text, values }) => ({ text, values })),
      counts: { label: 'Answers', axis: '', values: [7, null] },
      band: { label: 'Good', ends: [[1, 2], null] },
    },
    ['Month', 'Good', 'Answers', 'Low', 'High'],
    [
      ['May', 3, 7, 1, 2],
      ['June', null, null, null, null],
    ],
  ],
  [
    { is: 'bubbles', title: '', head: 'Topic', bubbles: [{ text: 'Smell', negative: 2, n: 3 }] },
    ['Topic', 'Negative', 'Comments'],
    [['Smell', 2, 3]],
  ],
  [heat, ['Building', 'Lobby', 'Roof', 'Café'], [['Mill Yard', 4.2, 1.5, null]]],
  [compliance, ['Building', 'Fire', 'Roof', 'Pump', 'Lift'], [['Mill Yard', 'Completed', 'Overdue', 'Upcoming', null]]],
  [upsell, ['Building', 'A', 'B', 'C', 'D'], [['Mill Yard', 'Active: since May', 'Implementing', 'Interested', 'Never']]],
  [
    { ...ranking, rows: ranking.rows.slice(0, 2) },
    ['Rank', 'Building', 'CSAT', 'n'],
    [
      [1, 'Second', 4, 9],
      [null, 'Few', 5, 4],
      [null, 'Total', 3.9, null],
    ],
  ],
  [
    { is: 'gallery', title: '', pictures: [{ id: '1', name: 'Leak', address: '/f/1' }] },
    ['Name', 'Caption', 'Address'],
    [['Leak', null, '/f/1']],
  ],
  [{ is: 'text', title: '', paragraphs: ['One.', ['Two', 'Three']] }, ['Text'], [['One.'], ['Two'], ['Three']]],
  [
    { is: 'figures', title: '', tiles: [{ name: 'CSAT', figure: null, n: 0 }] },
    ['Figure', 'Value', 'Period before', 'Sample size'],
    [['CSAT', null, null, 0]],
  ],
  [{ is: 'stars', title: '', buckets: [{ Score: 5, Count: 2 }] }, ['Stars', 'Count'], [[5, 2]]],
  [{ is: 'cloud', title: '', words: [{ text: 'clean', n: 2, sentiment: 1 }] }, ['Word', 'Mentions', 'Sentiment'], [['clean', 2, 1]]],
  [{ is: 'rows', title: '', heads: ['A'], rows: [['b']] }, ['A'], [['b']]],
])('the rows behind a part stand in its table and files: $is', (data, heads, rows) => {
  expect(tableOf(data, 'en')).toMatchObject({ heads, rows })
  expect(tableOf(data, 'fr').rows).toHaveLength(rows.length)
})

test('a line of many points keeps the highest, the lowest and the gaps of each px', () => {
  const points = Array.from({ length: 10_000 }, (_, at) => ({ at, x: at / 20, y: at === 5000 ? null : at === 7001 ? -900 : at % 7 }))
  const kept = thinOut(points, 500)
  expect(kept.length).toBeLessThan(3000)
  expect(kept.some(({ y }) => y === -900)).toBe(true)
  expect(kept.some(({ y }) => y === null)).toBe(true)
  expect(kept.map(({ at }) => at)).toEqual(kept.map(({ at }) => at).toSorted((a, b) => a - b))
})

test('words and numbers of a drawing are those of its reader', () => {
  expect(lookIn('fr', 1, 1).number(1234.5)).toMatch(/1.234,5/)
  for (const language of ['es', 'fr'] as const) expect(Object.keys(chartSays[language])).toEqual(Object.keys(chartSays.en))
})

const isColour = (name: string): name is keyof typeof colours => Object.hasOwn(colours, name)
const hexOf = (colour: string, theme: 0 | 1): string => {
  const name = colour.slice('var(--'.length, -1)
  return isColour(name) ? colours[name][theme] : ''
}
const light = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(one => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string): number => {
  const [bright = 0, dark = 0] = [light(one), light(other)].toSorted((a, b) => b - a)
  return (bright + 0.05) / (dark + 0.05)
}
