import { eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { GetGroup as call } from '../contract.ts'

export const GetGroup = handle(call, async ctx => {
  const [group] = await ctx.tx.select().from(accountGroup).where(eq(accountGroup.id, ctx.GroupId))
  if (!group) throw notFound()
  return { ...group, acId: group.id, ArchivedDate: group.ArchivedDate?.getTime() ?? null }
})
