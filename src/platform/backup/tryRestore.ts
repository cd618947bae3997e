import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { withClient } from '../db/client.ts'
import type { FileStore } from '../files/fileStore.ts'
import { BackupRefused } from './backupRefused.ts'
import { listFiles, readCopiedFile } from './copyFiles.ts'
import type { Manifest } from './manifest.ts'
import type { PieceKey } from './piece.ts'
import type { BackupPlace } from './place.ts'
import { identify, withReplication } from './replication.ts'
import { restoreDatabase } from './restore.ts'

export type TrialOf = {
  /** The living installation, whose backups are tried. */
  owner: pg.PoolConfig
  place: BackupPlace
  key: PieceKey | null
  files: FileStore
  dataDir: string
}
export type Trial = { manifest: Manifest; rows: number; files: number }

const folder = 'test-restore-'

/**
 * Restores the newest backup and its log beside the living installation, reads every uploaded file of it, and removes all of it again.
 * Throws `BackupRefused` with what was wrong.
 */
export const tryRestore = async (of: TrialOf): Promise<Trial> => {
  const { owner, place, key, dataDir } = of
  const { installation } = await withReplication(owner, identify)
  for (const left of await readdir(dataDir))
    if (left.startsWith(folder)) await rm(path.join(dataDir, left), { recursive: true, force: true })
  const dir = path.join(dataDir, `${folder}${process.pid}`)
  try {
    await mkdir(dir, { mode: 0o711 })
    let keys: string[] = []
    const wanted = { place, key, at: null, installation, newestOnly: true, dir: path.join(dir, 'pg') }
    const restored = await restoreDatabase(wanted, async restoredOwner => {
      keys = await withClient(restoredOwner, client => listFiles(client))
    })
    const faults = [...restored.faults, ...(await findMissing(of, restored.place, keys))]
    if (faults.length > 0) throw new BackupRefused('damaged', faults.slice(0, 5).join(' '))
    return { manifest: restored.manifest, rows: restored.rows, files: keys.length }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Files that a restore would miss. One that is not in the file store either is missing in the portal, not in the backup. */
const findMissing = async ({ files, key }: TrialOf, place: BackupPlace, keys: readonly string[]): Promise<string[]> => {
  const faults: string[] = []
  for (const one of keys) {
    if (await readCopiedFile(place, one, key)) continue
    const kept = await files.get(one)
    kept?.stream.destroy()
    if (kept) faults.push(`The uploaded file ${one} is missing in the backup, or damaged there.`)
  }
  return faults
}
