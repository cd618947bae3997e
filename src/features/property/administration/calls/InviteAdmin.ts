import { eq } from 'drizzle-orm'
import type { GroupId } from '../../../../core/ids.ts'
import { messages, notFound, Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { invitationOf, makeAdmin } from '../../../base/people/admins.server.ts'
import { InviteAdmin as call } from '../contract.ts'
import { sendInvitation } from '../jobs.ts'

export const InviteAdmin = handle(call, async (ctx, { GroupId: id }) => {
  const [group] = await ctx.tx.select().from(accountGroup).where(eq(accountGroup.id, id)).for('update')
  if (!group) throw notFound()
  const { PrimaryUserEmail: Email, PrimaryUserDisplayName } = group
  if (!Email) throw new Refusal('req.val.inv', messages.fillRequired, [{ Field: 'Group.PrimaryUserEmail', Message: messages.required }])
  const { State } = await invitationOf(ctx.tx, { GroupId: id, Email, now: ctx.now })
  if (State === 'Accepted') throw new Refusal('sys.obj.dup')
  const UserId = await makeAdmin(ctx.tx, { GroupId: id, Email, FullName: PrimaryUserDisplayName ?? Email })
  if (UserId)
    await ctx.enqueue(sendInvitation, {
      GroupId: id as GroupId,
      UserId,
      Sender: ctx.actor.FullName,
      Language: ctx.language,
      At: ctx.now.getTime(),
    })
  await ctx.notify('session', '')
  ctx.audit({ GroupId: id, Object: 'account', ObjectId: id, After: { Invited: Email } })
  return {}
})
