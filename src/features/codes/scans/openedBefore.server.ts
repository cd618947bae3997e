import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { dayIn } from '../../../core/days.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { momentOf } from '../../../platform/db/uuidv7.ts'
import { firstTime, type Visit } from './visits.server.ts'

/** What tells a phone from others for a day, or null where its browser asks not to be told apart (Global Privacy Control, Do Not Track). */
export const traitsOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): string | null =>
  headers['sec-gpc'] === '1' || headers.dnt === '1'
    ? null
    : JSON.stringify([ip, headers['user-agent'] ?? '', headers['accept-language'] ?? ''])

/**
 * Whether a phone of these traits has ended a visit of the code before on the same day, by the building's clock; it is noted. Kept is
 * only a hash, by a random key of the account and day; both are gone after 48 hours. `null` traits are never noted.
 */
export const wasOpenedBefore = async (tx: Tx, { code, visit }: Visit, traits: string | null): Promise<boolean> => {
  if (traits === null) return false
  const day = dayIn(code.building.TimeZone, momentOf(visit))
  const key = await takeDayKey(tx, code.GroupId, day)
  const seen = createHmac('sha256', key)
    .update(JSON.stringify([code.QrCodeId, day, traits]))
    .digest('base64url')
  return !(await firstTime(tx, { code, visit: seen }, 'seen'))
}

const takeDayKey = async (tx: Tx, GroupId: string, day: string): Promise<string> => {
  const made = randomBytes(32).toString('base64url')
  const { rows } = await tx.execute<{ taken: boolean; body_hash: string | null }>(
    sql`select taken, body_hash from take_key(${GroupId}, 'visitor', 'scan/dayKey', ${day}, ${made})`,
  )
  return rows[0]?.body_hash ?? made
}
