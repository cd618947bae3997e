import { eq } from 'drizzle-orm'
import { notFound } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { type ReviewSourceRow, reviewSource } from './tables.ts'

/** The source of the account, locked; null without one. */
export const lockSource = async ({ tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>): Promise<ReviewSourceRow | null> =>
  (await tx.select().from(reviewSource).where(eq(reviewSource.GroupId, GroupId)).for('update')).at(0) ?? null

/** The same; refuses with `sys.obj.nof` without one. */
export const requireSource = async (ctx: Pick<GroupCtx, 'tx' | 'GroupId'>): Promise<ReviewSourceRow> => {
  const row = await lockSource(ctx)
  if (!row) throw notFound()
  return row
}
