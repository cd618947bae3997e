import { type Browser, expect, type Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
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

test('the eleven values of the recommendation are targets for a finger: two balanced rows on a phone, one where there is room', async ({
  browser,
}) => {
  const { page, context } = await onPhone(browser, { locale: 'en-US' })
  await page.goto(code)
  const sameLine = (part: readonly { y: number }[]) => expect(new Set(part.map(one => Math.round(one.y))).size).toBe(1)
  for (const [width, least] of [
    [390, 44],
    [320, 40],
  ] as const) {
    await page.setViewportSize({ width, height: 640 })
    const values = await boxes(page)
    expect(values).toHaveLength(11)
    const [top, under] = [values.slice(0, 6), values.slice(6)]
    for (const part of [top, under]) sameLine(part)
    const middle = (part: typeof values) => ((part[0]?.x ?? 0) + (part.at(-1)?.x ?? 0) + (part.at(-1)?.width ?? 0)) / 2
    expect(Math.abs(middle(top) - middle(under))).toBeLessThan(2)
    for (const one of values) {
      expect(one.width).toBeGreaterThanOrEqual(least)
      expect(one.height).toBeGreaterThanOrEqual(44)
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
  }
  await page.setViewportSize({ width: 800, height: 640 })
  sameLine(await boxes(page))
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

test('a reload keeps what was filled in, and is the same scan', async ({ browser }) => {
  const { page, context } = await onPhone(browser, { locale: 'en-US' })
  await page.goto(code)
  await rate(page, 2)
  await page.locator('#Text').fill('Typed before the reload')
  const key = () => page.locator('[name=Key]').getAttribute('value')
  const before = await key()
  await page.reload()
  await expect(page.locator('#Text')).toHaveValue('Typed before the reload')
  await expect(page.locator('#star2')).toBeChecked()
  expect(await key()).toBe(before) // the key of a visit: no second one was made
  await page.goto(code)
  await expect(page.locator('#Text')).toHaveValue('Typed before the reload')
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
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]) // nothing waits, and nothing is noted of the visit

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

/** Fills in the form, and sends it without a signal. */
const sendOffline = async (page: Page, stars: number, text: string) => {
  await rate(page, stars)
  await page.locator('#Text').fill(text)
  await page.context().setOffline(true)
  await send(page)
}
const keptAnswers = (page: Page) => page.evaluate<unknown[]>(`JSON.parse(localStorage.getItem('lintel-kept') ?? '[]')`)
const notAccepted = (page: Page) => page.getByRole('region', { name: 'An earlier answer was not accepted' })

test('a phone that can keep no more answers says so, and the form keeps what was typed', async ({ browser }) => {
  const { page, context } = await onPhone(browser, { locale: 'en-US' })
  await page.goto(code)
  await page.evaluate(path => {
    const all = Array.from({ length: 20 }, (_, i) => ({ action: path, body: `Key=made.up&Score=${(i % 5) + 1}&Text=Answer+${i}` }))
    localStorage.setItem('lintel-kept', JSON.stringify(all))
  }, new URL(code).pathname)
  const before = await keptAnswers(page)
  await sendOffline(page, 4, 'The twenty-first')
  await expect(page.locator('#form-problem')).toContainText('This phone keeps 20 answers already and can keep no more')
  await expect(page.locator('#Text')).toHaveValue('The twenty-first')
  await expect(page.locator('#star4')).toBeChecked()
  expect(await keptAnswers(page)).toEqual(before)
  await context.close()
})

for (const [why, broken] of Object.entries({
  full: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
  forbidden: `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('forbidden', 'SecurityError') } })`,
}))
  test(`a phone whose storage is ${why} says so, and the form keeps what was typed and can be sent later`, async ({ browser }) => {
    const { page, context } = await onPhone(browser, { locale: 'es-MX' })
    await context.addInitScript(broken)
    const errors = consoleErrors(page)
    await page.goto(code)
    await sendOffline(page, 4, 'Nada se pierde')
    await expect(page.locator('#form-problem')).toContainText('este navegador no permite guardar su respuesta')
    await expect(page.locator('#Text')).toHaveValue('Nada se pierde')
    await context.setOffline(false)
    await send(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias!')
    expect(errors).toEqual([])
    await context.close()
  })

test('a kept answer that is refused is shown with its reason, and can be corrected or thrown away', async ({ browser }) => {
  const { page, context } = await onPhone(browser, { locale: 'en-US' })
  await page.goto(code)
  await sendOffline(page, 3, `Too long ${'x'.repeat(2000)}`)
  await expect(page.getByRole('status')).toContainText('Saved for later')
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto(code)

  await test.step('with its reason, and what it said', async () => {
    await expect(notAccepted(page)).toContainText('Please write at most 2000 characters.')
    await expect(notAccepted(page)).toContainText('Too long xxx')
    expect(await findViolations(page)).toEqual([])
    await page.reload()
    await expect(notAccepted(page)).toBeVisible()
    expect(await keptAnswers(page)).toHaveLength(1)
  })

  await test.step('corrected and sent', async () => {
    await notAccepted(page).getByRole('button', { name: 'Correct it' }).click()
    await expect(page.locator('#Text-problem')).toHaveText('Please write at most 2000 characters.')
    await expect(page.locator('#star3')).toBeChecked()
    expect(await keptAnswers(page)).toHaveLength(1)
    await page.locator('#Text').fill('Short enough')
    await send(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!')
    expect(await keptAnswers(page)).toEqual([])
    await expect(notAccepted(page)).toHaveCount(0)
  })

  await test.step('of a code that is gone: sent again or thrown away', async () => {
    await page.evaluate(() => {
      const one = { action: '/q/N0SVCHC0DE123456', body: 'Key=made.up&Score=1&Text=Nobody+there', place: 'Old Tower, Lobby' }
      localStorage.setItem('lintel-kept', JSON.stringify([one]))
    })
    await page.goto(code)
    await expect(notAccepted(page)).toContainText('Old Tower, Lobby')
    await expect(notAccepted(page)).toContainText('We do not know this code')
    await notAccepted(page).getByRole('button', { name: 'Send it again' }).click()
    await expect(notAccepted(page)).toContainText('We do not know this code')
    await notAccepted(page).getByRole('button', { name: 'Throw it away' }).click()
    await expect(notAccepted(page)).toHaveCount(0)
    expect(await keptAnswers(page)).toEqual([])
  })
  await context.close()
})

test('an answer that is refused at once stays in its form, with the reason', async ({ browser }) => {
  const { page, context } = await onPhone(browser, { locale: 'en-US' })
  await page.goto(code)
  await rate(page, 5)
  await page.locator('#Text').fill('Typed with care')
  await page.evaluate(`document.forms[0].action = '/q/N0SVCHC0DE123456'`)
  await send(page)
  await expect(page.locator('#form-problem')).toContainText('We do not know this code')
  await expect(page.locator('#Text')).toHaveValue('Typed with care')
  await context.close()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the scan pages, ${colorScheme}`, async ({ browser }) => {
    const { page, context } = await onPhone(browser, { colorScheme, locale: 'en-US' })
    const look = async (name: string) => {
      expect.soft(await findViolations(page), name).toEqual([])
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
