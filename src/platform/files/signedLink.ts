import { readClaims, signClaims } from '../signedClaims.ts'
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

const purpose = 'file-link.1'

/** A token that opens one file for one user of one group until `now` + `minutes`. `secret` has at least 32 characters. Goes into a URL as it is. */
export function signLink(secret: string, link: FileLink, now: Date, minutes = linkMinutes) {
  const { key, groupId, userId, name, disposition } = link
  if (!isFileKey(key) || !key.startsWith(`${groupId}/`)) throw new Error('The file is not of this group')
  return signClaims(secret, purpose, [key, groupId, userId, name, disposition], now.getTime() + minutes * 60_000)
}

/** What the token opens, or null when it was changed, made with another secret, or has expired. */
export function readLink(secret: string, token: string, now: Date): FileLink | null {
  const read = readClaims(secret, purpose, token, now)
  if (read.is !== 'good') return null
  const [key, groupId, userId, name, disposition] = read.claims
  if (typeof key !== 'string' || typeof groupId !== 'string' || typeof userId !== 'string' || typeof name !== 'string') return null
  return disposition === 'inline' || disposition === 'attachment' ? { key, groupId, userId, name, disposition } : null
}
