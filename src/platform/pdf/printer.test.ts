import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type ChromiumLaunch, chromiumLaunch } from '../chromium/chromium.ts'
import { createPrinter, PrintError, type Printer, type PrinterConfig } from './printer.ts'

type Seen = { url: string; token: string | undefined }
const listen = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    const token = request.headers['x-print-token']
    seen.push({ url: request.url ?? '', token: typeof token === 'string' ? token : undefined })
    answer(request, response)
  })
  server.on('upgrade', (request, socket) => {
    seen.push({ url: request.url ?? '', token: 'upgrade' })
    socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo // TCP, so neither a path nor null
  return { seen, origin: `http://127.0.0.1:${address.port}`, port: address.port, close: () => server.close() }
}

const ready = `<script>addEventListener('load', () => { document.documentElement.dataset.ready = 'true' })</script>`
const tell = (work: string) => `<script>(async () => { let said; try { ${work}; said = 'reached' } catch { said = 'blocked' }
  await fetch('/said/' + said); document.documentElement.dataset.ready = 'true' })()</script>`
const pages = (other: { origin: string; port: number }): Record<string, string> => ({
  '/pdf/good': `<title>Good</title><h1>Report</h1><img src="/pdf/pixel.png"><iframe src="/pdf/frame"></iframe>${ready}`,
  '/pdf/frame': '<p>frame',
  '/pdf/never': '<h1>Never</h1>',
  '/pdf/hang': '<h1>Hang</h1><script>for (;;);</script>',
  '/pdf/fetch': tell(`await fetch('${other.origin}/x', { mode: 'no-cors' })`),
  '/pdf/file': tell(`await fetch('file:///etc/passwd')`),
  '/pdf/frames': `<iframe src="file:///etc/passwd"></iframe><img src="${other.origin}/img"><link rel="preconnect" href="${other.origin}">${ready}`,
  '/pdf/socket': tell(
    `await new Promise((yes, no) => { const s = new WebSocket('ws://127.0.0.1:${other.port}/ws'); s.onopen = yes; s.onerror = no; s.onclose = no })`,
  ),
  '/pdf/redirected': tell(`await fetch('/away', { mode: 'no-cors' })`),
  '/pdf/leave': `<script>location = '${other.origin}/leave'</script>${ready}`,
  '/pdf/leaveFile': `<title>Stays</title><script>location = 'file:///etc/passwd'</script>${ready}`,
  '/pdf/pair': `<h1>Pair</h1><script>fetch('/meet').then(() => { document.documentElement.dataset.ready = 'true' })</script>`,
  '/pdf/slow': `<h1>Slow</h1><script>setTimeout(() => { document.documentElement.dataset.ready = 'true' }, 1500)</script>`,
  '/pdf/error': `<p>Gone<script>document.documentElement.dataset.ready = 'error'</script>`,
  '/pdfFile/numbers': `<output hidden data-file="Scores.csv" data-type="text/csv">YSxi</output>${ready}`,
  '/pdf/cookie': `<script>const had = document.cookie || 'none'; document.cookie = 'a=1'; localStorage.b = 1; fetch('/said/' + had).then(() => { document.documentElement.dataset.ready = 'true' })</script>`,
})

let own: Awaited<ReturnType<typeof listen>>
let other: Awaited<ReturnType<typeof listen>>
let chromium: ChromiumLaunch
let printer: Printer
const extra: Printer[] = []
const printerWith = (config: Partial<PrinterConfig>) => {
  const one = createPrinter({ chromium, baseUrl: own.origin, ...config })
  extra.push(one)
  return one
}

beforeAll(async () => {
  chromium = await chromiumLaunch({ confined: true })
  other = await listen((_, response) => response.end('secret'))
  const served = pages(other)
  const waiting: ServerResponse[] = []
  own = await listen((request, response) => {
    // Answers when two pages ask at once.
    if (request.url === '/meet') {
      if (waiting.push(response) === 2) for (const one of waiting.splice(0)) one.end()
      return
    }
    const body = served[request.url ?? '']
    if (request.url === '/away' || request.url === '/pdf/away') response.writeHead(302, { Location: `${other.origin}/away` }).end()
    else response.writeHead(body || request.url?.startsWith('/said/') ? 200 : 404, { 'Content-Type': 'text/html' }).end(body)
  })
  printer = createPrinter({ chromium, baseUrl: own.origin })
})
afterEach(async () => {
  for (const one of extra.splice(0)) await one.close()
  own.seen.length = 0
  other.seen.length = 0
})
afterAll(async () => {
  await printer.close()
  own.close()
  other.close()
})

const token = 'token-1'
const print = async (path: string, by = printer) => (await by.print(path, { token: async () => token })).bytes
const reason = async (printing: Promise<unknown>) => {
  const error = await printing.then(
    () => null,
    (e: unknown) => e,
  )
  return error instanceof PrintError ? error.reason : error
}
const urls = () => own.seen.map(one => one.url)
const browserProcesses = () =>
  execFileSync('ps', ['-eo', 'pid,ppid,user,args'], { encoding: 'utf8' })
    .split('\n')
    .map(line => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(\S*chromium) (.*)$/.exec(line))
    .filter(found => found?.[2] === String(process.pid) && !found[5]?.includes('--type='))
    .map(found => ({ pid: Number(found?.[1]), user: found?.[3] }))

test('a page is printed when it says that it is ready; the token goes with its document only', async () => {
  const pdf = await print('/pdf/good')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.includes('/StructTreeRoot')).toBe(true)
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 612 792\]/)
  expect(own.seen.find(one => one.url === '/pdf/good')?.token).toBe(token)
  expect(own.seen.filter(one => one.url !== '/pdf/good').map(one => one.token)).toEqual([undefined, undefined])
})

test('a page that says that it cannot be printed fails at once', async () => {
  const began = performance.now()
  expect(await reason(print('/pdf/error'))).toBe('refused')
  expect(performance.now() - began).toBeLessThan(15_000)
})

test('a page may make a file instead; one that makes none is refused', async () => {
  const file = await printer.read('/pdfFile/numbers', { token: async () => token })
  const made = { name: 'Scores.csv', contentType: 'text/csv', bytes: Buffer.from('a,b') }
  expect(file).toEqual({ ...made, files: [made] })
  expect(await reason(printer.read('/pdf/good', { token: async () => token }))).toBe('refused')
})

test('so many pages are open at once; a token is asked for when its turn has come, and what waits longest is first', async () => {
  const one = printerWith({ atOnce: 1, waiting: 2 })
  const turns: string[] = []
  const opened = () => own.seen.filter(({ url }) => url === '/pdf/good').length
  const printing = ['a', 'b', 'c'].map(name => one.print('/pdf/good', { token: async () => `${turns.push(`${name}${opened()}`)}` }))
  expect(await reason(one.print('/pdf/good', { token: async () => token }))).toBe('late') // too many wait
  await Promise.all(printing)
  expect(turns).toEqual(['a0', 'b1', 'c2'])
  const refused = one.print('/pdf/good', { token: () => Promise.reject(new Error('may not')) })
  await expect(refused).rejects.toThrow('may not')
})

test('format and orientation are the caller’s', async () => {
  const { bytes: pdf } = await printer.print('/pdf/good', { token: async () => token, format: 'Legal', landscape: true })
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 1008 612\]/)
})

test('it runs under another user than root, in a sandbox', async ({ skip }) => {
  if (!chromium.chromiumSandbox) skip()
  await print('/pdf/good')
  expect(browserProcesses().map(one => one.user)).not.toContain('root')
})

describe('is not opened', () => {
  test.each([
    '/',
    '/pdf',
    '/pdf/',
    '/pdf-x/a',
    'http://evil.example/pdf/a',
    '//evil.example/pdf/a',
    '/pdf/../admin',
    '/pdf/./a',
    '/pdf/%2e%2e/a',
    '/pdf/a#b',
    '/pdf/a\\b',
    '/pdf/a b',
    '/pdf//a',
    '/pdf/@evil',
    '/pdf/a\n',
    'file:///pdf/a',
    '/csm/pdf/a',
  ])('%j', async path => {
    expect(await reason(print(path))).toBe('path')
  })
  test('with a token that is no header value', async () => {
    expect(await reason(printer.print('/pdf/good', { token: async () => 'a\r\nb: c' }))).toBe('path')
  })
})

describe('a page cannot reach', () => {
  test.each([
    ['another origin', '/pdf/fetch'],
    ['a file', '/pdf/file'],
    ['a socket of another origin', '/pdf/socket'],
    ['another origin by a redirect', '/pdf/redirected'],
  ])('%s', async (_, path) => {
    await print(path)
    expect(urls()).toContain('/said/blocked')
    expect(other.seen).toEqual([])
  })
  test('anything by frames and pictures', async () => {
    await print('/pdf/frames')
    expect(other.seen).toEqual([])
  })
  test.each(['/pdf/leave', '/pdf/away'])('another place: %s', async path => {
    expect(await reason(print(path, printerWith({ limit: 3_000 })))).toMatch(/refused|late/)
    expect(other.seen).toEqual([])
  })
  test('a file as its own place: what is printed is the page itself', async () => {
    expect((await print('/pdf/leaveFile')).toString('latin1')).toContain('/Title (Stays)')
  })
  test('what another print left', async () => {
    await print('/pdf/cookie')
    await print('/pdf/cookie')
    expect(urls().filter(url => url.startsWith('/said/'))).toEqual(['/said/none', '/said/none'])
  })
})

test('a page that is not there is refused', async () => {
  expect(await reason(print('/pdf/nothing'))).toBe('refused')
})

test.each(['/pdf/never', '/pdf/hang'])('%s ends at the limit, and the next print works', async path => {
  const hasty = printerWith({ limit: 4_000 })
  const began = Date.now()
  expect(await reason(print(path, hasty))).toBe('late')
  expect(Date.now() - began).toBeLessThan(20_000)
  expect((await print('/pdf/good', hasty)).length).toBeGreaterThan(1000)
})

test('two prints run at once in one browser', async () => {
  const both = await Promise.all([print('/pdf/pair'), print('/pdf/pair')])
  expect(both.every(pdf => pdf.length > 1000)).toBe(true)
  expect(browserProcesses()).toHaveLength(1)
})

test('a browser killed between prints is started again, one killed while printing fails that print', async () => {
  const mine = printerWith({})
  const before = new Set(browserProcesses().map(one => one.pid))
  await print('/pdf/good', mine)
  const kill = () => {
    for (const { pid } of browserProcesses()) if (!before.has(pid)) process.kill(-pid, 'SIGKILL')
  }
  kill()
  await wait(200)
  expect((await print('/pdf/good', mine)).length).toBeGreaterThan(1000)
  const slow = reason(print('/pdf/slow', mine))
  await wait(700)
  kill()
  expect(await slow).toBe('browser')
  expect((await print('/pdf/good', mine)).length).toBeGreaterThan(1000)
})

test('a start that never ends fails the prints that wait for it, and the next print starts another', async () => {
  const starts = [new Promise<never>(() => {}), Promise.resolve(chromium)]
  const mine = printerWith({ chromium: () => starts.shift() ?? Promise.resolve(chromium), startLimit: 3000 }) // a busy machine takes a second to start one
  expect(await Promise.all([reason(print('/pdf/good', mine)), reason(print('/pdf/good', mine))])).toEqual(['browser', 'browser'])
  expect((await print('/pdf/good', mine)).length).toBeGreaterThan(1000)
})

test('a browser that is killed while it starts fails that print only, within the limit of a start', async () => {
  const mine = printerWith({ startLimit: 5000 }) // Playwright notices at once, but not always
  const before = new Set(browserProcesses().map(one => one.pid))
  const started = () => browserProcesses().filter(({ pid }) => !before.has(pid))
  for (let delay = 0; delay <= 200; delay += 50) {
    const failed = reason(print('/pdf/never', mine))
    for (let i = 0; i < 500 && started().length === 0; i++) await wait(10)
    await wait(delay)
    for (const { pid } of started()) process.kill(-pid, 'SIGKILL')
    expect(await Promise.race([failed, wait(10_000, 'still waits')])).toBe('browser')
  }
  let failed: unknown = 'late'
  // A busy machine may take longer than the limits of a start and of a print.
  for (let i = 0; i < 5 && failed !== null; i++) failed = await reason(print('/pdf/good', mine))
  expect(failed).toBeNull()
}, 90_000)

test.each(['try', false] as const)(
  'confined: %s: Chromium works behind the servers of its machine only where it prints',
  async confined => {
    const before = new Set(browserProcesses().map(one => one.pid))
    await print('/pdf/good', printerWith({ chromium: () => chromiumLaunch({ confined }) }))
    const mine = browserProcesses().filter(({ pid }) => !before.has(pid))
    expect(mine.map(({ pid }) => getPriority(pid) === 15)).toEqual([confined === 'try'])
  },
)

test('the browser ends when idle and at close', async () => {
  const others = browserProcesses().length
  const idle = printerWith({ idle: 300 })
  await print('/pdf/good', idle)
  expect(browserProcesses()).toHaveLength(others + 1)
  await wait(1_200)
  expect(browserProcesses()).toHaveLength(others)
  const closed = printerWith({})
  await print('/pdf/good', closed)
  await closed.close()
  expect(browserProcesses()).toHaveLength(others)
})
