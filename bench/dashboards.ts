import type { Call } from '../src/core/call.ts'
import { type DashboardScope, dashboardCalls, dashboardInput, scopesOf } from '../test/support/dashboardCalls.ts'
import { fewAnswers, manyAnswers, quickAnswers } from './amounts.ts'
import { accountId, type BenchCluster, buildingId, fillDatabase, tokenOf } from './data.ts'
import type { Figure, Options } from './figure.ts'
import { median, type Server, serve } from './load.ts'

/** Milliseconds that half of the answers may take, by scope, and how often those over a hundredth of the answers. */
const most = { building: 50, account: 120 } as const
const slower = 1.5
const year = 365 * 86_400_000

/**
 * Every reading call of a dashboard over a year, of a building of 10,000 answers and of an account of 1,000 buildings: in a database of ten million
 * answers and as many scans, and in one of a hundredth of them, in turn. The slowest of each scope first; those of forms and events, of which there are
 * none here, are left out.
 */
export const dashboards = async (cluster: BenchCluster, { quick }: Options): Promise<Figure[]> => {
  const amount = quick ? quickAnswers : manyAnswers
  const [inLarge, inSmall] = [await fillDatabase(cluster, amount), await fillDatabase(cluster, fewAnswers)]
  const servers = await Promise.all([serve('ours', cluster, inLarge), serve('ours', cluster, inSmall)])
  try {
    const figures: Figure[] = []
    for (const call of dashboardCalls)
      for (const scope of scopesOf(call)) {
        const figure = await measure(servers, call, scope, quick ? 10 : 25)
        if (figure) figures.push(figure)
      }
    return figures.toSorted((a, b) => b.ours - a.ours)
  } finally {
    for (const one of servers) one.stop()
  }
}

const measure = async (
  [large, small]: readonly [Server, Server],
  call: Call,
  scope: DashboardScope,
  times: number,
): Promise<Figure | null> => {
  const [inLarge, inSmall]: [number[], number[]] = [[], []]
  for (let i = 0; i < times + 3; i++) {
    const [ours, bare] = [await time(large, call, scope), await time(small, call, scope)]
    if (ours === null || bare === null) return null
    if (i < 3) continue
    inLarge.push(ours)
    inSmall.push(bare)
  }
  const [ours, bare] = [median(inLarge), median(inSmall)]
  const ratio = ours / bare
  const target = `≤ ${most[scope]} ms, ≤ ${slower} ×`
  return { name: `${call.path}, ${scope}`, ours, unit: 'ms', bare, ratio, target, ok: ours <= most[scope] && ratio <= slower }
}

/** Milliseconds of a call; null where what it names is not there. */
const time = async ({ url }: Server, call: Call, scope: DashboardScope): Promise<number | null> => {
  const period = { startDate: Date.now() - year, endDate: Date.now(), tz: 'America/New_York' }
  const input = dashboardInput(call, scope, { gId: accountId(0), bId: buildingId(0) }, period)
  const texts = Object.entries(input).map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)])
  const start = performance.now()
  const reply = await fetch(`${url}/csm/${call.path}?${new URLSearchParams(texts)}`, { headers: { 'user-token': tokenOf(0) } })
  const body = await reply.text()
  const took = performance.now() - start
  if ([403, 404].includes(reply.status)) return null
  if (!reply.ok) throw new Error(`${call.path} answered ${reply.status}: ${body.slice(0, 300)}`)
  return took
}
