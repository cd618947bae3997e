import type { Browser, BrowserContext, Page, Route } from 'playwright-core'

export type PrintOptions = {
  /** Made when the turn of this page has come; handed to the server in the header `x-print-token` of its document, and nowhere else. */
  readonly token: () => Promise<string>
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

/** What a page tells beside what is made of it: the data of its picture for a mail, as JSON. */
type PagePicture = { readonly picture?: string }
/** A page as PDF, and the files that it has made beside it. */
export type PrintedPage = PagePicture & { readonly bytes: Buffer; readonly files?: readonly MadeFile[] }
type MadeFile = { readonly name: string; readonly contentType: string; readonly bytes: Buffer }
/** A file that a page has made; `files`: all of them, this one first. */
export type PageFile = PagePicture & MadeFile & { readonly files?: readonly MadeFile[] }

export type PageJob = Omit<PrintOptions, 'token'> & {
  readonly token: string
  readonly origin: string
  readonly path: string
  /** Milliseconds since 1970. */
  readonly deadline: number
}

/** One page in a context of its own, printed when `document.documentElement.dataset.ready` is 'true'; 'error' says that it cannot be. */
export const printPage = (browser: Browser, job: PageJob): Promise<PrintedPage> =>
  inContext(browser, async context => {
    const page = await openPage(context, job)
    const { format = 'Letter', landscape = false } = job
    const picture = await readPicture(page, job)
    const files = await readFiles(page, job)
    return { bytes: await within(job, page.pdf({ ...paper, format, landscape })), files, ...picture }
  })

/** The same, but what is taken is what the page has made. */
export const readPage = (browser: Browser, job: PageJob): Promise<PageFile> =>
  inContext(browser, async context => {
    const page = await openPage(context, job)
    const files = await readFiles(page, job)
    const [first] = files
    if (!first) throw new PrintError('refused', 'The page has made no file')
    return { ...first, files, ...(await readPicture(page, job)) }
  })

/** Files that a page has made: `<output data-file="name" data-type="text/csv">` with the bytes in base64, in their order. */
const readFiles = async (page: Page, job: PageJob): Promise<MadeFile[]> => {
  const made = await within(job, page.locator('output[data-file]').all())
  const reading = made.map(one => Promise.all([one.getAttribute('data-file'), one.getAttribute('data-type'), one.textContent()]))
  return (await within(job, Promise.all(reading))).map(([name, contentType, text]) => {
    if (!name || !contentType) throw new PrintError('refused', 'The page has made no file')
    return { name, contentType, bytes: Buffer.from(text ?? '', 'base64') }
  })
}

/** `<output data-picture>`, where the page has one. */
const readPicture = async (page: Page, job: PageJob): Promise<PagePicture> => {
  const [picture] = await within(job, page.locator('output[data-picture]').allTextContents())
  return picture === undefined ? {} : { picture }
}

async function inContext<T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    acceptDownloads: false,
    serviceWorkers: 'block',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width: 1056, height: 816 },
  })
  try {
    return await work(context)
  } finally {
    await context.close().catch(() => undefined)
  }
}

async function openPage(context: BrowserContext, job: PageJob): Promise<Page> {
  const timeout = () => Math.max(1, job.deadline - Date.now())
  const page = await context.newPage()
  await context.route('**', route => pass(route, page, job))
  await context.routeWebSocket(/./, socket => socket.close())
  page.on('dialog', dialog => void dialog.dismiss().catch(() => undefined))
  context.on('page', other => void (other === page || other.close().catch(() => undefined)))
  const url = job.origin + job.path
  const reply = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: timeout() })
  if (!reply?.ok() || !isThere(page, url)) throw new PrintError('refused', 'The page could not be printed')
  const stands = page.locator('html[data-ready]') // no script: the page's policy allows no eval
  await stands.waitFor({ state: 'attached', timeout: timeout() })
  const failed = (await stands.getAttribute('data-ready', { timeout: timeout() })) !== 'true'
  if (failed || !isThere(page, url)) throw new PrintError('refused', 'The page could not be printed')
  return page
}

/** A page may change its own query, not its place. */
function isThere(page: Page, url: string) {
  const [now, then] = [new URL(page.url()), new URL(url)]
  return now.origin === then.origin && now.pathname === then.pathname
}

/** Our origin only; the token goes with the first document of the page, not with frames, scripts or calls. */
async function pass(route: Route, page: Page, job: PageJob) {
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

async function within<T>(job: PageJob, printing: Promise<T>): Promise<T> {
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

// Running head and page numbers are the page's own (`@page`), in its own letters; when it was made, it says in its own clock.
const paper = {
  printBackground: true,
  tagged: true,
  outline: true,
  margin: { top: '18mm', bottom: '16mm', left: '15mm', right: '15mm' },
}
