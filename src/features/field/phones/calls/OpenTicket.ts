import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../../base/accounts/tables.ts'
import { openSession } from '../../../base/people/data.ts'
import { building } from '../../../property/buildings/tables.ts'
import { isPersonBlocked } from '../blocks.server.ts'
import { OpenTicket as call } from '../contract.ts'
import { phoneMessages } from '../model.ts'
import { readTicket, walkPurpose } from '../phones.server.ts'
import { fieldPhone } from '../tables.ts'

export const OpenTicket = handle(call, async (ctx, { Ticket }) => {
  const { GroupId, PhoneId } = readTicket(Ticket, ctx)
  const phone = await ctx.system('phone of a ticket', async tx => {
    const [row] = await tx
      .select({
        BuildingId: fieldPhone.BuildingId,
        Blocked: fieldPhone.Blocked,
        PersonBlocked: isPersonBlocked(GroupId),
        Archived: sql<boolean>`coalesce(${building.ArchivedDate}, ${accountGroup.ArchivedDate}) is not null`,
      })
      .from(fieldPhone)
      .innerJoin(building, and(eq(building.GroupId, fieldPhone.GroupId), eq(building.id, fieldPhone.BuildingId)))
      .innerJoin(accountGroup, eq(accountGroup.id, fieldPhone.GroupId))
      .where(and(eq(fieldPhone.GroupId, GroupId), eq(fieldPhone.id, PhoneId)))
    return row
  })
  if (!phone) throw new Refusal('usr.aut.npm', phoneMessages.ended)
  if (phone.Archived) throw new Refusal('sys.obj.arc')
  if (phone.Blocked) throw new Refusal('usr.aut.npm', phoneMessages.blocked)
  if (phone.PersonBlocked) throw new Refusal('usr.aut.npm', phoneMessages.personBlocked)
  const { BuildingId } = phone
  const UserToken = await openSession(ctx.tx, { Kind: 'Anonymous', GroupId, BuildingId, Purpose: `${walkPurpose}:${PhoneId}` })
  await ctx.tx.execute(sql`select enter_group(${GroupId}::uuid)`) // the ticket has proven the account: its history shows who came
  ctx.audit({ Object: 'session', ObjectId: PhoneId, GroupId, After: { Purpose: walkPurpose } })
  return { UserToken }
})
