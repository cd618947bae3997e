import { desc } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { type BackupRun, GetBackups as call } from '../contract.ts'
import { readKept, readLog } from '../kept.server.ts'
import { backupRun } from '../tables.ts'

/** Runs that the page shows. */
const LATEST = 20

export const GetBackups = handle(
  call,
  async ({ backups, system }) => {
    if (backups === 'off' || backups === 'external') return null
    const { installation, LogBehind } = await system('how far the log is copied', readLog)
    return { ...(await readKept(backups, installation)), LogBehind }
  },
  async ({ tx, backups }, _input, kept) => {
    const rows = await tx.select().from(backupRun).orderBy(desc(backupRun.StartedDate)).limit(LATEST)
    const Runs = rows.map(({ Place: _place, StartedDate, EndedDate, ...row }): BackupRun => {
      return { ...row, StartedDate: StartedDate.getTime(), EndedDate: EndedDate?.getTime() ?? null }
    })
    const none = { Place: null, Encrypted: false, Problem: null, Kept: [], LogBehind: null }
    return { State: kept ? 'On' : backups === 'external' ? 'External' : 'Off', ...(kept ?? none), Runs }
  },
)
