import path from 'node:path'
import type { Language } from '../../../core/words.ts'
import { BackupRefused } from '../../../platform/backup/backupRefused.ts'
import { makeBackup } from '../../../platform/backup/makeBackup.ts'
import { pieceKey } from '../../../platform/backup/piece.ts'
import { type BackupSettings, openPlace } from '../../../platform/backup/place.ts'
import { tryRestore } from '../../../platform/backup/tryRestore.ts'
import { ownerOf } from '../../../platform/db/cluster.ts'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import type { Services } from '../../../platform/services.ts'
import { wordsFor } from '../../../platform/words.ts'
import { moveTask } from '../tasks/data.ts'
import { mailTestRestore } from './mail.server.ts'
import { beginRun, endRun } from './runs.server.ts'
import { words } from './words.ts'

/** Who waits for a backup that was asked for by hand; the nightly one has nobody. */
type Asked = InAccount & { TaskId: string; Language: Language }

const HOURS = 4 * 3600

/**
 * Makes a backup where a place is set: every night, when somebody asks, and when the log begins anew. A run that overlaps another one is refused
 * and told as such; one that failed is not tried again by itself, for the next night does.
 */
export const makeBackups = job<Partial<Asked>>(
  'backups.make',
  async ({ services }, data) => {
    const settings = services.config.backups
    if (typeof settings === 'string') return
    const asked = askedIn(data)
    await move(services, asked, { State: 'Running' })
    const id = await beginRun(services.db, 'Backup', openPlace(settings).told)
    try {
      const made = await makeBackup(whatToBackUp(services, settings))
      const Rows = Object.values(made.tables).reduce((sum, n) => sum + n, 0)
      await endRun(services.db, id, { State: 'Done', BackupId: made.id, Rows, Files: made.files.count, Size: made.size })
      await move(services, asked, { State: 'Done', Done: 1 })
    } catch (error) {
      const { problem, message } = refusalOf(error)
      services.log.error({ problem: message }, 'no backup was made')
      await endRun(services.db, id, { State: 'Failed', Problem: problem, Message: message })
      await move(services, asked, { State: 'Failed', Message: asked && wordsFor(words, asked.Language)(`problems.${problem}`) })
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
    const id = await beginRun(services.db, 'TestRestore', openPlace(settings).told)
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

// The queue gives repeated work no payload at all.
const askedIn = (data: Partial<Asked> | null): Asked | null => {
  const { GroupId, TaskId, Language } = data ?? {}
  return GroupId && TaskId && Language ? { GroupId, TaskId, Language } : null
}

const whatToBackUp = ({ config, files }: Services, settings: BackupSettings) => ({
  owner: ownerOf(path.join(config.dataDir, 'pg'), 'lintel'),
  files,
  place: openPlace(settings),
  key: settings.key === null ? null : pieceKey(settings.key),
  secret: config.secret,
})

const refusalOf = (error: unknown): { problem: BackupRefused['problem']; message: string } => {
  if (error instanceof BackupRefused) return error
  return { problem: 'other', message: (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '' }
}

const move = async (services: Services, asked: Asked | null, progress: Parameters<typeof moveTask>[3]): Promise<void> => {
  if (!asked) return
  const { GroupId, TaskId } = asked
  await services.db.withTenant(GroupId, (_tx, client) => moveTask(client, GroupId, TaskId, progress))
}
