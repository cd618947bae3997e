import { existsSync } from 'node:fs'
import path from 'node:path'
import { filesOf } from '../src/app/process.ts'
import { sizeText } from '../src/core/sizeText.ts'
import { BackupRefused } from '../src/platform/backup/backupRefused.ts'
import { makeBackup } from '../src/platform/backup/makeBackup.ts'
import { openPlace } from '../src/platform/backup/openPlace.ts'
import { openKeys } from '../src/platform/backup/place.ts'
import { readBackups, readConfig, readEmptyConfig } from '../src/platform/config.ts'
import { openCluster } from '../src/platform/db/cluster.ts'
import { readOptions } from '../src/platform/options.ts'
import { plainly } from '../src/platform/startRefused.ts'

/**
 * `npm run backup [-- TO]`: a backup of the installation in DATA_DIR to the folder or `s3://bucket/prefix` TO, or to BACKUP_TO. The server may be
 * at work.
 */
const usage = `npm run backup -- [TO]
Backs up the installation in DATA_DIR to TO (a folder, or s3://bucket/prefix; without it BACKUP_TO), while the server may be at work.
BACKUP_KEY encrypts it. The earlier key belongs into BACKUP_KEY_BEFORE.`

const backup = async (): Promise<void> => {
  const { positionals } = readOptions(usage, { allowPositionals: true })
  const { dataDir, databaseUrl } = readEmptyConfig()
  if (databaseUrl)
    throw new BackupRefused(
      'other',
      'DATABASE_URL names a PostgreSQL of your own, which is backed up by its own tools: pg_basebackup, pgBackRest, or the snapshots of its provider, with a copy of the uploaded files beside. docs/operating.md shows how.',
    )
  if (!existsSync(path.join(dataDir, 'pg/data/PG_VERSION')))
    throw new BackupRefused('other', `There is no installation in ${dataDir}. Set DATA_DIR.`)
  const to = positionals[0] ?? process.env.BACKUP_TO
  if (!to) throw new BackupRefused('other', 'Say where to: npm run backup -- /mnt/backups, or s3://bucket/prefix; or set BACKUP_TO.')
  const { to: place, key, before } = readBackups(process.env, to, positionals[0] ? 'TO' : 'BACKUP_TO')
  const config = readConfig()
  const began = performance.now()
  const cluster = await openCluster(path.join(dataDir, 'pg'), { durable: config.durable })
  try {
    const of = { owner: cluster.config('lintel'), files: filesOf(config), place: openPlace({ to: place }), secret: config.secret }
    const made = await makeBackup({ ...of, key: openKeys({ key, before }) })
    const rows = Object.values(made.tables)
      .reduce((sum, n) => sum + n, 0)
      .toLocaleString('en')
    console.log(
      `\n  Backup ${made.id} in ${of.place.told}: ${rows} rows, ${made.files.count} files, ${sizeText(made.size)} in ${seconds(began)} s.`,
    )
    if (made.files.missing > 0) console.log(`  ${made.files.missing} files that the database knows are not in the file store.`)
    if (!made.secret)
      console.log('  It is not encrypted (BACKUP_KEY), so the installation’s secret is not in it: keep that apart. A restore needs it.')
    console.log('')
  } finally {
    await cluster.stop()
  }
}

const seconds = (from: number): string => ((performance.now() - from) / 1000).toFixed(1)

await backup().catch(error => {
  console.error(`\n  No backup was made. ${plainly(error)}\n`)
  process.exitCode = 1
})
