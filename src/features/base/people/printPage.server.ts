import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { GroupId } from '../../../core/ids.ts'
import { may, type Permission } from '../../../core/permissions.ts'
import { Refusal } from '../../../core/problem.ts'
import type { Database } from '../../../platform/db/database.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import { openSession } from './data.ts'
import { identify } from './identity.server.ts'
import { session } from './tables.ts'

/** For whom a page is printed: somebody of an account, in one building of it or in all of theirs, and what they must be allowed. */
export type PrintReader = { GroupId: GroupId; BuildingId: string | null; UserId: string; may: Permission }
/** The sessions of one print, which end with it. */
export type PrintSessions = { token(): Promise<string>; end(): Promise<void> }

/**
 * What the printer opens a page with: `token` gives a one-use token for read-only sessions that may what their reader may at this moment. It
 * throws `usr.aut.npm` for somebody who may not (any more). `end` ends all of them.
 */
export const openPrint = (db: Database, { GroupId, BuildingId, UserId, may: wanted }: PrintReader): PrintSessions => {
  const Family = randomUUID()
  return {
    token: async () => {
      const row = { Kind: 'Print', UserId, GroupId, BuildingId, Family } as const
      const token = await db.withPeople('session of a print page', GroupId, tx => openSession(tx, row))
      const place = (await identify(db)(hashSecret(token)))?.members[0]
      if (!place || !may(place.Permissions, wanted)) throw new Refusal('usr.aut.npm')
      return token
    },
    end: async () => {
      const ofPrint = and(eq(session.Family, Family), eq(session.Kind, 'Print'))
      await db.withPeople('end of a print page', GroupId, tx => tx.delete(session).where(ofPrint))
    },
  }
}

/**
 * Exchanges the one-use token of a print page for a read-only session of a minute, of the same reader, account and building.
 * Null for a token that is unknown, used or over.
 */
export const exchangePrintToken = (db: Database, token: string): Promise<string | null> =>
  db.asSystem('print page', async tx => {
    const which = eq(session.TokenHash, hashSecret(token))
    const isOver = (await tx.$count(session, and(which, sql`${session.ExpiresDate} > now()`))) === 0
    const [used] = await tx.delete(session).where(which).returning()
    if (!used || used.Kind !== 'Print' || isOver) return null
    const { UserId, GroupId, BuildingId, Family } = used
    return openSession(tx, { Kind: 'Print', UserId, GroupId, BuildingId, Family })
  })
