import path from 'node:path'
import { BackupRefused } from '../../../platform/backup/backupRefused.ts'
import { makeBackup } from '../../../platform/backup/makeBackup.ts'
import { openPlace } from '../../../platform/backup/openPlace.ts'
import { type BackupSettings, openKeys } from '../../../platform/backup/place.ts'
import { tryRestore } from '../../../platform/backup/tryRestore.ts'
import { ownerOf } from '../../../platform/db/cluster.ts'
import { job } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { mailTestRestore } from './mail.server.ts'
import { beginRun, endRun } from './runs.server.ts'

/** Of a backup that was asked for by hand its run, which stands already. */
type BackupJobData = { RunId?: string }

const HOURS = 4 * 3600

/**
 * Makes a backup where a place is set: every night, when somebody asks, and when the log begins anew. A run that overlaps another one is refused
 * and told as such; one that failed is not tried again by itself, for the next night does.
 */
export const makeBackups = job<BackupJobData>(
  'backups.make',
  async ({ services }, data) => {
    const settings = services.config.backups
    if (typeof settings === 'string') return
    const id = Object(data).RunId ?? (await begin(services, 'Backup', settings)) // the queue gives repeated work no payload at all
    try {
      const made = await makeBackup(whatToBackUp(services, settings))
      const Rows = Object.values(made.tables).reduce((sum, n) => sum + n, 0)
      await endRun(services.db, id, { State: 'Done', BackupId: made.id, Rows, Files: made.files.count, Size: made.size })
    } catch (error) {
      const { problem, message } = refusalOf(error)
      services.log.error({ problem: message }, 'no backup was made')
      await endRun(services.db, id, { State: 'Failed', Problem: problem, Message: message })
    }
  },
  { every: '23 1 * * *', seconds: HOURS },
)

/** Restores the newest backup into a folder of its own beside the data, every Sunday, looks at it, removes it, and mails what came of it. */
export const testRestore = job<object>(
  'backups.testRestore',
  async ({ services, jobId }) => {
    const settings = services.config.backups
    if (typeof settings === 'string') return
    const id = await begin(services, 'TestRestore', settings)
    try {
      const { manifest, rows, files } = await tryRestore({ ...whatToBackUp(services, settings), dataDir: services.config.dataDir })
      await endRun(services.db, id, { State: 'Done', BackupId: manifest.id, Rows: rows, Files: files, Size: manifest.size })
    } catch (error) {
      const { problem, message } = refusalOf(error)
      services.log.error({ problem: message }, 'the test restore failed')
      await endRun(services.db, id, { State: 'Failed', Problem: problem, Message: message })
    }
    await mailTestRestore(services, id, jobId)
  },
  { every: '43 4 * * 0', seconds: HOURS },
)

const begin = ({ db }: Services, kind: 'Backup' | 'TestRestore', settings: BackupSettings): Promise<string> =>
  db.asSystem('a run of backups begins', tx => beginRun(tx, kind, openPlace(settings).told))

const whatToBackUp = ({ config, files }: Services, settings: BackupSettings) => ({
  owner: ownerOf(path.join(config.dataDir, 'pg'), 'lintel'),
  files,
  place: openPlace(settings),
  key: openKeys(settings),
  secret: config.secret,
})

const refusalOf = (error: unknown): { problem: BackupRefused['problem']; message: string } => {
  if (error instanceof BackupRefused) return error
  return { problem: 'other', message: (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '' }
}
