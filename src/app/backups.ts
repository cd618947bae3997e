import path from 'node:path'
import { makeBackups } from '../features/base/backups/jobs.ts'
import { followLog, forgetLog } from '../platform/backup/followLog.ts'
import { openPlace } from '../platform/backup/openPlace.ts'
import { openKeys } from '../platform/backup/place.ts'
import { ownerOf } from '../platform/db/cluster.ts'
import type { Services } from '../platform/services.ts'

/**
 * Copies the log of the embedded PostgreSQL and the uploaded files to where backups go, for as long as this process does jobs. A backup is made
 * where the log begins anew or BACKUP_KEY is new.
 * Without such a place PostgreSQL keeps nothing for it any more. Returns how to end.
 */
export const copyLog = ({ config, db, files, jobs, log }: Services): (() => Promise<void>) => {
  const { backups, dataDir } = config
  if (backups === 'external') return async () => {}
  const owner = ownerOf(path.join(dataDir, 'pg'), 'lintel')
  if (backups === 'off') {
    const forgotten = forgetLog(owner).catch(() => {})
    return () => forgotten
  }
  const onBackupDue = () =>
    db.asSystem('a backup that the log or a new key begins with', (_tx, client) => jobs.enqueue(client, makeBackups, {}))
  return followLog({ owner, place: openPlace(backups), key: openKeys(backups), files, onBackupDue, log })
}
