import { and, asc, eq } from 'drizzle-orm'
import type pg from 'pg'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { addSums, differ } from '../../../platform/db/rollUp.ts'
import { contributionsOfKept } from './rollUp.server.ts'
import { feedback } from './tables.ts'

type Place = { tx: Tx; client: Pick<pg.PoolClient, 'query'>; GroupId: string }
type Revised =
  | 'BuildingId'
  | 'QrCodeId'
  | 'QrType'
  | 'EntityType'
  | 'Source'
  | 'Role'
  | 'Score'
  | 'CustomerEffortScore'
  | 'NetPromoterScore'
  | 'SubmitDate'
type Change = Partial<Pick<typeof feedback.$inferInsert, Revised>>

/**
 * Changes what answers of an account say, or forgets the answers where `change` is null, and their sums with them, in the caller's transaction:
 * what is told after it less what was told before it is added.
 */
export const reviseFeedbacks = async ({ tx, client, GroupId }: Place, ids: readonly string[], change: Change | null): Promise<void> => {
  const those = and(eq(feedback.GroupId, GroupId), oneOf(feedback.id, ids))
  await tx.select({ id: feedback.id }).from(feedback).where(those).orderBy(asc(feedback.id)).for('update')
  const before = await contributionsOfKept(tx, GroupId, ids)
  if (change === null) await tx.delete(feedback).where(those)
  else await tx.update(feedback).set(change).where(those)
  await addSums(client, differ(before, await contributionsOfKept(tx, GroupId, ids)))
}
