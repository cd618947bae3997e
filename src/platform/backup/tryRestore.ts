import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { withClient } from '../db/client.ts'
import { BackupRefused } from './backupRefused.ts'
import { listFiles } from './copyFiles.ts'
import { fileName, type Manifest } from './manifest.ts'
import { currentMark, openPiece, type PieceKey } from './piece.ts'
import type { BackupPlace } from './place.ts'
import { identify, withReplication } from './replication.ts'
import { restoreDatabase } from './restore.ts'

export type TrialOf = {
  /** The living installation, whose backups are tried. */
  owner: pg.PoolConfig
  place: BackupPlace
  key: PieceKey | null
  dataDir: string
}
export type Trial = { manifest: Manifest; rows: number; files: number }

const folder = 'test-restore-'

/**
 * Restores the newest backup and its log beside the living installation, reads every uploaded file of it, and removes all of it again.
 * Throws `BackupRefused` with what was wrong.
 */
export const tryRestore = async ({ owner, place, key, dataDir }: TrialOf): Promise<Trial> => {
  const { installation } = await withReplication(owner, identify)
  for (const left of await readdir(dataDir))
    if (left.startsWith(folder)) await rm(path.join(dataDir, left), { recursive: true, force: true })
  const dir = path.join(dataDir, `${folder}${process.pid}`)
  try {
    await mkdir(dir, { mode: 0o711 })
    let keys: string[] = []
    const wanted = { place, key, at: null, installation, newestOnly: true, dir: path.join(dir, 'pg') }
    const restored = await restoreDatabase(wanted, async restoredOwner => {
      keys = await withClient(restoredOwner, listFiles)
    })
    const faults = [...restored.faults, ...(await brokenFiles(restored.place, keys, key))]
    if (faults.length > 0) throw new BackupRefused('damaged', faults.slice(0, 5).join(' '))
    return { manifest: restored.manifest, rows: restored.rows, files: keys.length }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** A file that was uploaded after the newest backup is not in it yet, and no fault. */
const brokenFiles = async (place: BackupPlace, keys: readonly string[], key: PieceKey | null): Promise<string[]> => {
  const faults: string[] = []
  for (const one of keys) {
    const name = fileName(one, currentMark(key))
    const sealed = await place.get(name)
    if (sealed) await openPiece(name, sealed, key).catch((error: Error) => faults.push(error.message))
  }
  return faults
}
