import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import { openSession } from './data.ts'
import { session } from './tables.ts'

/**
 * Exchanges the one-use token of a print page for a read-only session of a minute, of the same account, building and role.
 * Null for a token that is unknown, used or over.
 */
export const exchangePrintToken = (db: Database, token: string): Promise<string | null> =>
  db.asSystem('print page', async tx => {
    const which = eq(session.TokenHash, hashSecret(token))
    const isOver = (await tx.$count(session, and(which, sql`${session.ExpiresDate} > now()`))) === 0
    const [used] = await tx.delete(session).where(which).returning()
    if (!used || used.Kind !== 'Print' || isOver) return null
    const { UserId, GroupId, BuildingId, Role, Purpose } = used
    return openSession(tx, { Kind: 'Print', UserId, GroupId, BuildingId, Role, Purpose })
  })
