import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { openPlace } from '../../../../platform/backup/openPlace.ts'
import { handle } from '../../../../platform/handle.ts'
import { StartBackup as call } from '../contract.ts'
import { makeBackups } from '../jobs.ts'
import { backupMessages } from '../rules.ts'
import { beginRun } from '../runs.server.ts'
import { backupRun } from '../tables.ts'

export const StartBackup = handle(call, async ({ tx, backups, enqueue, audit }) => {
  if (typeof backups === 'string') throw new Refusal('sys.obj.cfl', backupMessages[backups])
  const RunId = await beginRun(tx, 'Backup', openPlace(backups).told)
  const running = await tx.$count(backupRun, and(eq(backupRun.Kind, 'Backup'), eq(backupRun.State, 'Running')))
  if (running > 1) throw new Refusal('sys.obj.cfl', backupMessages.busy)
  await enqueue(makeBackups, { RunId })
  audit({ Object: 'backup_run', ObjectId: RunId, After: { Kind: 'Backup' } })
  return { RunId }
})
