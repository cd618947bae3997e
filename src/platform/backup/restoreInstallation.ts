import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { withClient } from '../db/client.ts'
import { ownerOf } from '../db/cluster.ts'
import { secretMark } from '../db/logins.ts'
import { createDiskStore } from '../files/disk.ts'
import type { FileStore } from '../files/fileStore.ts'
import { BackupRefused, toBackupRefused } from './backupRefused.ts'
import { readCopiedFile } from './copyFiles.ts'
import type { Manifest } from './manifest.ts'
import type { PieceKey } from './piece.ts'
import type { BackupPlace } from './place.ts'
import { type DatabaseRestored, findBackup, openNamed, type RestoreOf, restoreDatabase } from './restore.ts'

export type InstallationOf = Omit<RestoreOf, 'dir'> & {
  dataDir: string
  /** LINTEL_SECRET, where it is set. */
  secret: string | undefined
  /** Where files go; null: into the data folder. */
  files: FileStore | null
  /** The data folder again, where what it holds may be put aside. */
  over?: string | undefined
}
export type InstallationRestored = DatabaseRestored & { files: FilesRestored; aside: string | null }
/** Uploaded files: how many came back, and the keys of those that the backup does not have whole. */
export type FilesRestored = { count: number; missing: string[] }

/** What of a data folder is an installation. */
const parts = ['pg', 'files', 'secret'] as const

/**
 * Restores an installation into a data folder: made aside in it, looked at, and only then put in its place. What was there before is refused,
 * or put aside where `over` names it. Throws `BackupRefused`; the folder is then as it was.
 */
export const restoreInstallation = async (of: InstallationOf): Promise<InstallationRestored> => {
  const { dataDir, key } = of
  await requireRoom(of)
  const { own, manifest } = await findBackup(of)
  const firstSecret = await findSecret(of, own, manifest)
  await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 }).catch(error => {
    throw toBackupRefused(error, dataDir)
  })
  for (const left of await readdir(dataDir))
    if (left.startsWith(aside)) await rm(path.join(dataDir, left), { recursive: true, force: true })
  const made = path.join(dataDir, `${aside}${process.pid}`)
  try {
    await mkdir(made, { mode: 0o711 })
    let files: FilesRestored = { count: 0, missing: [] }
    const store = of.files ?? createDiskStore(path.join(made, 'files'))
    const restored = await restoreDatabase({ ...of, dir: path.join(made, 'pg') }, async owner => {
      of.tell?.('Uploaded files are put back …')
      files = await withClient(owner, client => restoreFiles(client, { place: own, key, store }))
    })
    const secret = restored.manifest.id === manifest.id ? firstSecret : await findSecret(of, own, restored.manifest)
    if (secret !== null) await writeFile(path.join(made, 'secret'), secret, { mode: 0o600 })
    return { ...restored, files, aside: await putInPlace(dataDir, made) }
  } catch (error) {
    throw toBackupRefused(error, dataDir)
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

const aside = 'restoring-'

const requireRoom = async ({ dataDir, over }: InstallationOf): Promise<void> => {
  const there = parts.filter(part => existsSync(path.join(dataDir, part)))
  if (there.length === 0 || (there.length === 1 && there[0] === 'secret')) return
  const running = await withClient(ownerOf(path.join(dataDir, 'pg')), async () => true).catch(() => false)
  if (running) throw new BackupRefused('other', `Lintel is at work in ${dataDir}. Stop it first, or set DATA_DIR to an empty folder.`)
  if (over !== undefined && path.resolve(over) === dataDir) return
  throw new BackupRefused(
    'other',
    `There is an installation in ${dataDir} already. Set DATA_DIR to an empty folder, or put this one aside with --over ${dataDir}.`,
  )
}

/** The secret to write into the data folder; null where it is known otherwise. It must be the one that the backup was made under. */
const findSecret = async ({ dataDir, secret, key }: InstallationOf, own: BackupPlace, manifest: Manifest): Promise<string | null> => {
  const fits = (one: string) => secretMark(one) === manifest.secretMark
  if (secret !== undefined && fits(secret)) return null
  if (secret !== undefined)
    throw new BackupRefused(
      'other',
      'LINTEL_SECRET is not the secret of this backup: the backup is of another installation, or the secret was changed since.',
    )
  const file = (await readFile(path.join(dataDir, 'secret'), 'utf8').catch(() => '')).trim()
  if (file && fits(file)) return file
  if (manifest.secret) return (await openNamed(own, manifest.secret, key)).toString()
  if (file) throw new BackupRefused('other', `${dataDir}/secret is not the secret of this backup: it is of another installation.`)
  throw new BackupRefused(
    'other',
    `The backup does not hold the installation's secret, because it is not encrypted. Set LINTEL_SECRET to it, or put the file "secret" of the old DATA_DIR into ${dataDir}.`,
  )
}

const restoreFiles = async (
  client: pg.Client,
  { place, key, store }: { place: BackupPlace; key: PieceKey | null; store: FileStore },
): Promise<FilesRestored> => {
  const restored: FilesRestored = { count: 0, missing: [] }
  const { rows } = await client.query<{ key: string; type: string }>(
    `select group_id || '/' || id as key, content_type as type from stored_file order by 1`,
  )
  for (const { key: one, type } of rows) {
    const there = await store.get(one)
    there?.stream.destroy()
    const bytes = there ? null : await readCopiedFile(place, one, key)
    if (bytes) await store.put(one, bytes, { contentType: type })
    if (there || bytes) restored.count += 1
    else restored.missing.push(one)
  }
  return restored
}

/** Puts what was there aside and what was made in its place; tells where the old is, if there was any. */
const putInPlace = async (dataDir: string, made: string): Promise<string | null> => {
  const before = parts.filter(part => existsSync(path.join(dataDir, part)))
  const kept = path.join(dataDir, `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`)
  if (before.length > 0) await mkdir(kept, { mode: 0o711 })
  for (const part of before) await rename(path.join(dataDir, part), path.join(kept, part))
  for (const part of parts) if (existsSync(path.join(made, part))) await rename(path.join(made, part), path.join(dataDir, part))
  return before.some(part => part !== 'secret') ? kept : null
}
