import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

const GB = 1024 ** 3
/** What must be free: the tests of one run take up to 2 GB of it, for a while. */
const LEAST_FREE = 6 * GB
const tmpfs = 0x01021994

const folder = path.join('/dev/shm', `lintel-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)}`)

/** Whether the system has a disk in memory with room for what tests write. */
const hasRoom = (): boolean => {
  try {
    const { type, bavail, bsize } = statfsSync('/dev/shm')
    return type === tmpfs && Math.min(bavail * bsize, process.availableMemory()) > LEAST_FREE
  } catch {
    return false // not Linux
  }
}

/**
 * The folder of this checkout in memory, for what tests make and throw away by the thousand files: databases, clusters, data folders. On a disk
 * they cost a tenth of the run. Null where the system has no room for it.
 */
export const memoryFolder = (): string | null => {
  if (!hasRoom()) return null
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755) // PostgreSQL runs as nobody where tests run as root
  return folder
}

/** Makes the temporary folder of this process and its children one in memory. `remove` ends it with all that is in it. */
export const useMemoryForTemporaryFiles = (): { remove(): void } => {
  const folder = memoryFolder()
  if (!folder) return { remove: () => {} }
  const own = mkdtempSync(path.join(folder, 'tmp-'))
  chmodSync(own, 0o755)
  const before = process.env.TMPDIR
  process.env.TMPDIR = own
  const remove = () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(own, { recursive: true, force: true, maxRetries: 5 })
  }
  return { remove }
}

/** Gives the memory back after a whole run, unless the PostgreSQL of another run works in it. A run of single files leaves it for the next one. */
export const removeMemoryFolder = (): void => {
  if (!existsSync(path.join(folder, 'pg-test/data/postmaster.pid'))) rmSync(folder, { recursive: true, force: true })
}
