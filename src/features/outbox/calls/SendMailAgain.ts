import { and, eq } from 'drizzle-orm'
import { notFound, Refusal } from '../../../core/problem.ts'
import { handle } from '../../../platform/handle.ts'
import { sendMail } from '../../../platform/mail/desk.ts'
import { mail } from '../../../platform/tables.ts'
import { SendMailAgain as call } from '../contract.ts'

export const SendMailAgain = handle(call, async (ctx, { MailId }) => {
  const failed = and(eq(mail.id, MailId), eq(mail.State, 'Failed'))
  const [again] = await ctx.tx.update(mail).set({ State: 'Waiting', Problem: null }).where(failed).returning({ id: mail.id })
  if (!again) {
    const [other] = await ctx.tx.select({ id: mail.id }).from(mail).where(eq(mail.id, MailId))
    throw other ? new Refusal('sys.obj.cfl') : notFound() // somebody has sent it again already
  }
  await ctx.enqueue(sendMail, { MailId })
  ctx.audit({ Object: 'mail', ObjectId: MailId, Before: { State: 'Failed' }, After: { State: 'Waiting' } })
  return { acId: MailId }
})
