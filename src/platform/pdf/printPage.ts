import type { Browser, BrowserContext, Page, Route } from 'playwright-core'

export type PrintOptions = {
  /** Handed to the server in the header `x-print-token` of the page's document, and nowhere else. */
  readonly token: string
  readonly format?: 'Letter' | 'Legal' | 'Tabloid' | 'A4'
  readonly landscape?: boolean
}

export class PrintError extends Error {
  readonly reason: 'path' | 'late' | 'refused' | 'browser'
  constructor(reason: PrintError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

type Job = PrintOptions & {
  readonly origin: string
  readonly path: string
  /** Milliseconds since 1970. */
  readonly deadline: number
}

/** One page in a context of its own, printed when `document.documentElement.dataset.ready` is 'true'. */
export async function printPage(browser: Browser, job: Job): Promise<Buffer> {
  const context = await browser.newContext({
    acceptDownloads: false,
    serviceWorkers: 'block',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width: 1056, height: 816 },
  })
  try {
    const page = await openPage(context, job)
    const { format = 'Letter', landscape = false } = job
    const printing = page.pdf({ ...paper, format, landscape })
    return await within(job, printing)
  } finally {
    await context.close().catch(() => undefined)
  }
}

async function openPage(context: BrowserContext, job: Job): Promise<Page> {
  const timeout = () => Math.max(1, job.deadline - Date.now())
  const page = await context.newPage()
  await context.route('**', route => pass(route, page, job))
  await context.routeWebSocket(/./, socket => socket.close())
  page.on('dialog', dialog => void dialog.dismiss().catch(() => undefined))
  context.on('page', other => void (other === page || other.close().catch(() => undefined)))
  const url = job.origin + job.path
  const reply = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: timeout() })
  if (!reply?.ok() || !isThere(page, url)) throw new PrintError('refused', 'The page could not be printed')
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached', timeout: timeout() }) // no script: the page's policy allows no eval
  if (!isThere(page, url)) throw new PrintError('refused', 'The page could not be printed')
  return page
}

/** A page may change its own query, not its place. */
function isThere(page: Page, url: string) {
  const [now, then] = [new URL(page.url()), new URL(url)]
  return now.origin === then.origin && now.pathname === then.pathname
}

/** Our origin only; the token goes with the first document of the page, not with frames, scripts or calls. */
async function pass(route: Route, page: Page, job: Job) {
  const request = route.request()
  try {
    if (new URL(request.url()).origin !== job.origin) return await route.abort('blockedbyclient')
    const first = request.isNavigationRequest() && request.frame() === page.mainFrame() && request.url() === job.origin + job.path
    if (!first) return await route.continue()
    await route.continue({ headers: { ...(await request.allHeaders()), 'x-print-token': job.token } })
  } catch {
    // The page has gone.
  }
}

async function within(job: Job, printing: Promise<Buffer>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PrintError('late', 'The page was not printed in time')), Math.max(1, job.deadline - Date.now()))
  })
  try {
    return await Promise.race([printing, late])
  } finally {
    clearTimeout(timer)
    printing.catch(() => undefined)
  }
}

const small =
  'width:100%;padding:0 15mm;font-family:Inter,Open Sans,sans-serif;font-size:8px;color:#5c636a;display:flex;justify-content:space-between'
const paper = {
  printBackground: true,
  tagged: true,
  outline: true,
  displayHeaderFooter: true,
  headerTemplate: `<div style="${small}"><span class="title"></span></div>`, // when it was made, the page says in its own clock
  footerTemplate: `<div style="${small}"><span></span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`,
  margin: { top: '18mm', bottom: '16mm', left: '15mm', right: '15mm' },
}
