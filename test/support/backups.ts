import { mkdtempSync, rmSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { createFolderPlace } from '../../src/platform/backup/folderPlace.ts'
import { withClient } from '../../src/platform/db/client.ts'
import { openCluster, ownerOf, startAside } from '../../src/platform/db/cluster.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { createDiskStore } from '../../src/platform/files/disk.ts'
import { killPostgres } from './processes.ts'

const folders: string[] = []

/** A folder of a test's own that also the user of PostgreSQL gets through. */
export const newFolder = async (name: string): Promise<string> => {
  const dir = mkdtempSync(path.join(tmpdir(), `lintel-${name}-`))
  await chmod(dir, 0o711)
  folders.push(dir)
  return dir
}

/** A migrated PostgreSQL of a test file's own with a file store and a place for backups; it ends with the file. */
export const openInstallation = async () => {
  const dir = await newFolder('backed')
  const cluster = await openCluster(path.join(dir, 'pg'), { durable: false })
  afterAll(async () => {
    await cluster.stop()
    for (const folder of folders.splice(0)) {
      killPostgres(folder) // stopping it leaves it to whoever holds it too, as a process that was just killed does for a moment
      rmSync(folder, { recursive: true, force: true })
    }
  })
  await withClient(cluster.config(), client => client.query('create database lintel'))
  // What is answered must stand in the log, or the log could not promise it.
  await withClient(cluster.config(), client => client.query('alter database lintel set synchronous_commit = on'))
  const owner = cluster.config('lintel')
  await migrate(owner)
  const backups = path.join(dir, 'backups')
  await mkdir(backups)
  return {
    dir,
    owner,
    backups,
    place: createFolderPlace(backups),
    files: createDiskStore(path.join(dir, 'files')),
    secret: 'a secret of more than thirty-two characters',
  }
}

/** Rows of a statement in a folder that was restored, whose PostgreSQL runs just for it. */
export const askRestored = async <Row>(dir: string, sql: string): Promise<Row[]> => {
  const stop = await startAside(dir, {})
  try {
    return await withClient(ownerOf(dir, 'lintel'), async client => (await client.query(sql)).rows)
  } finally {
    await stop()
  }
}
