import { eq } from 'drizzle-orm'
import { notFound, Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { sendMail } from '../../../../platform/mail/desk.ts'
import { mail } from '../../../../platform/tables.ts'
import { SendMailAgain as call } from '../contract.ts'

export const SendMailAgain = handle(call, async (ctx, { MailId }) => {
  const [found] = await ctx.tx
    .select({ State: mail.State, Problem: mail.Problem, To: mail.To })
    .from(mail)
    .where(eq(mail.id, MailId))
    .for('update')
  if (!found) throw notFound()
  const { State, To } = found
  // Somebody has sent it again already, or its reader was erased.
  if ((State !== 'Failed' && State !== 'PartlySent') || To.length === 0) throw new Refusal('sys.obj.cfl')
  const Problem = State === 'PartlySent' ? found.Problem : null // whom it did not reach is true until the next try
  await ctx.tx.update(mail).set({ State: 'Waiting', Problem }).where(eq(mail.id, MailId))
  await ctx.enqueue(sendMail, { MailId })
  ctx.audit({ Object: 'mail', ObjectId: MailId, Before: { State }, After: { State: 'Waiting' } })
  return { acId: MailId }
})
