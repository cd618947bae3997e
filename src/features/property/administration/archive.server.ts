import { eq } from 'drizzle-orm'
import { invalid } from '../../../core/problem.ts'
import { setOutOfUse } from '../../../platform/db/outOfUse.ts'
import { lockRecord, requireVersion, saveRecord } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { accountTopic } from '../../base/accounts/data.ts'
import { accountGroup } from '../../base/accounts/tables.ts'
import { DELETION_DAYS, deletionProblems } from './deletion.ts'

type Which = { GroupId: string; Version: number }

/** Takes an account out of use, or brings it back. Out of use its people cannot sign in, its codes and letters stop; its rows stay as they are. */
export const setArchived = async (ctx: Ctx<'global'>, { GroupId, Version }: Which, out: boolean) => {
  const before = await lockRecord(ctx, accountGroup, eq(accountGroup.id, GroupId))
  requireVersion(before, Version)
  await ctx.notify('session', '')
  await ctx.notify(accountTopic, '')
  const back = !out && before.DeletionDate !== null && { also: { DeletionDate: null } }
  return setOutOfUse(ctx, accountGroup, before, out, { Object: 'account', GroupId, ...back })
}

type Typed = Which & { GroupName: string; ExportCode: string }

/** Takes an account out of use, to be deleted for good by the job of its day; refused where it was not exported, or another one was named. */
export const setDeletion = async (ctx: Ctx<'global'>, { GroupId, Version, ...typed }: Typed) => {
  const before = await lockRecord(ctx, accountGroup, eq(accountGroup.id, GroupId))
  requireVersion(before, Version)
  const problems = deletionProblems({ ...before, GroupName: before.GroupName.en }, typed, ctx.now)
  if (problems.length > 0) throw invalid(problems)
  await ctx.notify('session', '')
  await ctx.notify(accountTopic, '')
  const DeletionDate = new Date(ctx.now.getTime() + DELETION_DAYS * 86_400_000)
  const columns = { ArchivedDate: before.ArchivedDate ?? ctx.now, DeletionDate }
  return { ...(await saveRecord(ctx, accountGroup, before, columns, { Object: 'account', GroupId })), DeletionDate: DeletionDate.getTime() }
}
