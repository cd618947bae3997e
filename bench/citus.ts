import { randomUUID } from 'node:crypto'
import { withClient } from '../src/platform/db/client.ts'
import { distribute, planDistribution, shareLogins } from '../src/platform/db/distribute.ts'
import { loginsOf } from '../src/platform/db/logins.ts'
import { citusServers, createDatabase, dropDatabase, registerNodes } from '../test/support/databases.ts'
import { testSecret } from '../test/support/template.ts'
import { type Amount, quick as quickAmount } from './amounts.ts'
import { accountId, addressOfCode, fillEmpty, renewSessions, tokenOf } from './data.ts'
import { feedbackCalls, timeFeedback } from './feedback.ts'
import type { Figure, Options } from './figure.ts'
import { ourPages } from './list.ts'
import { load, median, type Server, serve } from './load.ts'

/** Accounts whose codes are scanned in turn, so that a batch of scans is of many of them. */
const SCANNED = 50
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

/**
 * The same rows in one PostgreSQL (a database of the coordinator's server that knows nothing of the cluster) and spread over the cluster
 * that CITUS_URL names, asked in turn. A ratio above 1 says how many times longer the cluster takes; of scans, how many it does for each.
 */
export const citus = async (url: string, { quick }: Options): Promise<Figure[]> => {
  const servers = await citusServers(url)
  const [coordinator] = servers
  const names = { one: 'bench_one', many: 'bench_many' }
  const cluster = { config: (database?: string) => ({ ...coordinator, ...(database && { database }) }) }
  const amount: Amount = quick ? { ...quickAmount, name: 'few', codes: 20_000, answers: 10_000 } : quickAmount
  const remove = async () => {
    await dropDatabase([coordinator], names.one)
    await dropDatabase(servers, names.many)
  }
  await remove()
  try {
    await createDatabase([coordinator], names.one)
    await createDatabase(servers, names.many)
    await registerNodes(servers, names.many)
    for (const name of Object.values(names)) await fillEmpty(cluster.config(name), amount, testSecret)
    const seconds = await spread(cluster.config(names.many))
    for (const name of Object.values(names)) await renewSessions(cluster.config(name), amount)
    const [one, many] = await Promise.all([serve('ours', cluster, names.one, testSecret), serve('ours', cluster, names.many, testSecret)])
    try {
      return [
        { name: `spread ${amount.codes.toLocaleString('en')} codes over the nodes`, ours: seconds, unit: 's', target: 'told', ok: true },
        ...(await compareLists(one, many, amount, quick)),
        await compareTimes('write, one after the other', one, many, quick ? 30 : 150, 2.1, addTag),
        await compareTimes('building feedback, its four calls', one, many, quick ? 15 : 60, 1.5, readFeedback),
        await compareTimes('scan, one after the other', one, many, quick ? 60 : 300, 4, scanOne(amount)),
        await compareScans(one, many, amount, quick),
      ]
    } finally {
      one.stop()
      many.stop()
    }
  } finally {
    await remove()
  }
}

/** Seconds that it took. */
const spread = (config: ReturnType<typeof loginsOf>['lintel_app']): Promise<number> =>
  withClient(config, async client => {
    const start = performance.now()
    await distribute(client, await planDistribution(client))
    await shareLogins(client, loginsOf(config, testSecret))
    await client.query('vacuum analyze')
    return (performance.now() - start) / 1000
  })

/** How long the cluster takes for each millisecond of the one; both are asked in turn, and the first tenth is to warm them. */
const compareTimes = async (
  name: string,
  one: Server,
  many: Server,
  times: number,
  most: number,
  ask: (server: Server, n: number) => Promise<number>,
): Promise<Figure> => {
  const took: [number[], number[]] = [[], []]
  for (let n = 0; n < times * 1.1; n++)
    for (const [i, server] of [one, many].entries()) {
      const time = await ask(server, n)
      if (n > times / 10) took[i === 0 ? 0 : 1].push(time)
    }
  const [bare, ours] = [median(took[0]), median(took[1])]
  return { name, ours, unit: 'ms', bare, ratio: ours / bare, target: `≤ ${most} × one PostgreSQL`, ok: ours / bare <= most }
}

const compareLists = async (one: Server, many: Server, amount: Amount, quick: boolean): Promise<Figure[]> => {
  const pages = ourPages(amount)
  const page = async ({ url }: Server, n: number) => {
    const asked = pages[n % pages.length]
    return timed(`${url}${asked?.path}`, { headers: asked?.headers ?? {} })
  }
  const alone = await compareTimes('list of 25, one after the other', one, many, quick ? 60 : 400, 2.3, page)
  const rounds = await inTurn(one, many, quick, server => load(server, pages, { seconds: quick ? 2 : 4, connections: 64 }))
  const ratio = median(rounds.map(([single, spreadOut]) => single.perSecond / spreadOut.perSecond))
  const [bare, ours] = [median(rounds.map(([r]) => r.perSecond)), median(rounds.map(([, r]) => r.perSecond))]
  return [
    alone,
    {
      name: '… 64 at once',
      ours,
      unit: '/s',
      bare,
      ratio,
      target: '≤ 2.3 × the work of one PostgreSQL',
      ok: ratio <= 2.3,
      more: { rounds },
    },
  ]
}

/** The path of a code of one of the scanned accounts. */
const pathOfScan = (amount: Amount, i: number): string => {
  const each = amount.codes / amount.accounts
  return `/q/${addressOfCode((i % SCANNED) * each + Math.floor(i / SCANNED))}`
}

const scanOne = (amount: Amount) => async (server: Server, n: number) => {
  const path = pathOfScan(amount, n % SCANNED)
  return timed(`${server.url}${path}`, { headers: { 'user-agent': phone }, redirect: 'manual' })
}

const compareScans = async (one: Server, many: Server, amount: Amount, quick: boolean): Promise<Figure> => {
  const requests = Array.from({ length: SCANNED * 4 }, (_, i) => ({
    path: pathOfScan(amount, i),
    headers: { 'user-agent': phone },
  }))
  const rounds = await inTurn(one, many, quick, server => load(server, requests, { seconds: quick ? 2 : 4, connections: 64 }))
  const ratio = median(rounds.map(([single, spreadOut]) => spreadOut.perSecond / single.perSecond))
  const [bare, ours] = [median(rounds.map(([r]) => r.perSecond)), median(rounds.map(([, r]) => r.perSecond))]
  const name = `scans of codes of ${SCANNED} accounts, 64 at once`
  return { name, ours, unit: '/s', bare, ratio, target: '≥ 0.4 × one PostgreSQL', ok: ratio >= 0.4, more: { rounds } }
}

type Loaded = Awaited<ReturnType<typeof load>>
/** Loads the one and the many in turn, warm; throws where a request failed. */
const inTurn = async (one: Server, many: Server, quick: boolean, run: (server: Server) => Promise<Loaded>): Promise<[Loaded, Loaded][]> => {
  const rounds: [Loaded, Loaded][] = []
  for (let i = 0; i < (quick ? 2 : 4); i++) rounds.push([await run(one), await run(many)])
  const failed = rounds.flat().reduce((sum, round) => sum + round.failed, 0)
  if (failed > 0) throw new Error(`${failed} requests failed`)
  return rounds.slice(1)
}

const addTag = ({ url }: Server, n: number): Promise<number> =>
  timed(`${url}/csm/Entity/AddPropertyTag`, {
    method: 'POST',
    headers: { 'user-token': tokenOf(n % SCANNED), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ GroupId: accountId(n % SCANNED), Name: `Tag ${n} ${randomUUID().slice(0, 8)}` }),
  })

const readFeedback = async (server: Server): Promise<number> => {
  let sum = 0
  for (const call of feedbackCalls) sum += await timeFeedback(server, call, 0)
  return sum
}

const timed = async (url: string, init: RequestInit): Promise<number> => {
  const start = performance.now()
  const reply = await fetch(url, init)
  const body = await reply.text()
  if (reply.status >= 400) throw new Error(`${url}: ${reply.status} ${body}`)
  return performance.now() - start
}
