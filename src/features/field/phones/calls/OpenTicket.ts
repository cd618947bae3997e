import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { openSession } from '../../../base/people/data.ts'
import { OpenTicket as call } from '../contract.ts'
import { phoneMessages } from '../model.ts'
import { readTicket, walkPurpose } from '../phones.server.ts'
import { fieldPhone } from '../tables.ts'

export const OpenTicket = handle(call, async (ctx, { Ticket }) => {
  const { GroupId, PhoneId } = readTicket(Ticket, ctx)
  const phone = await ctx.system('phone of a ticket', async tx => {
    const [row] = await tx
      .select({ id: fieldPhone.id, BuildingId: fieldPhone.BuildingId, Blocked: fieldPhone.Blocked })
      .from(fieldPhone)
      .where(and(eq(fieldPhone.GroupId, GroupId), eq(fieldPhone.id, PhoneId)))
    return row
  })
  if (!phone) throw new Refusal('usr.aut.npm', phoneMessages.ended)
  if (phone.Blocked) throw new Refusal('usr.aut.npm', phoneMessages.blocked)
  const { BuildingId } = phone
  const UserToken = await openSession(ctx.tx, { Kind: 'Anonymous', GroupId, BuildingId, Purpose: `${walkPurpose}:${PhoneId}` })
  await ctx.tx.execute(sql`select enter_group(${GroupId}::uuid)`) // the ticket has proven the account: its history shows who came
  ctx.audit({ Object: 'session', ObjectId: PhoneId, GroupId, After: { Purpose: walkPurpose } })
  return { UserToken }
})
