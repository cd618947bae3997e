import path from 'node:path'
import type { S3Config } from '../files/s3.ts'
import { StartRefused } from '../startRefused.ts'
import type { BackupSettings } from './place.ts'

/** Letters that BACKUP_KEY has at least. */
const LEAST_KEY = 32

/**
 * Where backups go: `s3://bucket/prefix`, or a folder. `s3` is the server of the bucket, `dataDir` the folder that a backup must not lie in, for it would
 * be lost with it. Throws `StartRefused`.
 */
export const placeIn = (
  text: string,
  { name, s3, dataDir }: { name: string; s3: Omit<S3Config, 'bucket'>; dataDir: string },
): BackupSettings['to'] => {
  if (!text.startsWith('s3://')) {
    const folder = path.resolve(text)
    if (folder === dataDir || folder.startsWith(dataDir + path.sep))
      throw new StartRefused(`${name} must not lie in DATA_DIR (${dataDir}): whatever destroys the one would destroy the other.`)
    return { folder }
  }
  const [bucket = '', ...prefix] = text.slice('s3://'.length).split('/').filter(Boolean)
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || !prefix.every(part => /^[\w.-]+$/.test(part)))
    throw new StartRefused(`${name} must be a folder, or s3://bucket/prefix with the bucket's own name, but is "${text}".`)
  return { s3: { ...s3, bucket }, prefix: prefix.join('/') }
}

/** The keys of earlier backups in BACKUP_KEY_BEFORE, apart by blanks or commas. Throws `StartRefused`. */
export const keysBeforeIn = (text: string | undefined): string[] =>
  (text ?? '').split(/[\s,]+/).flatMap(one => backupKeyIn(one, 'BACKUP_KEY_BEFORE') ?? [])

/** Throws `StartRefused` on a key that can be guessed; the key is not repeated. */
export const backupKeyIn = (text: string | undefined, name = 'BACKUP_KEY'): string | null => {
  if (!text) return null
  if (text.trim().length < LEAST_KEY)
    throw new StartRefused(`${name} must have at least ${LEAST_KEY} characters; "openssl rand -base64 32" makes one.`)
  return text.trim()
}
