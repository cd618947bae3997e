import type { CDPSession, Page, Request } from '@playwright/test'
import { settled } from './people.ts'

/** A line of some length: replies come after so many milliseconds, so that what stands before them is seen, and moves if it can. */
export const LATENCY = 60
/** The most that a page may move while it loads. */
export const SHIFT = 0.05

/** What a page did while it loaded: how much of it moved (the sum of all layout shifts), and every GET of a call. */
export type Loaded = { shift: number; moved: string[]; requests: string[]; asked: string[] }

const watch = `(() => {
  const name = node => {
    const element = node && (node.nodeType === 1 ? node : node.parentElement)
    return element ? element.tagName.toLowerCase() + '.' + String(element.className.baseVal ?? element.className).slice(0, 60) : '?'
  }
  const box = rect => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ')
  window.shifts = { sum: 0, moved: [] }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue
      window.shifts.sum += entry.value
      const sources = (entry.sources ?? []).map(one => name(one.node) + ' ' + box(one.previousRect) + ' > ' + box(one.currentRect))
      window.shifts.moved.push(entry.value.toFixed(3) + ' ' + sources.slice(0, 3).join('; '))
    }
  }).observe({ type: 'layout-shift', buffered: true })
})()`

/** Watches the loads of a page: once, before its first. Answers are read by `load`. */
export const watchLoads = async (page: Page): Promise<CDPSession> => {
  await page.addInitScript(watch)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY, downloadThroughput: -1, uploadThroughput: -1 })
  return session
}

/**
 * The stream of events is asked for, and tells nothing: what others do meanwhile makes no page ask again. Held in the browser: a route of
 * Playwright would turn the cache off.
 */
export const withoutEvents = async (session: CDPSession): Promise<void> => {
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/csm-events*' }] })
}

/** Opens an address in a watched page, and tells what happened until it stood still. */
export const load = async (page: Page, address: string, until: (page: Page) => Promise<unknown> = settled): Promise<Loaded> => {
  const requests: string[] = []
  const note = (request: Request) => void requests.push(`${request.method()} ${request.url()}`)
  // What the page before has yet to ask is none of this load. A page of the same origin keeps the process, and with it the compiled scripts.
  await page.goto('/ready')
  page.on('request', note)
  await page.goto(address)
  await until(page)
  page.off('request', note)
  const { sum, moved } = await page.evaluate<{ sum: number; moved: string[] }>('window.shifts')
  const own = requests.filter(one => !/ (data|blob):/.test(one))
  return { shift: sum, moved, requests: own, asked: callsRead(own) }
}

/** The calls that were read, in order. What is read again after a write is another question, and is marked with the number of writes before. */
const callsRead = (requests: readonly string[]): string[] => {
  const asked: string[] = []
  let writes = 0
  for (const one of requests)
    if (/^GET .*\/csm/.test(one)) asked.push(`${inOrder(one)}${writes > 0 ? ` (after write ${writes})` : ''}`)
    else if (/^(?:POST|PUT) .*\/csm/.test(one)) writes++
  return asked
}

// The same question in another order is the same question.
const inOrder = (asked: string): string => {
  const [path = '', query = ''] = asked.split('?')
  return [path, query.split('&').toSorted().join('&')].join('?')
}

/** What stands in a list more than once. */
export const doubles = (asked: readonly string[]): string[] => [...new Set(asked.filter((one, i) => asked.indexOf(one) !== i))]
