import { eq, sql } from 'drizzle-orm'
import { notFound, Refusal } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { accountTopic } from '../../base/accounts/data.ts'
import { accountGroup } from '../../base/accounts/tables.ts'

type Which = { GroupId: string; Version: number }

/** Takes an account out of use from a moment on, or (null) back into use: its people cannot sign in, its codes and letters stop; its rows stay as they are. */
export const setArchived = async (ctx: Ctx<'global'>, { GroupId, Version }: Which, ArchivedDate: Date | null) => {
  const [before] = await ctx.tx.select().from(accountGroup).where(eq(accountGroup.id, GroupId)).for('update')
  if (!before) throw notFound()
  if (before.Version !== Version) throw new Refusal('sys.obj.cfl')
  const next = Version + 1
  await ctx.tx.update(accountGroup).set({ ArchivedDate, Version: next, ModifiedDate: sql`now()` }).where(eq(accountGroup.id, GroupId))
  await ctx.notify('session', '')
  await ctx.notify(accountTopic, '')
  ctx.audit({ GroupId, Object: 'account', ObjectId: GroupId, Before: { ArchivedDate: before.ArchivedDate }, After: { ArchivedDate } })
  return { acId: GroupId, Version: next }
}
