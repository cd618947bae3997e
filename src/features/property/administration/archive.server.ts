import { eq } from 'drizzle-orm'
import { lockRecord, requireVersion, saveRecord } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { accountTopic } from '../../base/accounts/data.ts'
import { accountGroup } from '../../base/accounts/tables.ts'

type Which = { GroupId: string; Version: number }

/** Takes an account out of use from a moment on, or (null) back into use: its people cannot sign in, its codes and letters stop; its rows stay as they are. */
export const setArchived = async (ctx: Ctx<'global'>, { GroupId, Version }: Which, ArchivedDate: Date | null) => {
  const before = await lockRecord(ctx, accountGroup, eq(accountGroup.id, GroupId))
  requireVersion(before, Version)
  await ctx.notify('session', '')
  await ctx.notify(accountTopic, '')
  return saveRecord(ctx, accountGroup, before, { ArchivedDate }, { Object: 'account', GroupId })
}
