import { handle } from '../../../../platform/handle.ts'
import { sendResetLink } from '../../../base/people/jobs.ts'
import { SendPasswordReset as call } from '../contract.ts'
import { personOf } from '../onboarding.server.ts'
import { contactMessages, makeContactRefusal } from '../rules.ts'

export const SendPasswordReset = handle(
  call,
  (ctx, { ContactUserId }) => ctx.limit(`reset:${ctx.GroupId}:${ContactUserId}`, 3),
  async (ctx, { ContactUserId }) => {
    const [{ id, Invitation }] = await personOf(ctx, ContactUserId)
    if (Invitation) throw makeContactRefusal('ContactUserId', contactMessages.noPassword)
    await ctx.enqueue(sendResetLink, { UserId: ContactUserId, GroupId: ctx.GroupId, Sender: ctx.actor.FullName, Language: ctx.language })
    ctx.audit({ Object: 'contact', ObjectId: id, After: { ResetLink: 'sent' } })
    return {}
  },
)
