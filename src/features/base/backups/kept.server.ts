import { sql } from 'drizzle-orm'
import { BackupRefused } from '../../../platform/backup/backupRefused.ts'
import { findUses, type KeptFor } from '../../../platform/backup/keeping.ts'
import { finishedBackups, type Manifest, ownOf, readManifest } from '../../../platform/backup/manifest.ts'
import { openPlace } from '../../../platform/backup/openPlace.ts'
import { type BackupSettings, openKeys, openSubfolder } from '../../../platform/backup/place.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { KeptBackup } from './contract.ts'

/** The installation as its PostgreSQL names itself, and the bytes of its log that are not copied yet; null while nobody copies it. */
export const readLog = async (tx: Tx): Promise<{ installation: string; LogBehind: number | null }> => {
  const { rows } = await tx.execute<{ installation: string; behind: string | number | null }>(sql`
    select system_identifier::text as installation,
      (select pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::bigint from pg_replication_slots where slot_name = 'lintel_backup' and active) as behind
    from pg_control_system()`)
  const [{ installation, behind } = { installation: '', behind: null }] = rows
  return { installation, LogBehind: behind === null ? null : Math.max(0, Number(behind)) }
}

/** The backups of an installation in a place, the newest first; or what keeps the place from being read. */
export const readKept = async (settings: BackupSettings, installation: string) => {
  const [place, key] = [openPlace(settings), openKeys(settings)]
  const known = { Place: place.told, Encrypted: settings.key !== null }
  try {
    const own = openSubfolder(place, installation)
    const ids = await finishedBackups(own)
    const read = await Promise.all(ids.map(id => readManifest(own, id, key).catch(refusalIn)))
    const manifests = read.flatMap(one => (one instanceof BackupRefused ? [] : [one]))
    const problem = read.find(one => one instanceof BackupRefused)?.problem ?? null
    const uses = findUses(
      ids,
      ownOf(manifests).map(({ id }) => id),
    )
    return { ...known, Problem: problem, Kept: manifests.toReversed().map(one => keptOf(one, uses(one.id))) }
  } catch (error) {
    if (error instanceof BackupRefused) return { ...known, Problem: error.problem, Kept: [] }
    throw error
  }
}

const refusalIn = (error: unknown): BackupRefused => {
  if (error instanceof BackupRefused) return error
  throw error
}

const keptOf = ({ id, finished, size, tables, files }: Manifest, uses: KeptFor[]): KeptBackup => ({
  BackupId: id,
  FinishedDate: finished,
  Size: size,
  Rows: Object.values(tables).reduce((sum, n) => sum + n, 0),
  Files: files.count,
  For: uses,
})
