import { hourSums, scanDay } from '../src/features/codes/scans/tables.ts'
import { withClient } from '../src/platform/db/client.ts'
import { type Amount } from './amounts.ts'
import { accountId, type BenchCluster, fillDatabase, tokenOf } from './data.ts'
import type { Figure, Options } from './figure.ts'
import { median, type Server, serve } from './load.ts'
import { closeScans } from './placeData.ts'

/** Two accounts of 200 codes in ten buildings, scanned every day of a year: the first 100,000 times, the second as often as is asked for. */
const amount: Amount = { name: 'scanned', accounts: 2, buildings: 20, codes: 400, answers: 0, busy: 0 }
const few = 100_000
const days = 365

const asked = {
  'by location': ['GetScanStats', { gy: 'location' }],
  'by name': ['GetScanStats', { gy: 'name' }],
  'by steps': ['GetScanSeries', { gy: 'name' }],
  'by hour, device and way': ['GetScanMix', {}],
} as const

/** The calls of a page of scan statistics over a year: of 10,000,000 scans, and of 100,000 by as many codes, in turn. */
export const scanStatistics = async (cluster: BenchCluster, { quick }: Options): Promise<Figure[]> => {
  const many = quick ? 1_000_000 : 10_000_000
  const database = await fillDatabase(cluster, amount)
  await withClient(cluster.config(database), async client => {
    const { rows } = await client.query('select group_id, sum(scans)::int as n from scan_day group by 1 order by 2')
    if (rows.length === 2 && rows[0].n === few && rows[1].n === many) return
    console.log(`Scanning ${many.toLocaleString('en')} times …`)
    for (const one of fills(many)) await client.query(one)
    await closeScans(client)
  })
  const server = await serve('ours', cluster, database)
  try {
    const figures: Figure[] = []
    for (const [name, [call, terms]] of Object.entries(asked)) {
      const [large, small]: [number[], number[]] = [[], []]
      for (let i = 0; i < (quick ? 25 : 60); i++) {
        const times = [await time(server, call, terms, 1), await time(server, call, terms, 0)] as const
        if (i < 5) continue
        large.push(times[0])
        small.push(times[1])
      }
      const [ours, bare] = [median(large), median(small)]
      const ratio = ours / bare
      figures.push({
        name: `scan statistics ${name}, ${many.toLocaleString('en')} scans`,
        ours,
        unit: 'ms',
        bare,
        ratio,
        target: `≤ 50 ms, ≤ 1.5 × at ${few.toLocaleString('en')}`,
        ok: ours <= 50 && ratio <= 1.5,
      })
    }
    return figures
  } finally {
    server.stop()
  }
}

/** Milliseconds of a call over the year of an account; throws where it tells no scans. */
const time = async ({ url }: Server, call: string, terms: object, account: number): Promise<number> => {
  const now = Date.now()
  const query = new URLSearchParams({
    gId: accountId(account),
    startDate: String(now - (days + 1) * 86_400_000),
    endDate: String(now),
    tz: 'America/New_York',
    ...terms,
  })
  const start = performance.now()
  const reply = await fetch(`${url}/csm/QrCode/${call}?${query}`, { headers: { 'user-token': tokenOf(account) } })
  const body = await reply.text()
  const took = performance.now() - start
  if (!reply.ok || !/"(ScanCount|Scans)":[1-9]|"Counts":\[[1-9]/.test(body))
    throw new Error(`${call} tells no scans: ${body.slice(0, 300)}`)
  return took
}

/** The events in the order of their codes, and the sums as the product keeps them. */
const fills = (many: number): string[] => [
  `set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'; truncate scan, scan_day, scan_closed, scan_total, scan_month, scan_code_month`,
  ...[few, many].map(
    (scans, account) => `insert into scan (group_id, id, building_id, qr_code_id, scan_date, bot, device, language, source)
      select c.group_id, uuidv7(), c.building_id, c.id, date_trunc('day', now()) - make_interval(secs => (n::bigint * 86400 * ${days} / ${scans / 200}) + 1),
        false, (array['phone', 'phone', 'phone', 'tablet', 'desktop'])[1 + n % 5], 'en', (array['print', 'print', 'link'])[1 + n % 3]
      from qr_code c, generate_series(0, ${scans / 200 - 1}) n where c.group_id = '${accountId(account)}'`,
  ),
  `insert into scan_day (group_id, building_id, qr_code_id, day, scans, sessions, seconds, engaged, phones, tablets, desktops, printed, links, ${hourSums.map(one => scanDay[one].name).join(', ')})
    select s.group_id, s.building_id, s.qr_code_id, (s.scan_date at time zone b.time_zone)::date, count(*), count(*), count(*) * 9, count(*) / 2,
      ${['phone', 'tablet', 'desktop'].map(device => `count(*) filter (where device = '${device}')`).join(', ')},
      ${['print', 'link'].map(source => `count(*) filter (where source = '${source}')`).join(', ')},
      ${hourSums.map((_, hour) => `count(*) filter (where extract(hour from s.scan_date at time zone b.time_zone) = ${hour})`).join(', ')}
    from scan s join building b on b.group_id = s.group_id and b.id = s.building_id group by 1, 2, 3, 4`,
  'vacuum analyze scan_day',
  'checkpoint',
]
