import { eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { invitationOf } from '../../../base/people/admins.server.ts'
import { GetInvitation as call } from '../contract.ts'

export const GetInvitation = handle(call, async ctx => {
  const [group] = await ctx.tx.select().from(accountGroup).where(eq(accountGroup.id, ctx.GroupId))
  if (!group) throw notFound()
  return invitationOf(ctx.tx, { GroupId: ctx.GroupId, Email: group.PrimaryUserEmail, now: ctx.now })
})
