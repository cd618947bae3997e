import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumLaunch } from '../src/platform/chromium/chromium.ts'
import { demoPassword, settled } from '../test/support/people.ts'
import { demoIds, screens } from '../test/support/screens.ts'

/** `npm run pictures [-- name …]`: every screen in both themes and two widths, into the ignored folder `pictures/`. */
const port = Number(process.env.PICTURES_PORT ?? 4391)
const base = `http://127.0.0.1:${port}`
Object.assign(process.env, { PORT: String(port), BASE_URL: base, LINTEL_DEMO_SCALE: process.env.LINTEL_DEMO_SCALE ?? '1' })
await import('../test/support/e2eServer.ts')

const folder = path.resolve('pictures')
mkdirSync(folder, { recursive: true })
const wanted = process.argv.slice(2)
const all = screens(await demoIds(base)).filter(one => wanted.length === 0 || wanted.includes(one.name))
const browser = await chromium.launch(await chromiumLaunch())
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const

for (const [size, viewport] of Object.entries(sizes))
  for (const theme of ['light', 'dark'] as const)
    for (const who of new Set(all.map(one => one.who))) {
      const context = await browser.newContext({
        viewport,
        colorScheme: theme,
        locale: 'en-US',
        timezoneId: 'America/New_York',
        baseURL: base,
      })
      await context.addInitScript(`localStorage.setItem('lintel-theme', '${theme}')`)
      const page = await context.newPage()
      page.on('pageerror', error => console.error(`${who}: ${error}`))
      if (who) {
        await page.goto('/login')
        await page.getByLabel('Email').fill(`${who}@demo.example`)
        await page.getByLabel('Password', { exact: true }).fill(demoPassword)
        await page.getByRole('button', { name: 'Sign in' }).click()
        await page.waitForURL(url => !url.pathname.startsWith('/login'))
      }
      for (const { name, path: where } of all.filter(one => one.who === who)) {
        await page.goto(where)
        await settled(page)
        // As tall as the page: what sticks to the window's foot then stands at the page's foot.
        const height = await page.evaluate<number>('document.documentElement.scrollHeight')
        await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, Math.min(height, 15_000)) })
        await page.waitForTimeout(200)
        await settled(page) // charts below the first window are drawn only now
        await page.screenshot({ path: path.join(folder, `${name}-${size}-${theme}.png`), fullPage: true })
        await page.setViewportSize(viewport)
        console.log(`${name}-${size}-${theme}.png`)
      }
      await context.close()
    }
await browser.close()
process.kill(process.pid, 'SIGTERM')
