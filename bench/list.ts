import { type Amount } from './amounts.ts'
import { accountId, type BenchCluster, fillDatabase, tokenOf } from './data.ts'
import type { Figure, Options } from './figure.ts'
import { type BenchRequest, load, median, serve } from './load.ts'

/** A page of 25 QR codes with its exact Total, from many accounts in turn, against a bare Fastify with the same rows and count, and with the rows alone. */
export const list = async (cluster: BenchCluster, amount: Amount, { quick }: Options): Promise<Figure[]> => {
  const database = await fillDatabase(cluster, amount)
  const [ours, bare] = await Promise.all([serve('ours', cluster, database), serve('bare', cluster, database)])
  try {
    const how = { seconds: quick ? 2 : 4, connections: 64 }
    await load(ours, ourPages(amount), how) // both are warm before they are measured
    await load(bare, barePages(amount), how)
    const runs = []
    for (let i = 0; i < (quick ? 1 : 3); i++)
      runs.push({
        bare: await load(bare, barePages(amount), how),
        ours: await load(ours, ourPages(amount), how),
        rows: await load(bare, barePages(amount, 'no'), how),
      })
    const failed = runs.reduce((sum, run) => sum + run.ours.failed + run.bare.failed + run.rows.failed, 0)
    if (failed > 0) throw new Error(`${failed} list calls failed`)
    const [mine, limit] = [median(runs.map(run => run.ours.perSecond)), median(runs.map(run => run.bare.perSecond))]
    const ratio = median(runs.map(run => run.ours.perSecond / run.bare.perSecond))
    const p99 = median(runs.map(run => run.ours.p99))
    const rows = median(runs.map(run => run.rows.perSecond))
    const toRows = median(runs.map(run => run.ours.perSecond / run.rows.perSecond))
    return [
      {
        name: `list of 25 of ${amount.codes.toLocaleString('en')} codes`,
        ours: mine,
        unit: '/s',
        bare: limit,
        ratio,
        target: '≥ 0.4 × bare, ≥ 1,800/s',
        ok: ratio >= 0.4 && mine >= 1800,
        more: { p99, runs },
      },
      {
        name: '… against the rows alone, never counted',
        ours: mine,
        unit: '/s',
        bare: rows,
        ratio: toRows,
        target: '≥ 0.4 × bare',
        ok: toRows >= 0.4,
      },
    ]
  } finally {
    ours.stop()
    bare.stop()
  }
}

const places = ({ accounts }: Amount) =>
  Array.from({ length: accounts * 3 }, (_, i) => ({ account: i % accounts, page: Math.floor(i / accounts) }))

/** Three pages of each account, by its own user. */
export const ourPages = (amount: Amount): BenchRequest[] =>
  places(amount).map(({ account, page }) => ({
    path: `/csm/QrCode/GetQrCodes?filter=${json({ gId: accountId(account) })}&pagination=${json({ page, perPage: 25 })}`,
    headers: { 'user-token': tokenOf(account) },
  }))
const json = (value: object) => encodeURIComponent(JSON.stringify(value))

const barePages = (amount: Amount, count: 'yes' | 'no' = 'yes'): BenchRequest[] =>
  places(amount).map(({ account, page }) => ({ path: `/codes?gId=${accountId(account)}&limit=25&offset=${page * 25}&count=${count}` }))
