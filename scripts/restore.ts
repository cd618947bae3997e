import { BackupRefused } from '../src/platform/backup/backupRefused.ts'
import { formatMoment } from '../src/platform/backup/logPieces.ts'
import { openPlace } from '../src/platform/backup/openPlace.ts'
import { openKeys } from '../src/platform/backup/place.ts'
import { restoreInstallation } from '../src/platform/backup/restoreInstallation.ts'
import { readBackups, readEmptyConfig } from '../src/platform/config.ts'
import { createS3Store } from '../src/platform/files/s3.ts'
import { readOptions } from '../src/platform/options.ts'
import { plainly } from '../src/platform/startRefused.ts'

/**
 * `npm run restore -- FROM [--at 2026-11-22T18:00:00Z] [--installation ID] [--over DATA_DIR]`: an installation from the backups in the folder or
 * `s3://bucket/prefix` FROM into an empty DATA_DIR: its last state, or that of a moment.
 */
const usage = `npm run restore -- FROM [--at 2026-11-22T18:00:00Z] [--installation ID] [--over DATA_DIR]
Restores an installation from the backups in FROM (a folder, or s3://bucket/prefix; without it BACKUP_TO) into an empty DATA_DIR.
--at: as it was at that moment. --installation: where FROM has backups of several. --over: puts what is in DATA_DIR aside.
BACKUP_KEY and BACKUP_KEY_BEFORE hold the keys of the backups. Ends with 1, and the list, where an uploaded file is missing.`
const options = { at: { type: 'string' }, installation: { type: 'string' }, over: { type: 'string' } } as const

const restore = async (): Promise<boolean> => {
  const { values, positionals } = readOptions(usage, { allowPositionals: true, options })
  const { dataDir, databaseUrl, s3, secret } = readEmptyConfig()
  const from = positionals[0] ?? process.env.BACKUP_TO
  if (!from) throw new BackupRefused('other', `Say where from: ${usage.split('\n')[0]}`)
  if (databaseUrl)
    throw new BackupRefused(
      'other',
      'DATABASE_URL names a PostgreSQL of your own, which is restored by its own tools. docs/operating.md shows how.',
    )
  const { to, key, before } = readBackups(process.env, from, positionals[0] ? 'FROM' : 'BACKUP_TO')
  const began = performance.now()
  const back = await restoreInstallation({
    place: openPlace({ to }),
    key: openKeys({ key, before }),
    at: momentIn(values.at),
    installation: values.installation,
    over: values.over,
    dataDir,
    secret,
    files: s3 ? createS3Store(s3) : null,
    tell: line => console.log(`  ${line}`),
  })
  const { manifest, files, rows, tables, faults } = back
  console.log(
    `\n  Restored into ${dataDir} in ${((performance.now() - began) / 1000).toFixed(1)} s, as it was at ${formatMoment(back.reached)}:`,
  )
  console.log(
    `  ${rows.toLocaleString('en')} rows in ${Object.keys(tables).length} tables, ${files.count} uploaded files; backup ${manifest.id} of Lintel ${manifest.product}.`,
  )
  for (const [name, n] of Object.entries(tables))
    if (n !== manifest.tables[name])
      console.log(
        `    ${name}: ${n.toLocaleString('en')} rows (${(manifest.tables[name] ?? 0).toLocaleString('en')} when the backup was made)`,
      )
  if (back.aside) console.log(`  What was in ${dataDir} before is in ${back.aside}.`)
  for (const one of files.missing) console.log(`  MISSING in the backup, or damaged there: the uploaded file ${one}.`)
  for (const fault of faults) console.log(`  NOT AS IT SHOULD BE: ${fault}`)
  const whole = faults.length === 0 && files.missing.length === 0
  console.log(faults.length === 0 ? '  Checked: every page and every index is whole. "npm start" starts it.\n' : '')
  return whole
}

const momentIn = (text: string | undefined): number | null => {
  if (text === undefined) return null
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment))
    throw new BackupRefused('other', `--at is a moment with its zone, such as 2026-11-22T18:00:00Z, but is "${text}".`)
  return moment
}

await restore().then(
  good => {
    if (!good) process.exitCode = 1
  },
  error => {
    console.error(`\n  Nothing was restored. ${plainly(error)}\n`)
    process.exitCode = 1
  },
)
