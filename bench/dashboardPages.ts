import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumLaunch } from '../src/platform/chromium/chromium.ts'
import { settled, signIn } from '../test/support/people.ts'
import { demoIds } from '../test/support/screens.ts'
import type { Figure } from './figure.ts'
import { withDemoServer } from './pages.ts'

/** What a dashboard may ask for until it stands, and the scripts that it brings beside those of the frame, in bytes on the line. */
const [mostCalls, mostScripts] = [6, 40_000]

type Opened = { title: string; calls: string[]; scripts: number }

/** Every dashboard of the selector, of a building and of the account, opened from there after Home: its calls and its scripts. */
export const dashboardPages = (): Promise<Figure[]> =>
  withDemoServer(async base => {
    const browser = await chromium.launch(await chromiumLaunch())
    try {
      const { bId } = await demoIds(base)
      const selectors = [`/analytics/dashboard?bId=${bId}`, '/portfolioAnalytics/globalDashboard']
      const opened: Opened[] = []
      for (const selector of selectors) {
        const titles = await titlesIn(browser, base, selector)
        for (const title of titles) opened.push(await openFrom(browser, base, selector, title))
      }
      const [asked, brought] = [largest(opened, one => one.calls.length), largest(opened, one => one.scripts)]
      const more = { opened: opened.map(({ title, calls, scripts }) => ({ title, calls: calls.length, scripts })) }
      return [
        {
          name: `calls of a dashboard from the selector, the most of ${opened.length}: ${asked.title}`,
          ours: asked.calls.length,
          unit: '',
          target: `≤ ${mostCalls}`,
          ok: asked.calls.length <= mostCalls,
          more: { calls: asked.calls, ...more },
        },
        {
          name: `scripts of a dashboard beyond frame and selector, the most: ${brought.title}`,
          ours: brought.scripts / 1000,
          unit: 'kB',
          target: `≤ ${mostScripts / 1000} kB`,
          ok: brought.scripts <= mostScripts,
        },
      ]
    } finally {
      await browser.close()
    }
  })

const largest = (all: readonly Opened[], of: (one: Opened) => number): Opened =>
  all.reduce((most, one) => (of(one) > of(most) ? one : most))

/** The selector in a browser of its own, with an empty cache, as somebody opens it after Home. */
const onSelector = async (browser: Browser, base: string, selector: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: base, locale: 'en-US' })
  const page = await context.newPage()
  await signIn(page, 'executive')
  await page.goto('/')
  await settled(page)
  await page.goto(selector)
  await settled(page)
  return page
}
const entries = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link')

const titlesIn = async (browser: Browser, base: string, selector: string): Promise<string[]> => {
  const page = await onSelector(browser, base, selector)
  const titles = await entries(page).locator('span:first-child').allTextContents()
  await page.context().close()
  return titles
}

const openFrom = async (browser: Browser, base: string, selector: string, title: string): Promise<Opened> => {
  const page = await onSelector(browser, base, selector)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const calls: string[] = []
  const scripts = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\/csm\//.test(response.url)) calls.push(new URL(response.url).pathname)
    if (response.mimeType.includes('javascript')) scripts.set(requestId, 0)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength)
  })
  await entries(page).filter({ hasText: title }).first().click()
  await settled(page)
  await page.context().close()
  return { title, calls, scripts: [...scripts.values()].reduce((sum, size) => sum + size, 0) }
}
