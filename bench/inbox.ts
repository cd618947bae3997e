import { inbox as amount } from './amounts.ts'
import { accountId, type BenchCluster, buildingId, fillDatabase, tokenOf } from './data.ts'
import type { Figure, Options } from './figure.ts'
import { type BenchRequest, median, oneByOne, serve } from './load.ts'

/** Milliseconds that half of the calls of a kind may take. */
const P50 = 50
const gId = accountId(0)
const numbers = Array.from({ length: 40 }, (_, i) => i)

const asked = (path: string, query: Readonly<Record<string, unknown>>): BenchRequest => ({
  path: `/csm/${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&')}`,
  headers: { 'user-token': tokenOf(0) },
})
const listOf =
  (path: string) =>
  (filter: (n: number) => object, page = (n: number) => n % 3) =>
    numbers.map(n => asked(path, { filter: { gId, ...filter(n) }, pagination: { page: page(n), perPage: 25 } }))
const requests = listOf('Request/GetRequests')
const answers = listOf('Feedback/GetAnswers')
const first = () => 0

/** Kinds of calls over 1,000,000 requests and as many answers of one account; each request of a kind in turn. */
const kinds: Readonly<Record<string, readonly BenchRequest[]>> = {
  'requests: the newest': requests(() => ({})),
  'requests: by state': requests(n => ({ Status: ['Open', 'Late', 'New', 'Seen', 'InProgress', 'Done', 'Cancelled'][n % 7] })),
  'requests: by type and urgency': requests(n => ({
    FunctionalityType: ['Maintenance', 'CommentCard'][n % 2],
    Urgency: ['High', 'Low'][n % 2],
  })),
  'requests: of a building, open and all': requests(n => ({ bId: buildingId(n), ...(n % 2 && { Status: 'Open' }) })),
  'requests: mine': requests(() => ({ Mine: true, Status: 'Open' })),
  'requests: search, many hits': requests(n => ({ text: ['elevator', 'restroom', 'water on'][n % 3] })),
  'requests: search, 200 and 2,200 hits': requests(n => ({ text: `room ${n % 2 ? 1000 + n : 100 + n}` }), first),
  'requests: search by number': requests(n => ({ text: String(500_000 + n) }), first),
  'requests: search, one hit': requests(n => ({ text: `visitor${700_000 + n}@` }), first),
  'requests: search among the open': requests(n => ({ Status: 'Open', text: `visitor ${n * 100}` }), first),
  'requests: search, no hit': requests(n => ({ text: `nothing such ${n}` }), first),
  'requests: counts': [asked('Request/GetRequestCounts', { gId })],
  'feedback: the newest': answers(() => ({})),
  'feedback: by state': answers(n => ({ Status: ['Open', 'New', 'Seen', 'InHand', 'Done'][n % 5] })),
  'feedback: by stars, also open': answers(n => ({ Score: ['Low', '5', '1'][n % 3], ...(n % 2 && { Status: 'Open' }) })),
  'feedback: of a building, low and all': answers(n => ({ bId: buildingId(n), ...(n % 2 && { Score: 'Low' }) })),
  'feedback: of its owner, of nobody': answers(n => ({ Owner: ['Mine', 'Nobody'][n % 2] })),
  'feedback: by place and days, with a comment': answers(n => ({
    EntityType: 'Elevator',
    Commented: true,
    From: Date.now() - (n + 1) * 86_400_000,
  })),
  'feedback: search, many hits': answers(n => ({ text: ['elevator', 'restroom', 'water on'][n % 3] })),
  'feedback: search, one hit': answers(n => ({ text: ` ${700_000 + 2 * n}` }), first),
  'feedback: search, no hit': answers(n => ({ text: `nothing such ${n}` }), first),
  'Home of the account': [asked('Landing/GetOverview', { gId })],
  'Home of a building': numbers.map(n => asked('Landing/GetOverview', { gId, bId: buildingId(n) })),
}

/** One account with 1,000,000 requests and 1,000,000 answers: what half of the list calls take, with filters and search, and Home. */
export const inbox = async (cluster: BenchCluster, { quick }: Options): Promise<Figure[]> => {
  const server = await serve('working', cluster, await fillDatabase(cluster, amount))
  try {
    const figures: Figure[] = []
    for (const [name, some] of Object.entries(kinds)) {
      const runs = []
      for (let i = 0; i < (quick ? 1 : 3); i++) runs.push(await oneByOne(server, some, quick ? 0.5 : 1.5))
      const [p50, p95] = [median(runs.map(run => run.p50)), median(runs.map(run => run.p95))]
      const target = `p50 ≤ ${P50} ms`
      figures.push({ name: `${name}, p95 ${p95.toFixed(1)} ms`, ours: p50, unit: 'ms', target, ok: p50 <= P50, more: { runs } })
    }
    return figures
  } finally {
    server.stop()
  }
}
