import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { toBackupRefused } from './backupRefused.ts'
import type { BackupPlace, PlacedObject } from './place.ts'

const unfinished = '.part'
/** Bytes that are flushed at once: PostgreSQL's commits wait behind a flush on the same disk. */
const FLUSHED = 256 * 1024

/** Backups in a folder of this machine, or of a disk that is mounted there. */
export const createFolderPlace = (folder: string): BackupPlace => {
  const root = path.resolve(folder)
  const at = (name: string): string => {
    const file = path.join(root, name)
    if (!file.startsWith(root + path.sep)) throw new Error(`no name of a backup: ${name}`)
    return file
  }
  const wrapped = async <T>(work: Promise<T>): Promise<T> =>
    work.catch(error => {
      throw toBackupRefused(error, root)
    })
  return {
    told: root,
    put: (name, bytes) => wrapped(write(at(name), bytes)),
    get: name => wrapped(readFile(at(name)).catch(whenThere)),
    list: below => wrapped(list(root, below)),
    remove: names => wrapped(removeAll(root, names.map(at))),
  }
}

const whenThere = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Written aside, flushed and then renamed: what a crash or a full disk leaves is never taken for an object. */
const write = async (file: string, bytes: Buffer): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.${randomUUID()}${unfinished}`
  try {
    const handle = await open(part, 'wx', 0o600)
    try {
      for (let at = 0; at < bytes.length; at += FLUSHED) {
        await handle.writeFile(bytes.subarray(at, at + FLUSHED))
        await handle.datasync()
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

const list = async (root: string, below: string): Promise<PlacedObject[]> => {
  const entries = await readdir(path.join(root, below), { recursive: true, withFileTypes: true }).catch(whenThere)
  const files = (entries ?? []).filter(one => one.isFile() && !one.name.endsWith(unfinished))
  const found: PlacedObject[] = []
  for (const one of files) {
    const file = path.join(one.parentPath, one.name)
    const { size, mtime } = await stat(file)
    found.push({ name: path.relative(root, file).split(path.sep).join('/'), size, at: mtime })
  }
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** With the folders that become empty by it. */
const removeAll = async (root: string, files: readonly string[]): Promise<void> => {
  for (const file of files) await rm(file, { force: true })
  for (let folders = [...new Set(files.map(file => path.dirname(file)))]; folders.length > 0; ) {
    const emptied: string[] = []
    for (const folder of folders.filter(one => one.startsWith(root + path.sep)))
      if (
        await rmdir(folder).then(
          () => true,
          () => false,
        )
      )
        emptied.push(path.dirname(folder))
    folders = [...new Set(emptied)]
  }
}
