import { createHmac, timingSafeEqual } from 'node:crypto'
import { isFileKey } from './fileStore.ts'

export type FileLink = {
  /** `<groupId>/<file id>` */
  readonly key: string
  readonly groupId: string
  readonly userId: string
  /** The name that the downloaded file gets. */
  readonly name: string
  readonly disposition: 'inline' | 'attachment'
}

const linkMinutes = 5

/** A token that opens one file for one user of one group until `now` + `minutes`. `secret` has at least 32 characters. Goes into a URL as it is. */
export function signLink(secret: string, link: FileLink, now: Date, minutes = linkMinutes) {
  if (!isFileKey(link.key) || !link.key.startsWith(`${link.groupId}/`)) throw new Error('The file is not of this group')
  const exp = now.getTime() + minutes * 60_000
  const body = Buffer.from(JSON.stringify([link.key, link.groupId, link.userId, link.name, link.disposition, exp])).toString('base64url')
  return `${body}.${seal(secret, body).toString('base64url')}`
}

/** What the token opens, or null when it was changed, made with another secret, or has expired. */
export function readLink(secret: string, token: string, now: Date): FileLink | null {
  const [body, mark, ...rest] = token.split('.')
  if (!body || !mark || rest.length > 0 || token.length > 4096) return null
  const given = Buffer.from(mark, 'base64url')
  const right = seal(secret, body)
  // The text is compared too: base64url reads several spellings as the same bytes.
  if (given.length !== right.length || !timingSafeEqual(given, right) || mark !== right.toString('base64url')) return null
  return fresh(JSON.parse(Buffer.from(body, 'base64url').toString()), now)
}

function seal(secret: string, body: string) {
  if (secret.length < 32) throw new Error('The link secret is too short')
  return createHmac('sha256', secret).update(`file-link.1.${body}`).digest()
}

function fresh(claims: unknown, now: Date): FileLink | null {
  if (!Array.isArray(claims)) return null
  const [key, groupId, userId, name, disposition, exp]: unknown[] = claims
  if (typeof key !== 'string' || typeof groupId !== 'string' || typeof userId !== 'string' || typeof name !== 'string') return null
  if ((disposition !== 'inline' && disposition !== 'attachment') || typeof exp !== 'number') return null
  return exp > now.getTime() ? { key, groupId, userId, name, disposition } : null
}
