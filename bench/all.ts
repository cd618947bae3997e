import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { orExit } from '../src/platform/options.ts'
import { large, quick as quickAmount } from './amounts.ts'
import { backup } from './backup.ts'
import { citus } from './citus.ts'
import { dashboardPages } from './dashboardPages.ts'
import { dashboards } from './dashboards.ts'
import { type BenchCluster, openBenchCluster } from './data.ts'
import { equipment } from './equipment.ts'
import { feedback } from './feedback.ts'
import type { Figure } from './figure.ts'
import { inbox } from './inbox.ts'
import { list } from './list.ts'
import { readBenchOptions } from './options.ts'
import { pages } from './pages.ts'
import { papers } from './papers.ts'
import { pictures } from './pictures.ts'
import { portfolio } from './portfolio.ts'
import { rounds } from './rounds.ts'
import { scanStatistics } from './scanStatistics.ts'
import { servedRequests } from './servedRequests.ts'
import { signs } from './signs.ts'
import { sizes } from './sizes.ts'
import { strangers } from './strangers.ts'
import { submissions } from './submissions.ts'
import { text } from './text.ts'
import { zips } from './zips.ts'

/** Every benchmark in turn: `npm run bench -- [--quick] [--only scan …]`. Ratios are of servers measured in turn in one run; `citus` wants CITUS_URL. */
const scan = async (): Promise<Figure[]> => {
  const seconds = options.quick ? '3' : '12'
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'scan.ts'), seconds, '64'], {
    timeout: 180_000,
    maxBuffer: 10_000_000,
  })
  const { ours, bare, share, hub, ...more } = JSON.parse(stdout)
  const ok = share >= 0.7 && ours.perSecond >= 10_000 && ours.p99 <= 25 && ours.errors + ours.others + ours.pages === 0
  const target = '≥ 0.7 × bare, ≥ 10,000/s, p99 ≤ 25 ms'
  return [
    {
      name: `scan of a printed link, p99 ${ours.p99} ms`,
      ours: ours.perSecond,
      unit: '/s',
      bare: bare.perSecond,
      ratio: share,
      target,
      ok,
      more: { ours, bare, ...more },
    },
    {
      name: `page of a hub, branded and recorded, p99 ${hub.p99} ms`,
      ours: hub.perSecond,
      unit: '/s',
      target: '≥ 3,000/s',
      ok: hub.perSecond >= 3000 && hub.errors + hub.others + hub.redirects === 0,
      more: { hub },
    },
  ]
}

let opened: Promise<BenchCluster> | undefined
const cluster = () => (opened ??= openBenchCluster())
const benchmarks: Record<string, () => Promise<Figure[]> | Figure[]> = {
  pictures: () => pictures(options),
  zips: () => zips(options),
  signs: () => signs(options),
  sizes,
  backup: () => backup(options),
  text: () => text(options),
  strangers: async () => strangers(await cluster(), options),
  pages: () => pages(options),
  papers: () => papers(options),
  dashboardPages,
  submissions: () => submissions(options),
  scan,
  scanStatistics: async () => scanStatistics(await cluster(), options),
  list: async () => list(await cluster(), amount, options),
  feedback: async () => feedback(await cluster(), amount, options),
  dashboards: async () => dashboards(await cluster(), options),
  inbox: async () => inbox(await cluster(), options),
  equipment: async () => equipment(await cluster(), options),
  servedRequests: async () => servedRequests(await cluster(), options),
  rounds: async () => rounds(await cluster(), options),
  portfolio: async () => portfolio(await cluster(), options),
  ...(process.env.CITUS_URL && { citus: () => citus(process.env.CITUS_URL ?? '', options) }),
}

const shown = (value: number | undefined, digits: number) =>
  value === undefined ? '' : value.toLocaleString('en', { maximumFractionDigits: digits })
const line = ({ name, ours, unit, bare, ratio, target, ok }: Figure) =>
  [
    name.padEnd(62),
    `${shown(ours, 1)} ${unit}`.padStart(11),
    (bare === undefined ? '' : `${shown(bare, 1)} ${unit}`).padStart(11),
    shown(ratio, 2).padStart(6),
    ok ? '  ok  ' : '  MISS',
    target,
  ].join(' ')

const { wanted, ...options } = orExit(() => readBenchOptions(Object.keys(benchmarks)))
const amount = options.quick ? quickAmount : large
const results: Record<string, { load: number; figures?: Figure[]; problem?: string }> = {}
try {
  for (const name of wanted) {
    const load = loadavg()[0] ?? 0
    try {
      results[name] = { load, figures: (await benchmarks[name]?.()) ?? [] }
    } catch (error) {
      results[name] = { load, problem: String(error) }
    }
  }
} finally {
  await (await opened?.catch(() => undefined))?.stop()
}

console.log(`\n${'what'.padEnd(62)} ${'ours'.padStart(11)} ${'bare'.padStart(11)} ${'ratio'.padStart(6)}        target`)
for (const [name, { figures, problem }] of Object.entries(results))
  for (const text of problem ? [`${name}: ${problem}`] : (figures ?? []).map(line)) console.log(text)
const file = path.resolve(import.meta.dirname, '../node_modules/.cache/bench.json')
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, JSON.stringify({ at: new Date(), cores: cpus().length, quick: options.quick, results }, null, 1))
console.log(
  `\nLoad of the machine at the start of each: ${Object.entries(results)
    .map(([name, { load }]) => `${name} ${load.toFixed(1)}`)
    .join(', ')}\n${file}`,
)
if (Object.values(results).some(one => one.problem)) process.exitCode = 1
