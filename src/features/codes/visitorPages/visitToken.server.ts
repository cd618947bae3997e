import { createHmac, timingSafeEqual } from 'node:crypto'
import { momentOf } from '../../../platform/db/uuidv7.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Tells what a page sends later from what anybody could make up: the visit's id under our key, for one code. */
export const visitToken = (secret: string, address: string, id: string): string => `${id}.${mark(secret, address, id)}`

/** The visit of a token, if it is ours, of this code, and at most `hours` old; null otherwise. */
export const visitOf = (secret: string, address: string, token: string | undefined, hours: number, now = Date.now()): string | null => {
  const [id = '', given = ''] = (token ?? '').split('.')
  if (!uuid.test(id) || !/^[\w-]{22}$/.test(given)) return null
  const right = mark(secret, address, id)
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(right))) return null
  const age = now - momentOf(id)
  return age >= -60_000 && age <= hours * 3_600_000 ? id : null
}

/** Seconds since the page of a visit was opened: what is counted of a browser without our script. */
export const secondsSince = (visit: string, now = Date.now()): number => Math.max(0, (now - momentOf(visit)) / 1000)

/**
 * Whether a form comes back sooner after its page than a person fills it in. A clock that is behind the one of the server that gave the page
 * never makes it so.
 */
export const isTooFast = (visit: string, least: number, now = Date.now()): boolean => {
  const age = now - momentOf(visit)
  return age >= 0 && age < least * 1000
}

const mark = (secret: string, address: string, id: string): string =>
  createHmac('sha256', secret).update(`scan-visit.1.${address}.${id}`).digest('base64url').slice(0, 22)
