import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lookIn } from './chartLook.ts'
import { composeChart, drawChart } from './drawChart.ts'
import type { BarsData, BubblesData, ChartData, TrendData } from './partData.ts'

const barsOf = (values: (number | null)[], more: Partial<BarsData> = {}): BarsData => ({
  is: 'bars',
  title: 'Requests',
  head: 'Month',
  layout: 'columns',
  stacked: false,
  series: [{ label: 'Requests' }],
  rows: values.map((value, at) => ({ text: `Row ${at}`, values: [value] })),
  axis: 'Requests',
  ...more,
})
const trendOf = (values: (number | null)[], more: Partial<TrendData> = {}): TrendData => {
  const { layout: _, stacked: __, ...data } = barsOf(values)
  return { ...data, is: 'trend', ...more }
}
const bubblesOf = (negatives: number[]): BubblesData => ({
  is: 'bubbles',
  title: 'Topics',
  head: 'Topics',
  bubbles: negatives.map((negative, at) => ({ text: `Topic ${at}`, negative, n: negative + 1 })),
})
const many = (n: number) => Array.from({ length: n }, (_, at) => Math.round(50 + 40 * Math.sin(at / 90)))
const kinds: [string, (values: number[]) => ChartData][] = [
  ['columns', values => barsOf(values)],
  ['lying bars', values => barsOf(values, { layout: 'rows' })],
  ['stacked bars', values => barsOf(values, { stacked: true })],
  ['a line', values => trendOf(values)],
  [
    'a line over counts and a band',
    values => trendOf(values, { counts: { label: 'n', axis: 'n', values }, band: { label: 'Good', ends: values.map(() => [1, 2]) } }),
  ],
  ['bubbles', values => bubblesOf(values.map(value => Math.max(0, value)))],
]
const inputs: [string, number[]][] = [
  ['nothing', []],
  ['one value', [7]],
  ['zeros', [0, 0, 0]],
  ['values below zero', [-5, -100, -1]],
  ['values on both sides of zero', [-5, 0, 12]],
  ['huge and tiny values', [1e-9, 1e15]],
  ['ten thousand values', many(10_000)],
]
const boxes: [number, number][] = [
  [700, 260],
  [320, 240],
  [1, 1],
]
const markup = (data: ChartData, [width, height]: readonly [number, number] = [700, 260]) =>
  renderToStaticMarkup(drawChart(data, lookIn('en', width, height)))
const attributes = (svg: string, name: string): number[] =>
  [...svg.matchAll(new RegExp(` ${name}="(-?[\\d.e+-]+)"`, 'g'))].map(([, value]) => Number(value))

test.each(kinds.flatMap(([kind, of]) => inputs.map(([input, values]) => [kind, input, of(values)] as const)))(
  '%s of %s: an SVG of its box without NaN',
  (_kind, _input, data) => {
    for (const box of boxes) {
      const svg = markup(data, box)
      expect(svg).toMatch(/^<svg [^>]*role="img"/)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      for (const size of ['width', 'height', 'r']) expect(attributes(svg, size).every(value => value >= 0)).toBe(true)
    }
  },
)

test.each(kinds)('%s of 10,000 rows stays small', (kind, of) => {
  if (kind === 'bubbles') return
  const svg = markup(of(many(10_000)))
  expect(svg.length).toBeLessThan(150_000)
})

test.each([
  ['a bar', barsOf([1, Number.NaN])],
  ['a point', trendOf([1, Number.POSITIVE_INFINITY])],
  ['a count', trendOf([1], { counts: { label: 'n', axis: 'n', values: [Number.NaN] } })],
  ['the end of a band', trendOf([1], { band: { label: 'Good', ends: [[1, Number.NaN]] } })],
  ['the end of an axis', barsOf([1], { end: Number.NaN })],
  ['a bubble', bubblesOf([Number.NaN])],
])('%s that is no number is refused', (_name, data) => {
  expect(() => drawChart(data, lookIn('en', 700, 260))).toThrow(RangeError)
})

test('each row has a place in the drawing, and they do not cover each other', () => {
  for (const data of [barsOf([1, 2, 3]), barsOf([1, 2, 3], { layout: 'rows' }), trendOf([1, 2, 3]), bubblesOf([1, 2, 3])]) {
    const { spots } = composeChart(data, lookIn('en', 700, 400))
    expect(spots).toHaveLength(3)
    for (const [at, one] of spots.entries())
      for (const other of spots.slice(at + 1))
        expect(
          one.x + one.width <= other.x + 0.1 ||
            other.x + other.width <= one.x + 0.1 ||
            one.y + one.height <= other.y + 0.1 ||
            other.y + other.height <= one.y + 0.1,
        ).toBe(true)
  }
})

test('bars start at zero: equal steps are equal lengths, a bar below zero hangs', () => {
  const heights = attributes(markup(barsOf([10, 20, 40])), 'height').slice(1)
  expect(heights[1]).toBeCloseTo((heights[0] ?? 0) * 2, 0)
  expect(heights[2]).toBeCloseTo((heights[0] ?? 0) * 4, 0)
  const [, up = 0, down = 0] = attributes(markup(barsOf([10, -10])), 'y').filter((_, at) => at > 0)
  expect(down).not.toBe(up)
})

test('what is missing is NA, in words and as a gap: never a bar or a point at zero', () => {
  expect(markup(barsOf([4, null, 5], { layout: 'rows' }))).toContain('>NA<')
  expect(markup(barsOf([4, null, 5])).match(/data-row/g)).toHaveLength(2)
  expect(markup(trendOf([4, null, 5])).match(/<circle/g)).toHaveLength(2)
})

test('fewer than five answers are gray and say so; a running period is dashed and says so', () => {
  const rows = [
    { text: 'May', values: [4], n: 4 },
    { text: 'June', values: [4], n: 5, running: true },
  ]
  for (const data of [barsOf([], { rows }), barsOf([], { rows, layout: 'rows' }), trendOf([], { rows })]) {
    const svg = markup(data)
    expect(svg).toContain('n &lt; 5')
    expect(svg).toContain('var(--chart-quiet)')
    expect(svg).toContain('still running')
    expect(svg).toContain('stroke-dasharray')
  }
  expect(markup(barsOf([], { rows: [{ text: 'May', values: [4], n: 5 }] }))).not.toContain('n &lt; 5')
})

test('numbers stand beside the bars and at the end of a line, so that nobody has to point at them', () => {
  expect(markup(barsOf([1234], { layout: 'rows' }))).toContain('>1,234<')
  expect(markup(barsOf([1234]))).toContain('>1,234<')
  expect(markup(trendOf([3, 4.25]))).toContain('>4.25<')
})

test('names that have no room beside their bars stand above them; rows that have none are counted', () => {
  const data = barsOf(many(12), { layout: 'rows' })
  expect(markup(data, [700, 400])).not.toContain('more in the table')
  expect(markup(data, [320, 240])).toMatch(/\+ \d+ more in the table/)
})
