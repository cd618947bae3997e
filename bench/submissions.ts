import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { definitions } from '../src/features/codes/functionalities/definitions.ts'
import { visitToken } from '../src/features/codes/visitorPages/visitToken.server.ts'
import { withClient } from '../src/platform/db/client.ts'
import { openCluster } from '../src/platform/db/cluster.ts'
import { uuidv7 } from '../src/platform/db/uuidv7.ts'
import { addressOfCode, benchSecret, fillEmpty } from './data.ts'
import type { Figure, Options } from './figure.ts'
import { serve } from './load.ts'

const accounts = 20
const codes = 200
const connections = 64
/** Forms that are sent before: V8 compiles what each form runs through when it has run some 10,000 times, all of it at once. */
const warming = 12_000
/** Of these, so many after tables have got their statistics: every connection then plans its statements anew. */
const planning = 2000
const amount = { name: 'submissions', accounts, buildings: accounts, codes, answers: 0, busy: 0 }
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148'

type Kind = {
  type: 'Maintenance' | 'Feedback'
  name: string
  /** Where each of them is a row. */
  table: 'visitor_request' | 'feedback'
}
const kinds: readonly Kind[] = [
  { type: 'Maintenance', name: 'forms of visitors', table: 'visitor_request' },
  { type: 'Feedback', name: 'answers of visitors', table: 'feedback' },
]

/**
 * Forms of visitors a second, each validated, kept, counted, and committed to disk before its answer, over 200 codes of 20 accounts, each
 * visitor with an address of their own: service requests with their answers and numbers, and feedback with its comment and its sums.
 */
export const submissions = async (options: Options): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const kind of kinds) figures.push(await measureForms(kind, options))
  return figures
}

const measureForms = async ({ type, name: what, table }: Kind, { quick }: Options): Promise<Figure> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-bench-'))
  chmodSync(folder, 0o755) // as root the cluster is of another user
  const cluster = await openCluster(path.join(folder, 'pg'), { durable: true })
  process.env.TRUST_PROXY = 'on' // each visitor comes from an address of their own
  try {
    await fillEmpty(cluster.config(), amount)
    const rowsOf = (): Promise<number> =>
      withClient(cluster.config(), async client => (await client.query(`select count(*)::int as n from ${table}`)).rows[0].n)
    const seeded = await rowsOf() // a filled database has answers
    await withClient(cluster.config(), client => client.query(forms, [JSON.stringify(definitions[type].sample), type]))
    const server = await serve('ours', { config: () => cluster.config() }, '')
    try {
      const visitors = openVisitors(server.url, { ...definitions[type].asks })
      await visitors.send(warming - planning)
      await withClient(cluster.config(), client => client.query('vacuum analyze')) // plans are for tables that hold something
      await visitors.send(planning)
      const before = await server.cpu()
      const { took, wall, refused } = await visitors.send(quick ? 2000 : 12_000)
      const cpu = ((await server.cpu()) - before) / took.length
      const kept = (await rowsOf()) - seeded
      visitors.end()
      const [perSecond, p50, p99] = [
        took.length / wall,
        took[Math.floor(took.length * 0.5)] ?? 0,
        took[Math.floor(took.length * 0.99)] ?? 0,
      ]
      const lost = warming + took.length - kept
      const name = `${what}, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${refused} refused, ${lost} lost, ${cpu.toFixed(2)} ms of the server each`
      const ok = perSecond >= 1000 && p99 <= 50 && refused + lost === 0
      return { name, ours: perSecond, unit: '/s', target: '≥ 1,000/s, p99 ≤ 50 ms', ok, more: { p50, p99, refused, lost, cpu } }
    } finally {
      server.stop()
    }
  } finally {
    delete process.env.TRUST_PROXY
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const forms = `with changed as (update qr_item set functionality_type = $2, qr_type = $2, template_form_data = $1::jsonb)
  update qr_code set qr_type = $2, retired = false`

/** Visitors who send the form of a code in turn, 64 at a time, over connections that stay. */
const openVisitors = (url: string, asks: Readonly<Record<string, string>>) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  let sent = 0
  const sendOne = (): Promise<number> => {
    const n = sent++
    const address = addressOfCode(n % codes)
    const Key = visitToken(benchSecret, address, uuidv7())
    const body = new URLSearchParams({ ...asks, Key, Seconds: '20' }).toString()
    const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
      'user-agent': phone,
      'x-forwarded-for': from,
    }
    return new Promise((resolve, reject) => {
      const request = http.request(`${url}/q/${address}`, { method: 'POST', agent, headers }, reply => {
        reply.resume()
        reply.on('end', () => resolve(reply.statusCode ?? 0))
      })
      request.on('error', reject)
      request.end(body)
    })
  }
  const send = async (count: number) => {
    const took: number[] = []
    let [left, refused] = [count, 0]
    const start = performance.now()
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (left-- > 0) {
          const at = performance.now()
          if ((await sendOne()) !== 303) refused++
          took.push(performance.now() - at)
        }
      }),
    )
    return { took: took.sort((a, b) => a - b), wall: (performance.now() - start) / 1000, refused }
  }
  return { send, end: () => agent.destroy() }
}
