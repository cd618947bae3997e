import type { Browser } from 'playwright-core'
import type { ChromiumLaunch } from '../chromium/chromium.ts'
import { PrintError } from './printPage.ts'

export type KeptBrowser = {
  use<T>(work: (browser: Browser) => Promise<T>): Promise<T>
  /** Ends the process group at once. */
  kill(browser: Browser): void
  close(): Promise<void>
}

type Config = {
  readonly chromium: ChromiumLaunch | (() => Promise<ChromiumLaunch>)
  readonly origin: string
  readonly idle: number
  /** How long a start may take, in ms: a browser that ends while it starts may leave Playwright waiting for ever. */
  readonly startLimit: number
}
type Running = { readonly browser: Browser; readonly group: number }

/** One browser, started when needed, started anew after a crash, ended after `idle` ms without work. */
export function keepBrowser({ chromium, origin, idle, startLimit: limit }: Config): KeptBrowser {
  const how = remembered(chromium)
  let starting: Promise<Running> | undefined
  let users = 0
  let timer: NodeJS.Timeout | undefined
  const groups = new WeakMap<Browser, number>()

  const start = () => {
    const mine = inTime(limit, launch(how, origin))
    const forget = () => {
      if (starting === mine) starting = undefined
    }
    mine.then(({ browser, group }) => {
      groups.set(browser, group)
      browser.once('disconnected', forget)
      if (!browser.isConnected()) forget()
    }, forget)
    return mine
  }
  const stop = async () => {
    clearTimeout(timer)
    const last = starting
    starting = undefined
    const running = await last?.catch(() => undefined)
    if (running) await end(running)
  }
  return {
    async use(work) {
      clearTimeout(timer)
      users += 1
      try {
        starting ??= start()
        return await work((await starting).browser)
      } finally {
        users -= 1
        if (users === 0) timer = setTimeout(() => void stop().catch(() => undefined), idle).unref()
      }
    },
    kill: browser => killGroup(groups.get(browser)),
    close: stop,
  }
}

/** What one asks for until it was told; how Chromium is launched on this machine is tried once. */
const remembered = (from: Config['chromium']) => {
  let told: ChromiumLaunch | undefined
  return async () => {
    told ??= typeof from === 'function' ? await from() : from
    return told
  }
}

/** What a start gives, within `limit` ms; a browser that stands later is ended. */
async function inTime(limit: number, starting: Promise<Running>): Promise<Running> {
  let timer: NodeJS.Timeout | undefined
  let over = false
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      over = true
      reject(new Error('The browser did not start in time'))
    }, limit)
  })
  starting.then(running => (over ? end(running) : undefined)).catch(() => undefined)
  try {
    return await Promise.race([starting, late])
  } catch (error) {
    throw new PrintError('browser', error instanceof Error ? error.message : String(error), { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** Everything but our origin goes to a proxy that is not there: redirects, sockets and workers too, which no page route sees. */
async function launch(told: () => Promise<ChromiumLaunch>, origin: string): Promise<Running> {
  const how = await told()
  const { hostname, port, protocol } = new URL(origin)
  const place = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
  // The last rule decides: first nothing of this machine is exempt, then our origin is.
  const wall = ['--proxy-server=http://127.0.0.1:1', `--proxy-bypass-list=<-loopback>;${place}`]
  const args = [...how.args, ...wall, '--force-webrtc-ip-handling-policy=disable_non_proxied_udp']
  const { chromium } = await import('playwright-core') // a fifth of a start, and few processes print
  const browser = await chromium.launch({ ...how, args, timeout: 20_000 })
  const gone = new Promise<never>((_, reject) => {
    browser.once('disconnected', () => reject(new Error('The browser ended while it started')))
  })
  gone.catch(() => undefined)
  return { browser, group: await Promise.race([gone, groupOf(browser)]) }
}

async function groupOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.find(one => one.type === 'browser')?.id ?? 0
}

/** Politely for 3 s, then by process group. */
async function end({ browser, group }: Running) {
  const closing = browser.close().catch(() => undefined)
  const timer = setTimeout(() => killGroup(group), 3_000)
  await closing
  clearTimeout(timer)
}

/** Playwright starts Chromium as leader of its own group. */
function killGroup(group: number | undefined) {
  if (!group || group <= 1) return
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
