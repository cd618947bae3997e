import { type ChildProcess, spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import path from 'node:path'
import lighthouse, { desktopConfig } from 'lighthouse'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumLaunch } from '../src/platform/chromium/chromium.ts'
import { doubles, LATENCY, type Loaded, load, SHIFT, watchLoads } from '../test/support/loads.ts'
import { demoPassword, settled, signIn } from '../test/support/people.ts'
import type { ScreenAt } from '../test/support/screenAt.ts'
import { demoIds, screens } from '../test/support/screens.ts'
import type { Figure, Options } from './figure.ts'
import { median } from './load.ts'

const requestsMost = 15
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const

/** What a browser does to show a page: requests of a first visit, layout shift of every screen at two widths, Lighthouse's performance. */
export const pages = ({ quick }: Options): Promise<Figure[]> => withDemoServer(base => pagesOf(base, quick))

/** Work on a server of its own with a demo world, as the browser tests have it. */
export const withDemoServer = async <T>(work: (base: string) => Promise<T>): Promise<T> => {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const server = await startServer(port, base)
  try {
    return await work(base)
  } finally {
    server.kill('SIGTERM')
  }
}

const pagesOf = async (base: string, quick: boolean): Promise<Figure[]> => {
  const debugging = await freePort()
  const { args, ...launch } = await chromiumLaunch()
  const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${debugging}`] })
  try {
    const ids = await demoIds(base)
    const all = [
      ...screens(ids),
      { name: 'scan-hub', who: null, path: `/q/${ids.hub}` },
      { name: 'scan-pin', who: null, path: `/q/${ids.hub}/pin` },
    ]
    return [
      ...(await firstVisits(browser, base)),
      ...(await shifts(browser, base, quick ? all.slice(0, 12) : all)),
      ...(await scores(debugging, base, all, quick ? 1 : 3)),
    ]
  } finally {
    await browser.close()
  }
}

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo // listens on TCP
      probe.close(() => resolve(port))
    })
  })

const startServer = async (port: number, base: string): Promise<ChildProcess> => {
  const env = { ...process.env, PORT: String(port), BASE_URL: base }
  const server = spawn(process.execPath, [path.resolve('test/support/e2eServer.ts')], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  for (let i = 0; i < 600; i++) {
    if (server.exitCode !== null) break
    if (
      await fetch(`${base}/ready`).then(
        reply => reply.ok,
        () => false,
      )
    )
      return server
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  server.kill('SIGTERM')
  throw new Error('the server did not start')
}

type Size = keyof typeof sizes
const opened = async (browser: Browser, base: string, size: Size, who: string | null): Promise<Page> => {
  const context = await browser.newContext({ viewport: sizes[size], baseURL: base, locale: 'en-US', reducedMotion: 'reduce' })
  const page = await context.newPage()
  if (who) await signIn(page, who)
  return page
}

const firstVisits = async (browser: Browser, base: string): Promise<Figure[]> => {
  const page = await opened(browser, base, 'wide', null)
  await watchLoads(page)
  const login = await load(page, '/login')
  const after: string[] = []
  await page.getByLabel('Email').fill('executive@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  page.on('request', request => void after.push(`${request.method()} ${request.url()}`))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(url => url.pathname !== '/login')
  await settled(page)
  await page.context().close()
  // As somebody who comes back with an empty cache: the page with all that it needs.
  const other = await opened(browser, base, 'wide', 'executive')
  const session = await watchLoads(other)
  await session.send('Network.clearBrowserCache')
  const home = await load(other, '/')
  await other.context().close()
  return [
    requests('/login with an empty cache, requests', login.requests),
    requests('from signing in to Home standing, requests', after),
    requests('Home with an empty cache, requests', home.requests),
  ]
}

const requests = (name: string, list: readonly string[]): Figure => ({
  name,
  ours: list.length,
  unit: '',
  target: `≤ ${requestsMost}`,
  ok: list.length <= requestsMost,
  more: { list },
})

const shifts = async (browser: Browser, base: string, all: readonly ScreenAt[]): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const size of ['wide', 'narrow'] as const) {
    const found: (Loaded & { name: string })[] = []
    for (const who of new Set(all.map(one => one.who))) {
      const page = await opened(browser, base, size, who)
      await watchLoads(page)
      for (const { name, path: where } of all.filter(one => one.who === who)) found.push({ name, ...(await load(page, where)) })
      await page.context().close()
    }
    const worst = found.toSorted((a, b) => b.shift - a.shift)
    const over = worst.filter(one => one.shift > SHIFT)
    const most = worst[0]?.shift ?? Number.NaN
    const twice = found.flatMap(one => doubles(one.asked).map(call => `${one.name}: ${call}`))
    figures.push(
      {
        name: `largest layout shift of ${found.length} screens at ${sizes[size].width}, ${over.length} above`,
        ours: most,
        unit: '',
        target: `≤ ${SHIFT} with ${LATENCY} ms of latency`,
        ok: most <= SHIFT,
        more: { worst: worst.slice(0, 40).map(({ name, shift, moved }) => ({ name, shift, moved })) },
      },
      {
        name: `calls asked twice by one load, at ${sizes[size].width}`,
        ours: twice.length,
        unit: '',
        target: '0',
        ok: twice.length === 0,
        more: { twice },
      },
    )
  }
  return figures
}

const wanted = [
  { name: 'login', at: 'mobile', least: 95 },
  { name: 'pin', at: 'mobile', least: 95 },
  { name: 'scan-feedback', at: 'mobile', least: 98 },
  { name: 'scan-hub', at: 'mobile', least: 98 },
  { name: 'scan-pin', at: 'mobile', least: 98 },
  { name: 'home', at: 'desktop', least: 90 },
  { name: 'properties', at: 'desktop', least: 90 },
  { name: 'feedback', at: 'desktop', least: 90 },
  { name: 'feedback-report', at: 'desktop', least: 90 },
  { name: 'heat-map', at: 'desktop', least: 90 },
  { name: 'comprehensive', at: 'desktop', least: 90 },
] as const

/** Lighthouse's performance, the middle of some runs; signed in by the cookie of the browser that it drives. */
const scores = async (debugging: number, base: string, all: readonly ScreenAt[], runs: number): Promise<Figure[]> => {
  const driven = await chromium.connectOverCDP(`http://127.0.0.1:${debugging}`)
  const figures: Figure[] = []
  for (const { name, at, least } of wanted) {
    const screen = all.find(one => one.name === name)
    const context = driven.contexts()[0]
    if (!screen || !context) throw new Error(`no screen ${name}`)
    const taken = []
    for (let i = 0; i < runs; i++) {
      const page = await context.newPage()
      if (screen.who) await signIn(page, screen.who, base)
      await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
      await page.close()
      taken.push(await measure(`${base}${screen.path}`, debugging, at))
    }
    const score = median(taken.map(one => one.score))
    figures.push({
      name: `Lighthouse performance of ${name}, ${at}`,
      ours: score,
      unit: '',
      target: `≥ ${least}`,
      ok: score >= least,
      more: { taken },
    })
  }
  return figures
}

const measure = async (url: string, port: number, at: 'mobile' | 'desktop') => {
  // The stream of events never ends: Lighthouse would wait for it until it gives up, 45 s a run.
  const blockedUrlPatterns = ['*/csm-events*']
  const flags = { port, onlyCategories: ['performance'], disableStorageReset: true, logLevel: 'error' as const, blockedUrlPatterns }
  const result = await lighthouse(url, flags, at === 'desktop' ? desktopConfig : undefined)
  const audits = result?.lhr.audits ?? {}
  const named = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time', 'cumulative-layout-shift']
  return {
    score: Math.round((result?.lhr.categories.performance?.score ?? 0) * 100),
    shown: result?.lhr.finalDisplayedUrl,
    ...Object.fromEntries(named.map(name => [name, audits[name]?.displayValue])),
  }
}
