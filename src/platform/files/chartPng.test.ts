import sharp from 'sharp'
import { expect, test } from 'vitest'
import { chartSvg } from '../../core/charts/chartSvg.ts'
import type { ChartData } from '../../core/charts/partData.ts'
import { colours } from '../../core/colours.ts'
import { drawPng } from './svgToPng.ts'

const data: ChartData = {
  is: 'bars',
  title: 'Comments by topic',
  head: 'Topic',
  layout: 'rows',
  stacked: false,
  series: [{ label: 'Comments' }],
  rows: [
    { text: 'Cleanliness', values: [84] },
    { text: 'Front <desk> & "lobby"', values: [12] },
  ],
  axis: 'Comments',
}

test('a chart becomes a PNG of its size, in the colors of its theme, with its letters', async () => {
  const svg = chartSvg(data, { language: 'en', width: 500, height: 160, scale: 2 })
  expect(svg).not.toContain('var(')
  expect(svg).toContain('Front &lt;desk&gt; &amp; &quot;lobby&quot;')
  const png = await drawPng(svg)
  const { data: px, info } = await sharp(png ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1000, 320])
  const found = new Map<string, number>()
  for (let at = 0; at < px.length; at += info.channels) {
    const colour = `#${px.subarray(at, at + 3).toString('hex')}`
    found.set(colour, (found.get(colour) ?? 0) + 1)
  }
  expect(found.get(colours['chart-1'][0])).toBeGreaterThan(10_000)
  expect(found.get(colours.surface[0])).toBeGreaterThan(100_000)
  expect(found.get(colours.ink[0])).toBeGreaterThan(100)
})

test('and in the dark one', () => {
  const svg = chartSvg(data, { language: 'fr', width: 500, height: 160, theme: 'dark' })
  expect(svg).toContain(colours['chart-1'][1])
  expect(svg).toContain(`fill="${colours.surface[1]}"`)
})
