import { and, eq } from 'drizzle-orm'
import { notFound, Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { sendText } from '../../../../platform/sms/desk.ts'
import { textMessage } from '../../../../platform/tables.ts'
import { SendTextAgain as call } from '../contract.ts'

export const SendTextAgain = handle(call, async (ctx, { TextId }) => {
  const which = and(eq(textMessage.GroupId, ctx.GroupId), eq(textMessage.id, TextId))
  const [found] = await ctx.tx.select({ State: textMessage.State, To: textMessage.To }).from(textMessage).where(which).for('update')
  if (!found) throw notFound()
  const { State, To } = found
  if (State !== 'Failed' || To === '') throw new Refusal('sys.obj.cfl') // it was sent again already, or its reader was erased
  await ctx.tx.update(textMessage).set({ State: 'Waiting', Problem: null }).where(which)
  await ctx.enqueue(sendText, { GroupId: ctx.GroupId, TextId })
  ctx.audit({ Object: 'text_message', ObjectId: TextId, Before: { State }, After: { State: 'Waiting' } })
  return { acId: TextId }
})
