import { eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { OpenInvitation as call } from '../contract.ts'
import { invitationBehind, needsPassword } from '../invitations.server.ts'

export const OpenInvitation = handle(call, async (ctx, { Token }) => {
  const invited = await invitationBehind(ctx, Token)
  const { GroupId, Email, contacts } = invited
  const [group] = await ctx.tx.select({ AccountName: accountGroup.GroupName }).from(accountGroup).where(eq(accountGroup.id, GroupId))
  if (!group) throw notFound()
  ctx.audit({ Object: 'contact', ObjectId: contacts[0].id, GroupId })
  return { ...group, Role: contacts[0].Role, Email, NeedsPassword: await needsPassword(ctx, invited) }
})
