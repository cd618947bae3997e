import { eq } from 'drizzle-orm'
import { messages, notFound, Refusal } from '../../../core/problem.ts'
import { handle } from '../../../platform/handle.ts'
import { invitationOf, makeAdmin } from '../admins.server.ts'
import { InviteAdmin as call } from '../contract.ts'
import { sendInvitation } from '../jobs.ts'
import { accountGroup } from '../tables.ts'

export const InviteAdmin = handle(call, async ctx => {
  const [group] = await ctx.tx.select().from(accountGroup).where(eq(accountGroup.id, ctx.GroupId)).for('update')
  if (!group) throw notFound()
  const { PrimaryUserEmail: Email, PrimaryUserDisplayName } = group
  if (!Email) throw new Refusal('req.val.inv', messages.fillRequired, [{ Field: 'Group.PrimaryUserEmail', Message: messages.required }])
  const { State } = await invitationOf(ctx.tx, { GroupId: ctx.GroupId, Email, now: ctx.now })
  if (State === 'Accepted') throw new Refusal('sys.obj.dup')
  const UserId = await makeAdmin(ctx.tx, { GroupId: ctx.GroupId, Email, FullName: PrimaryUserDisplayName ?? Email })
  if (UserId) await ctx.enqueue(sendInvitation, { GroupId: ctx.GroupId, UserId, Sender: ctx.actor.FullName, Language: ctx.language })
  await ctx.notify('session', '')
  ctx.audit({ Object: 'account', ObjectId: ctx.GroupId, After: { Invited: Email } })
  return {}
})
