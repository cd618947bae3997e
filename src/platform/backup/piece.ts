import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { BackupRefused } from './backupRefused.ts'

/** Bytes of a stream that make one piece: what is kept in memory at once. */
export const PIECE = 8 * 1024 * 1024

const mark = Buffer.from('LBK1')
/** How a piece is stored. `encrypted`: by an earlier Lintel, without the mark of its key. */
const [encrypted, marked] = [1, 2]
const [nonceBytes, tagBytes, sumBytes, markBytes] = [12, 16, 32, 4]

/** Keys of encrypted pieces: `current` encrypts (null: nothing is encrypted), `all` decrypt. */
export type PieceKey = { readonly current: Buffer | null; readonly all: readonly Buffer[] }

/** The keys from the texts that people keep (BACKUP_KEY, BACKUP_KEY_BEFORE). Null without any. */
export const pieceKey = (text: string | null, before: readonly string[] = []): PieceKey | null => {
  const all = [...(text === null ? [] : [text]), ...before].map(one => Buffer.from(hkdfSync('sha256', one, '', 'lintel backup', 32)))
  return all.length === 0 ? null : { current: text === null ? null : (all[0] ?? null), all }
}

const markOfKey = (key: Buffer): Buffer =>
  createHash('sha256').update('lintel backup key mark\n').update(key).digest().subarray(0, markBytes)

/** Tells the key that encrypts new pieces from others: 8 hex digits, or `open` without one. */
export const currentMark = (key: PieceKey | null): string => (key?.current ? markOfKey(key.current).toString('hex') : 'open')

/** Marks of all keys that can be read with, the current one first. */
export const allMarks = (key: PieceKey | null): string[] => [
  ...new Set([currentMark(key), ...(key?.all ?? []).map(one => markOfKey(one).toString('hex')), 'open']),
]

/** The mark of the key that a sealed piece is encrypted with; null where an earlier Lintel did not write one. */
export const pieceMark = (sealed: Buffer): string | null => {
  if (sealed[mark.length] === encrypted) return null
  const at = mark.length + 1
  return sealed[mark.length] === marked ? sealed.subarray(at, at + markBytes).toString('hex') : 'open'
}

const sumOf = (name: string, bytes: Buffer): Buffer => createHash('sha256').update(`${name}\n`).update(bytes).digest()

/**
 * Bytes as they lie in a backup: compressed, with a key encrypted (AES-256-GCM), and with a SHA-256 at their end that also covers their
 * name, so that each piece shows by itself that it is whole and lies in its own place.
 */
export const sealPieceSync = (name: string, plain: Uint8Array, pieceKeys: PieceKey | null): Buffer => {
  const key = pieceKeys?.current ?? null
  const packed = zstdCompressSync(plain, { params: { [constants.ZSTD_c_compressionLevel]: 1 } })
  const parts: Buffer[] = [mark, Buffer.from([key ? marked : 0])]
  if (key) {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
    const body = Buffer.concat([cipher.update(packed), cipher.final()])
    parts.push(markOfKey(key), nonce, cipher.getAuthTag(), body)
  } else parts.push(packed)
  const all = Buffer.concat(parts)
  return Buffer.concat([all, sumOf(name, all)])
}

/** The SHA-256 at the end of a sealed piece. */
export const pieceSum = (sealed: Buffer): string => sealed.subarray(-sumBytes).toString('hex')

/** The bytes of a piece. Throws `BackupRefused` where it was cut, changed or moved, or the key does not fit. */
export const openPieceSync = (name: string, sealed: Buffer, key: PieceKey | null): Buffer => {
  const [all, sum] = [sealed.subarray(0, -sumBytes), sealed.subarray(-sumBytes)]
  if (sealed.length < mark.length + 1 + sumBytes || !all.subarray(0, mark.length).equals(mark) || !sum.equals(sumOf(name, all)))
    throw new BackupRefused('damaged', `The backup is damaged: ${name} was cut off or changed.`)
  const body = all.subarray(mark.length + 1)
  const packed = openBody(name, { form: all[mark.length] ?? 0, body }, key)
  try {
    return zstdDecompressSync(packed)
  } catch (cause) {
    throw new BackupRefused('damaged', `The backup is damaged: ${name} cannot be read.`, { cause })
  }
}

const openBody = (name: string, { form, body }: { form: number; body: Buffer }, key: PieceKey | null): Buffer => {
  if (form !== encrypted && form !== marked) return body
  if (!key) throw new BackupRefused('key', 'The backup is encrypted. Set BACKUP_KEY to the key that it was made with.')
  if (form === marked) {
    const wanted = body.subarray(0, markBytes)
    const keys = key.all.filter(one => markOfKey(one).equals(wanted))
    return decrypt(name, body.subarray(markBytes), keys)
  }
  return decrypt(name, body, key.all)
}

const decrypt = (name: string, body: Buffer, keys: readonly Buffer[]): Buffer => {
  for (const key of keys)
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, nonceBytes))
      decipher.setAAD(Buffer.from(name)).setAuthTag(body.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(body.subarray(nonceBytes + tagBytes)), decipher.final()])
    } catch {}
  throw new BackupRefused(
    'key',
    'The backup was encrypted with another key than BACKUP_KEY. Add the key that it was made with to BACKUP_KEY_BEFORE.',
  )
}
