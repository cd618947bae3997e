import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFolderPlace } from '../src/platform/backup/folderPlace.ts'
import { makeBackup } from '../src/platform/backup/makeBackup.ts'
import { pieceKey } from '../src/platform/backup/piece.ts'
import { restoreDatabase } from '../src/platform/backup/restore.ts'
import { withClient } from '../src/platform/db/client.ts'
import { openCluster } from '../src/platform/db/cluster.ts'
import { createDiskStore } from '../src/platform/files/disk.ts'
import { type Amount, accountId, type BenchCluster, benchSecret, filled, tokenOf } from './data.ts'
import type { Figure, Options } from './figure.ts'
import { load, serve } from './load.ts'

const whole: Amount = { name: 'backup', accounts: 100, buildings: 2000, codes: 1_000_000, answers: 0, busy: 0 }
const some: Amount = { name: 'backup_quick', accounts: 100, buildings: 200, codes: 20_000, answers: 0, busy: 0 }
const most = 60
const steady = { connections: 4 }

/** An encrypted backup of 1,000,000 rows to a folder while somebody works, and its restore with the check of every page and index. */
export const backup = async ({ quick }: Options): Promise<Figure[]> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'lintel-bench-backup-'))
  chmodSync(dir, 0o711)
  const cluster = await openCluster(path.join(dir, 'pg'))
  try {
    await fill(cluster, quick ? some : whole)
    return await measure(cluster, dir, quick ? 3 : 15)
  } finally {
    await cluster.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

const fill = async (cluster: BenchCluster, amount: Amount): Promise<void> => {
  const name = await filled(cluster, amount)
  await withClient(cluster.config(), admin => admin.query(`alter database ${name} rename to lintel`))
}

const measure = async (cluster: BenchCluster, dir: string, seconds: number): Promise<Figure[]> => {
  const [place, key] = [createFolderPlace(path.join(dir, 'place')), pieceKey('a key of forty characters for the bench')]
  const of = { owner: cluster.config('lintel'), files: createDiskStore(path.join(dir, 'files')), place, key, secret: benchSecret }
  const server = await serve('ours', cluster, 'lintel')
  const asked = Array.from({ length: 100 }, (_, n) => {
    const filter = encodeURIComponent(JSON.stringify({ gId: accountId(n) }))
    return { path: `/csm/QrCode/GetQrCodes?filter=${filter}`, headers: { 'user-token': tokenOf(n) } }
  })
  const made = async () => {
    const start = performance.now()
    const { tables } = await makeBackup(of)
    return { took: performance.now() - start, rows: Object.values(tables).reduce((sum, n) => sum + n, 0) }
  }
  try {
    await load(server, asked, { seconds: 3, ...steady })
    const quiet = await load(server, asked, { seconds, ...steady })
    const [busy, { took, rows }] = await Promise.all([load(server, asked, { seconds, ...steady }), made()])
    const start = performance.now()
    const { faults } = await restoreDatabase({ place, key, at: null, dir: path.join(dir, 'restored') })
    const back = performance.now() - start
    const what = `${rows.toLocaleString('en')} rows`
    const limit = (ms: number) => ({ ours: ms / 1000, unit: 's', target: `≤ ${most} s`, ok: ms <= most * 1000 })
    return [
      { name: `backup of ${what}`, ...limit(took) },
      {
        name: 'list calls beside it, p99',
        ours: busy.p99,
        unit: 'ms',
        bare: quiet.p99,
        ratio: busy.p99 / quiet.p99,
        target: '≤ 2 × quiet',
        ok: busy.p99 <= 2 * quiet.p99 && busy.failed === 0,
      },
      { name: `restore of ${what}, each page checked`, ...limit(back), ok: back <= most * 1000 && faults.length === 0 },
    ]
  } finally {
    server.stop()
  }
}
