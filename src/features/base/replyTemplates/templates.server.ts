import { eq } from 'drizzle-orm'
import type { GroupCtx } from '../../../platform/handle.ts'
import { replyTemplates } from './tables.ts'

/** What an account has saved; null: nothing yet. */
export const findTemplates = async ({ tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>) =>
  (await tx.select().from(replyTemplates).where(eq(replyTemplates.GroupId, GroupId)))[0] ?? null
