import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { privacyNotice } from './tables.ts'

/** What an account says on the privacy page of its visitors; null: nothing of its own. */
export const findNotice = async (tx: Tx, GroupId: string) =>
  (await tx.select().from(privacyNotice).where(eq(privacyNotice.GroupId, GroupId)))[0] ?? null
