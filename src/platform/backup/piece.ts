import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { BackupRefused } from './backupRefused.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Bytes of a stream that make one piece: what is kept in memory at once. */
export const PIECE = 8 * 1024 * 1024

const mark = Buffer.from('LBK1')
const [encrypted, nonceBytes, tagBytes, sumBytes] = [1, 12, 16, 32]

/** The key of encrypted pieces, from the text that people keep (BACKUP_KEY). */
export const pieceKey = (text: string): Buffer => Buffer.from(hkdfSync('sha256', text, '', 'lintel backup', 32))

const sumOf = (name: string, bytes: Buffer): Buffer => createHash('sha256').update(`${name}\n`).update(bytes).digest()

/**
 * Bytes as they lie in a backup: compressed, with a key encrypted (AES-256-GCM), and with a SHA-256 at their end that also covers their
 * name, so that each piece shows by itself that it is whole and lies in its own place.
 */
export const sealPiece = async (name: string, plain: Uint8Array, key: Buffer | null): Promise<Buffer> => {
  const packed = await compress(plain, { params: { [constants.ZSTD_c_compressionLevel]: 1 } })
  const parts = [mark, Buffer.from([key ? encrypted : 0])]
  if (key) {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
    const body = Buffer.concat([cipher.update(packed), cipher.final()])
    parts.push(nonce, cipher.getAuthTag(), body)
  } else parts.push(packed)
  const all = Buffer.concat(parts)
  return Buffer.concat([all, sumOf(name, all)])
}

/** The SHA-256 at the end of a sealed piece. */
export const pieceSum = (sealed: Buffer): string => sealed.subarray(-sumBytes).toString('hex')

/** The bytes of a piece. Throws `BackupRefused` where it was cut, changed or moved, or the key does not fit. */
export const openPiece = async (name: string, sealed: Buffer, key: Buffer | null): Promise<Buffer> => {
  const [all, sum] = [sealed.subarray(0, -sumBytes), sealed.subarray(-sumBytes)]
  if (sealed.length < mark.length + 1 + sumBytes || !all.subarray(0, mark.length).equals(mark) || !sum.equals(sumOf(name, all)))
    throw new BackupRefused('damaged', `The backup is damaged: ${name} was cut off or changed.`)
  const body = all.subarray(mark.length + 1)
  const packed = all[mark.length] === encrypted ? decrypt(name, body, key) : body
  return decompress(packed).catch(cause => {
    throw new BackupRefused('damaged', `The backup is damaged: ${name} cannot be read.`, { cause })
  })
}

const decrypt = (name: string, body: Buffer, key: Buffer | null): Buffer => {
  if (!key) throw new BackupRefused('key', 'The backup is encrypted. Set BACKUP_KEY to the key that it was made with.')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, nonceBytes))
    decipher.setAAD(Buffer.from(name)).setAuthTag(body.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([decipher.update(body.subarray(nonceBytes + tagBytes)), decipher.final()])
  } catch (cause) {
    throw new BackupRefused('key', 'The backup was encrypted with another key than BACKUP_KEY.', { cause })
  }
}
