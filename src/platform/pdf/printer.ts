import type { Browser } from 'playwright-core'
import type { ChromiumLaunch } from '../chromium/chromium.ts'
import { type KeptBrowser, keepBrowser } from './browser.ts'
import { type PageFile, type PageJob, PrintError, type PrintedPage, type PrintOptions, printPage, readPage } from './printPage.ts'
import { takeTurns } from './turns.ts'

export { type PageFile, PrintError, type PrintOptions }

export type Printer = {
  /** Opens `path` of our own server, waits until the page says that it is ready, and prints it. Throws `PrintError`. */
  print(path: string, options: PrintOptions): Promise<PrintedPage>
  /** The same of a page that makes a file: its name, and its bytes. Throws `PrintError`. */
  read(path: string, options: PrintOptions): Promise<PageFile>
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
  /** Pages open at once, 2 if left out: the others wait for their turn, which leaves the processor to people. */
  readonly atOnce?: number
  /** Prints that may wait, 200 if left out. */
  readonly waiting?: number
}

const safePath = /^\/pdf[A-Za-z]*(?:\/[A-Za-z0-9_~-]+(?:\.[A-Za-z0-9_~-]+)*)+(?:\?[A-Za-z0-9_~.%&=+,:-]*)?$/

/** A printer with one warm browser; every print has a context of its own that reaches no origin but `baseUrl`. */
export function createPrinter({
  chromium,
  baseUrl,
  limit = 30_000,
  idle = 300_000,
  startLimit = 30_000,
  ...config
}: PrinterConfig): Printer {
  const origin = new URL(baseUrl).origin
  const kept = keepBrowser({ chromium, origin, idle, startLimit })
  const { atOnce = 2, waiting = 200 } = config
  const inTurn = takeTurns({ atOnce, waiting, refuse: () => new PrintError('late', 'Too many pages wait to be printed') })
  let closed = false
  // The time of a page begins when it has its turn and the browser stands.
  const open = async <T>(work: (browser: Browser, page: PageJob) => Promise<T>, path: string, options: PrintOptions): Promise<T> => {
    if (!safePath.test(path) || path.length > 2000) throw new PrintError('path', 'Not a print path')
    return inTurn(async () => {
      if (closed) throw new PrintError('browser', said.browser)
      return kept.use(async browser => {
        const token = await options.token()
        if (!/^[\w.~+/=-]{1,2000}$/.test(token)) throw new PrintError('path', 'Not a print token')
        const deadline = Date.now() + limit
        return withDeadline(browser, kept, deadline, work(browser, { ...options, origin, path, deadline, token }))
      })
    })
  }
  return {
    print: (path, options) => open(printPage, path, options),
    read: (path, options) => open(readPage, path, options),
    close: () => {
      closed = true
      return kept.close()
    },
  }
}

/** Playwright's own waits end before the deadline; a browser that then still hangs is killed. */
async function withDeadline<T>(browser: Browser, kept: KeptBrowser, deadline: number, printing: Promise<T>): Promise<T> {
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
