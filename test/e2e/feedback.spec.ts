import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { commentFilters } from '../../src/features/insight/feedback/model.ts'
import { words } from '../../src/features/insight/feedback/words.ts'
import { consoleErrors, settled, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const found = async (page: Page): Promise<number> => {
  const text = await card(page, 'Comments').getByRole('status').first().textContent()
  return Number(/^([\d,]+) comment/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN)
}

test('a word of the cloud and a topic show exactly the comments that they count', async ({ page, baseURL }) => {
  const errors = consoleErrors(page)
  const { bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', `/analyticsFeedback/${bId}`)
  await settled(page)

  await test.step('a word, from the table of the cloud', async () => {
    const cloud = card(page, 'What comments speak about')
    await cloud.getByRole('button', { name: /table/i }).click()
    const row = cloud.getByRole('row').nth(1)
    const [word = '', count = ''] = await row.getByRole('cell').allTextContents()
    await row.getByRole('button').click()
    await expect(page.getByText(`Word: ${word}`, { exact: true })).toBeVisible()
    await expect.poll(() => found(page)).toBe(Number(count))
    await expect(page).toHaveURL(/word=/)
  })

  await test.step('a bar of the topics takes its place', async () => {
    const topics = card(page, 'Top topics in comments')
    await topics.locator('svg [data-row]').first().click()
    await expect(page.getByText(/^Word: /)).toHaveCount(0)
    await expect(page.getByText(/^Topic: /)).toBeVisible()
    const name = (await page.getByText(/^Topic: /).textContent())?.replace('Topic: ', '') ?? ''
    await topics.getByRole('button', { name: /table/i }).click()
    const total = await topics.getByRole('row', { name }).getByRole('cell').last().textContent()
    await expect.poll(() => found(page)).toBe(Number(total))
  })

  await test.step('each chip takes its filter away', async () => {
    const before = await found(page)
    await page.getByRole('button', { name: /Topic: / }).click()
    await expect(page.getByText(/^Topic: /)).toHaveCount(0)
    await expect.poll(() => found(page)).toBeGreaterThan(before)
  })
  expect(errors).toEqual([])
})

test('the page has its parts; the comment filter is a fixed list, and an entity type has a page of its own [C-SCREEN-005, C-ROUTE-003, C-BEHAV-020, C-RULE-002]', async ({
  page,
  baseURL,
}) => {
  const { bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', `/feedbackOverall/${bId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Overall Building Feedback', exact: true })).toBeVisible()
  await settled(page)
  await expect(card(page, 'Average score').first()).toContainText(/\d\.\d\d/)
  for (const stars of [5, 4, 3, 2, 1]) await expect(card(page, 'Ratings from 5 to 1 stars')).toContainText(String(stars))
  for (const title of ['What comments speak about', 'Top topics in comments', 'Comments', 'Low ratings (below 3)'])
    await expect(card(page, title)).toBeVisible()
  const all = await found(page)
  await page.goto(`/feedbackOverall/${bId}/Restroom`)
  await expect(page.getByRole('heading', { level: 1, name: 'Restroom Feedback', exact: true })).toBeVisible()
  await settled(page)
  const some = await found(page)
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(all)
  const places = await card(page, 'Comments').getByRole('group', { name: 'Comments' }).getByRole('listitem').allTextContents()
  expect(places.length).toBeGreaterThan(0)
  for (const text of places) expect(text).toContain('Restroom')

  await page.getByRole('combobox', { name: 'Comment filter' }).click()
  await expect(page.getByRole('listbox', { name: 'Comment filter' }).getByRole('option')).toHaveText(
    commentFilters.map(one => words.en.filters[one]),
  )
  await page.getByRole('option', { name: '2 stars' }).click()
  await settled(page)
  const list = card(page, 'Comments').getByRole('group', { name: 'Comments' })
  expect(await list.getByRole('listitem').count()).toBeGreaterThan(0)
  expect(await list.getByRole('img', { name: '2 of 5 stars' }).count()).toBe(await list.getByRole('listitem').count())
})

test('an entity type without answers says so [B-MSG-060]', async ({ page, baseURL }) => {
  const { bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', `/feedbackOverall/${bId}/Helipad`)
  await expect(page.getByRole('heading', { level: 1, name: 'Helipad Feedback' })).toBeVisible()
  await expect(page.getByRole('main').getByText('No data yet', { exact: true })).toHaveCount(1) // in place of its parts
})

test('its numbers are one file: a sheet a part, with the rows that the page shows', async ({ page, baseURL }) => {
  const { bId } = await demoIds(baseURL ?? '')
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  await signInAt(page, 'executive', `/analyticsFeedback/${bId}?range=${day(90)}~${day(2)}`) // other tests add answers today
  await settled(page)
  await page.getByRole('button', { name: 'Download the numbers' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Numbers as XLSX' }).click()
  const file = await download
  const [, named] = /^Overall Building Feedback – (.+) – \d{4}-\d\d-\d\d\.xlsx$/.exec(file.suggestedFilename()) ?? []
  expect(named).toBeTruthy()
  const { sheets } = await readXlsx(readFileSync(await file.path()))
  expect(sheets).toHaveLength(8)
  const [about, figures, ratings] = sheets
  expect(about?.rows[0]?.[0]).toBe('Overall Building Feedback')
  const facts = Object.fromEntries((about?.rows ?? []).map(([name, value]) => [String(name), String(value)]))
  expect(facts).toMatchObject({
    Building: named,
    Period: expect.stringMatching(/^\d\d\/\d\d\/\d{4} – /),
    Made: expect.any(String),
  })
  const shown = await page.getByRole('article', { name: 'Answers', exact: true }).getByRole('paragraph').textContent()
  expect(figures?.rows.find(row => row[0] === 'Answers')?.[1]).toBe(Number(shown?.replaceAll(',', '')))
  expect(ratings?.rows.map(row => row[0])).toEqual(['Score, of 5', 5, 4, 3, 2, 1])
  expect(sheets[6]?.rows.length).toBe((await found(page)) + 1)
})

test('a PDF of the dashboard is downloaded as soon as it is made; the bell keeps it', async ({ page, baseURL }) => {
  const { bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', `/feedbackOverall/${bId}`)
  await settled(page)
  const download = page.waitForEvent('download', { timeout: 90_000 })
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(page.getByRole('button', { name: /^Making the PDF/ })).toBeDisabled()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Tasks/ })
    .click()
  await expect(page.getByRole('link', { name: 'Download' }).first()).toBeVisible()
})
