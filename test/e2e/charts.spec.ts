import { expect, type Page } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { bubbleSize } from '../../src/core/charts/bubbles.ts'
import { lookIn } from '../../src/core/charts/chartLook.ts'
import { drawChart } from '../../src/core/charts/drawChart.ts'
import {
  heatMap,
  pairedBars,
  plainColumns,
  ranking,
  readingTrend,
  scoreTrend,
  stackedTopics,
  topicBubbles,
} from '../../src/features/base/gallery/screens/partSamples.ts'
import { consoleErrors, settled, signInAt, test } from '../support/people.ts'

const card = (page: Page, title: string, section = 'charts') => page.locator(`#kit-${section}`).getByRole('article', { name: title })
const drawingIn = (page: Page, title: string, section = 'charts') => page.locator(`#kit-${section}`).getByRole('img', { name: title })

test('what a screen and a sheet show of a chart is the drawing that the server makes', async ({ page }) => {
  const errors = consoleErrors(page)
  await signInAt(page, 'admin', '/kit')
  await settled(page)
  for (const data of [scoreTrend, stackedTopics, readingTrend, pairedBars, plainColumns, topicBubbles])
    for (const section of ['charts', 'papers']) {
      const drawing = drawingIn(page, data.title, section)
      await drawing.scrollIntoViewIfNeeded()
      const [width, height] = [await drawing.getAttribute('width'), await drawing.getAttribute('height')].map(Number)
      const made = renderToStaticMarkup(drawChart(data, lookIn('en', width ?? 0, height ?? 0)))
      expect(String(await drawing.evaluate(one => Reflect.get(one, 'outerHTML')))).toBe(made.replaceAll('&#x27;', "'"))
    }
  expect(errors).toEqual([])
})

test('the values of a chart are read by arrow keys and opened by Enter; its table has all of them', async ({ page }) => {
  await signInAt(page, 'admin', '/kit')
  const trend = card(page, scoreTrend.title)
  const values = trend.getByRole('group', { name: `Values of ${scoreTrend.title}` })
  await values.focus()
  await page.keyboard.press('ArrowRight')
  await expect(trend.getByRole('status')).toHaveText('Jan, Portfolio 4.1, Lobby 3.6, A year before 3.8, Answers 120, n 90')
  await page.keyboard.press('End')
  await expect(trend.getByRole('status')).toContainText('Aug (still running)')
  await page.keyboard.press('Enter')
  await expect(page.locator('#kit-charts > div > div > p[role=status]')).toHaveText('7')
  await trend.getByRole('button', { name: /table/i }).click()
  await expect(trend.getByRole('row', { name: /^Apr/ })).toContainText('N/A')
  await expect(trend.getByRole('row')).toHaveCount(scoreTrend.rows.length + 1)
})

test('bubbles have the sizes of the rule where they have room [C-RULE-013]', async ({ page }) => {
  await page.setViewportSize({ width: 1900, height: 900 })
  await signInAt(page, 'admin', '/kit')
  const circles = drawingIn(page, topicBubbles.title).locator('circle')
  await circles.first().scrollIntoViewIfNeeded()
  const radii = await Promise.all((await circles.all()).map(async one => Number(await one.getAttribute('r'))))
  const sizes = topicBubbles.bubbles.map(({ negative }) => bubbleSize(negative)).toSorted((a, b) => b - a)
  const share = (2 * (radii[0] ?? 0) + 3) / 200
  for (const [at, size] of sizes.entries()) expect(2 * (radii[at] ?? 0) + 3).toBeCloseTo(size * share, 0)
})

test('a matrix of 60 by 12 keeps its heads in sight, and the arrow keys go from cell to cell', async ({ page }) => {
  await signInAt(page, 'admin', '/kit')
  const matrix = page.locator('#kit-tables').getByRole('region', { name: heatMap.title })
  await matrix.scrollIntoViewIfNeeded()
  await expect(matrix.getByRole('row')).toHaveCount(61)
  await matrix.evaluate('one => one.scrollTo(0, 900)')
  await expect(matrix.getByRole('columnheader', { name: 'Lobby' })).toBeInViewport()
  await expect(matrix.getByRole('columnheader', { name: 'Building' })).toBeInViewport()
  await matrix.locator("[data-cell='20:3']").focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect(page.locator('#kit-tables').getByRole('status').last()).toHaveText('21, 4')
})

test('on a phone a matrix and a ranking are lists by row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAt(page, 'admin', '/kit')
  const list = page.locator('#kit-tables').getByRole('list', { name: heatMap.title })
  await list.scrollIntoViewIfNeeded()
  await expect(list.locator(':scope > li')).toHaveCount(12)
  await card(page, heatMap.title, 'tables').getByRole('button', { name: 'Show 12 more' }).click()
  await expect(list.locator(':scope > li')).toHaveCount(24)
  await expect(page.locator('#kit-tables').getByRole('list', { name: ranking.title }).getByText('Rank 1', { exact: true })).toBeVisible()
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
})

test('a row of a ranking opens its detail in place, and Back leads to the ranking', async ({ page }) => {
  await signInAt(page, 'admin', '/kit')
  const tables = page.locator('#kit-tables')
  const rows = tables.getByRole('table', { name: ranking.title }).getByRole('row')
  await expect(rows.nth(1)).toContainText('1')
  await expect(rows.filter({ hasText: 'n < 5' })).toHaveCount(3)
  await expect(rows.last()).toContainText('Total')
  const name = (await rows.nth(1).getByRole('button').textContent()) ?? ''
  await rows.nth(1).getByRole('button').click()
  await expect(tables.getByRole('heading', { name })).toBeVisible()
  await tables.getByRole('button', { name: 'Back' }).click()
  await expect(rows.nth(1)).toContainText(name)
})
