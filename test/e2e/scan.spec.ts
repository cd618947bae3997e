import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page } from '@playwright/test'
import { consoleErrors, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

const phone = { viewport: { width: 390, height: 844 }, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148' } as const
const onPhone = async (browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) => {
  const octets = Array.from({ length: 3 }, () => Math.floor(Math.random() * 250) + 1)
  const context = await browser.newContext({ ...phone, extraHTTPHeaders: { 'x-forwarded-for': `10.${octets.join('.')}` }, ...options })
  return { context, page: await context.newPage() }
}
let code = ''
test.beforeAll(async ({ baseURL }) => {
  code = `${baseURL}/q/${(await demoIds(baseURL ?? '')).address}`
})
const rate = (page: Page, stars: number) => page.locator(`label[for=star${stars}]`).click()
const send = (page: Page) => page.locator('[type=submit]').click()

test('a visitor answers without a script', async ({ browser }) => {
  const { page, context } = await onPhone(browser, { javaScriptEnabled: false, locale: 'fr-FR' })
  await page.goto(code)
  await rate(page, 4)
  await page.locator('#Text').fill('Très bien, sans script.')
  await send(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Merci/)
  await context.close()
})

const boxes = async (page: Page) =>
  Promise.all(
    (await page.locator('.scale[data-to="10"] label').all()).map(
      async one => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 },
    ),
  )

test('the eleven values of the recommendation stand in one row, on a very small phone in two balanced ones', async ({ browser }) => {
  const { page, context } = await onPhone(browser, { locale: 'en-US' })
  await page.goto(code)
  const row = await boxes(page)
  expect(row).toHaveLength(11)
  expect(new Set(row.map(one => Math.round(one.y))).size).toBe(1)
  await page.setViewportSize({ width: 320, height: 640 })
  const rows = await boxes(page)
  const [top, under] = [rows.slice(0, 6), rows.slice(6)]
  for (const part of [top, under]) expect(new Set(part.map(one => Math.round(one.y))).size).toBe(1)
  const middle = (part: typeof rows) => ((part[0]?.x ?? 0) + (part.at(-1)?.x ?? 0) + (part.at(-1)?.width ?? 0)) / 2
  expect(Math.abs(middle(top) - middle(under))).toBeLessThan(2)
  for (const { width, height } of [...row, ...rows]) {
    expect(width).toBeGreaterThanOrEqual(24)
    expect(height).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
  await context.close()
})

test('a double tap sends once; another language keeps what was typed', async ({ browser }) => {
  const { page, context } = await onPhone(browser, { locale: 'en-US' })
  const errors = consoleErrors(page)
  const answers: string[] = []
  page.on('request', one => one.method() === 'POST' && /\/q\/[^/]+$/.test(new URL(one.url()).pathname) && answers.push(one.url()))
  await page.goto(code)
  await send(page)
  await expect(page.locator('#Score-problem')).toHaveText('Please tap a star first.')
  await rate(page, 2)
  await expect(page.locator('#Score-problem')).toBeEmpty()
  await page.locator('#Text').fill('Typed once')
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator('#Text')).toHaveValue('Typed once')
  await expect(page.locator('#star2')).toBeChecked()
  await page.locator('[type=submit]').dblclick()
  await expect(page).toHaveURL(/\/thanks/)
  expect(answers).toHaveLength(1)
  expect(errors).toEqual([])
  await context.close()
})

test('an answer tells how many seconds the page was open', async ({ browser }) => {
  const { page, context } = await onPhone(browser, { locale: 'en-US' })
  await page.goto(code)
  await rate(page, 4)
  await page.waitForTimeout(2000)
  const sent = page.waitForRequest(one => one.method() === 'POST' && /\/q\/[^/]+$/.test(new URL(one.url()).pathname))
  await send(page)
  const seconds = Number(new URLSearchParams((await sent).postData() ?? '').get('Seconds'))
  expect(seconds).toBeGreaterThanOrEqual(2)
  expect(seconds).toBeLessThan(60)
  await context.close()
})

test('an answer without a signal is kept, and goes out when it is back', async ({ browser }) => {
  const { page, context } = await onPhone(browser, { locale: 'en-US' })
  await page.goto(code)
  await rate(page, 5)
  await context.setOffline(true)
  await send(page)
  await expect(page.getByRole('status')).toContainText('Saved for later')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  await page.goto(code)
  await rate(page, 3)
  await context.setOffline(true)
  await send(page)
  await expect(page.getByRole('status')).toContainText('Saved for later')
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto(code)
  await expect(page.getByRole('status')).toContainText('Your earlier answer has been sent')
  await context.close()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the scan pages, ${colorScheme}`, async ({ browser }) => {
    const { page, context } = await onPhone(browser, { colorScheme, locale: 'en-US' })
    const look = async (name: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect.soft(violations.map(one => `${name}: ${one.id} ${one.nodes[0]?.target.join(' ')}`)).toEqual([])
    }
    await page.goto(code)
    await look('form')
    await send(page)
    await look('problem')
    await page.goto(`${code}/thanks`)
    await look('thanks')
    await page.goto(code.replace(/[^/]+$/, 'N0SVCHC0DE'))
    await look('unknown')
    await context.close()
  })
