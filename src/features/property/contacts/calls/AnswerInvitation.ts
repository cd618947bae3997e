import { handle } from '../../../../platform/handle.ts'
import { AnswerInvitation as call } from '../contract.ts'
import { acceptInvitation, declineInvitation, invitationBehind } from '../invitations.server.ts'

export const AnswerInvitation = handle(call, async (ctx, { Token, Accept, Password }) => {
  const invited = await invitationBehind(ctx, Token)
  if (Accept) await acceptInvitation(ctx, invited, Password)
  else await declineInvitation(ctx, invited)
  for (const { id, Invitation } of invited.contacts)
    ctx.audit({
      Object: 'contact',
      ObjectId: id,
      GroupId: invited.GroupId,
      Before: { Invitation },
      After: { Invitation: Accept ? null : 'Declined' },
    })
  return {}
})
