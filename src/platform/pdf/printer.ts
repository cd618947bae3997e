import type { Browser } from 'playwright-core'
import type { ChromiumLaunch } from '../chromium/chromium.ts'
import { type KeptBrowser, keepBrowser } from './browser.ts'
import { PrintError, type PrintOptions, printPage } from './printPage.ts'

export { PrintError, type PrintOptions }

export type Printer = {
  /** Opens `path` of our own server, waits until the page says that it is ready, and prints it. Throws `PrintError`. */
  print(path: string, options: PrintOptions): Promise<Buffer>
  /** Ends the browser; a print that runs fails. */
  close(): Promise<void>
}

export type PrinterConfig = {
  /** From `chromiumLaunch({ confined: true })`; asked for with the first print. */
  readonly chromium: ChromiumLaunch | (() => Promise<ChromiumLaunch>)
  /** Origin of the pages, as this machine reaches it: `http://127.0.0.1:3000`. */
  readonly baseUrl: string
  /** Milliseconds for one print, 30 s if left out. */
  readonly limit?: number
  /** Milliseconds without prints after which the browser ends, 5 min if left out. */
  readonly idle?: number
  /** Milliseconds for a start of the browser, 30 s if left out. */
  readonly startLimit?: number
}

const safePath = /^\/pdf(?:\/[A-Za-z0-9_~-]+(?:\.[A-Za-z0-9_~-]+)*)+(?:\?[A-Za-z0-9_~.%&=+,:-]*)?$/

/** A printer with one warm browser; every print has a context of its own that reaches no origin but `baseUrl`. */
export function createPrinter({ chromium, baseUrl, limit = 30_000, idle = 300_000, startLimit = 30_000 }: PrinterConfig): Printer {
  const origin = new URL(baseUrl).origin
  const kept = keepBrowser({ chromium, origin, idle, startLimit })
  return {
    async print(path, options) {
      if (!safePath.test(path) || path.length > 2000) throw new PrintError('path', 'Not a print path')
      if (!/^[\w.~+/=-]{1,2000}$/.test(options.token)) throw new PrintError('path', 'Not a print token')
      const deadline = Date.now() + limit
      return kept.use(browser => withDeadline(browser, kept, deadline, printPage(browser, { origin, path, deadline, ...options })))
    },
    close: () => kept.close(),
  }
}

/** Playwright's own waits end before the deadline; a browser that then still hangs is killed. */
async function withDeadline(browser: Browser, kept: KeptBrowser, deadline: number, printing: Promise<Buffer>) {
  const grace = 2_000
  let timer: NodeJS.Timeout | undefined
  let leave = () => {}
  const gone = new Promise<never>((_, reject) => {
    leave = () => reject(new PrintError('browser', said.browser))
    browser.once('disconnected', leave) // what is asked of it just then may never be answered
    if (!browser.isConnected()) leave()
  })
  const hung = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        kept.kill(browser)
        reject(new PrintError('late', 'The page was not printed in time'))
      },
      deadline - Date.now() + grace,
    )
  })
  try {
    return await Promise.race([printing, hung, gone])
  } catch (error) {
    if (error instanceof PrintError) throw error
    const reason = browser.isConnected() ? (error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'refused') : 'browser'
    throw new PrintError(reason, said[reason], { cause: error })
  } finally {
    clearTimeout(timer)
    browser.off('disconnected', leave)
    printing.catch(() => undefined)
  }
}

const said = {
  late: 'The page was not printed in time',
  refused: 'The page could not be printed',
  browser: 'The browser ended while printing',
} as const
