import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const mark = 'sealed.1.'
const keyOf = (secret: string) => createHash('sha256').update(`qr form fields ${secret}`).digest()

/** A text under the server's key (AES-256-GCM), as `sealed.1.…`; an empty text stays empty. */
export const seal = (secret: string, text: string): string => {
  if (text === '') return ''
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return mark + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** The text of a seal; '' when it was made under another key or changed. A text without a seal is given back as it is. */
export const unseal = (secret: string, sealed: string): string => {
  if (!sealed.startsWith(mark)) return sealed
  const bytes = Buffer.from(sealed.slice(mark.length), 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return ''
  }
}
