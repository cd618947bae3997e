import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFolderPlace } from '../src/platform/backup/folderPlace.ts'
import { pieceKey } from '../src/platform/backup/piece.ts'
import { restoreDatabase } from '../src/platform/backup/restore.ts'
import { withClient } from '../src/platform/db/client.ts'
import { openCluster } from '../src/platform/db/cluster.ts'
import { type Amount } from './amounts.ts'
import { accountId, addressOfCode, type BenchCluster, backupKey, fillDatabase, tokenOf } from './data.ts'
import type { Figure, Options } from './figure.ts'
import { type BenchRequest, type LoadedWhenDue, loadWhenDue, median, type Server, serve } from './load.ts'

const whole: Amount = { name: 'backup', accounts: 100, buildings: 2000, codes: 1_000_000, answers: 0, busy: 0 }
const some: Amount = { name: 'backup_quick', accounts: 100, buildings: 200, codes: 20_000, answers: 0, busy: 0 }
const most = 60
const steady = { rate: 40, seconds: 10 }
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

/** An encrypted backup of 1,000,000 rows to a folder while somebody works, and its restore with the check of every page and index. */
export const backup = async ({ quick }: Options): Promise<Figure[]> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'lintel-bench-backup-'))
  chmodSync(dir, 0o711)
  const cluster = await openCluster(path.join(dir, 'pg'))
  try {
    await fill(cluster, quick ? some : whole)
    return await measure(cluster, dir, quick ? 3 : 5)
  } finally {
    await cluster.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

const fill = async (cluster: BenchCluster, amount: Amount): Promise<void> => {
  const name = await fillDatabase(cluster, amount)
  await withClient(cluster.config(), admin => admin.query(`alter database ${name} rename to lintel`))
}

/** Scans as the phones of visitors send them, and lists of staff, by accounts in turn. */
const asked: readonly BenchRequest[] = Array.from({ length: 100 }, (_, n) => {
  const filter = encodeURIComponent(JSON.stringify({ gId: accountId(n) }))
  const list = { path: `/csm/QrCode/GetQrCodes?filter=${filter}`, headers: { 'user-token': tokenOf(n) } }
  const scans = Array.from({ length: 9 }, (_one, i) => ({ path: `/q/${addressOfCode(n * 10 + i)}`, headers: { 'user-agent': phone } }))
  return [...scans, list]
}).flat()

const measure = async (cluster: BenchCluster, dir: string, times: number): Promise<Figure[]> => {
  const folder = path.join(dir, 'place')
  const server = await serve('ours', cluster, 'lintel')
  try {
    await loadWhenDue(server, { ...steady, requests: asked, seconds: 3 })
    // In turn, so that both meet the same machine; the round with the middle ratio is told.
    const rounds: Round[] = []
    for (let i = 0; i < times; i++) rounds.push(await measureRound(server, folder))
    const ratio = median(rounds.map(one => one.ratio))
    const { quiet, busy, rows, took } = rounds.find(one => one.ratio === ratio) ?? never()
    const start = performance.now()
    const restore = { place: createFolderPlace(folder), key: pieceKey(backupKey), at: null, dir: path.join(dir, 'restored') }
    const { faults } = await restoreDatabase(restore)
    const back = performance.now() - start
    const what = `${rows.toLocaleString('en')} rows`
    const limit = (ms: number) => ({ ours: ms / 1000, unit: 's', target: `≤ ${most} s`, ok: ms <= most * 1000 })
    return [
      { name: `backup of ${what}`, ...limit(took) },
      {
        name: `${steady.rate} scans and lists a second during it, p99`,
        ours: busy.p99,
        unit: 'ms',
        bare: quiet.p99,
        ratio,
        target: '≤ 2 × quiet',
        ok: ratio <= 2 && busy.failed + quiet.failed === 0,
        more: { rounds },
      },
      { name: `restore of ${what}, each page checked`, ...limit(back), ok: back <= most * 1000 && faults.length === 0 },
    ]
  } finally {
    server.stop()
  }
}

type Round = { quiet: LoadedWhenDue; busy: LoadedWhenDue; ratio: number; rows: number; took: number }

/** The same seconds without a backup and with one. */
const measureRound = async (server: Server, folder: string): Promise<Round> => {
  const quiet = await loadWhenDue(server, { ...steady, requests: asked })
  const start = performance.now()
  const making = server.backUp(folder).then(rows => ({ rows, took: performance.now() - start }))
  const [busy, made] = await Promise.all([loadWhenDue(server, { ...steady, requests: asked }), making])
  return { quiet, busy, ratio: busy.p99 / quiet.p99, ...made }
}

const never = (): never => {
  throw new Error('no round was measured')
}
