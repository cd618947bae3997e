import { and, desc, eq, getColumns, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { round } from '../../rounds/tables.ts'
import { isPersonBlocked } from '../blocks.server.ts'
import { GetPhones as call } from '../contract.ts'
import { fieldBlock, fieldPhone } from '../tables.ts'

/** Most phones that the page shows: those that were heard last. */
const most = 500

export const GetPhones = handle(call, async ({ tx, GroupId, BuildingId }) => {
  const rows = await tx
    .select({ ...getColumns(fieldPhone), PersonBlocked: isPersonBlocked(GroupId) })
    .from(fieldPhone)
    .where(and(eq(fieldPhone.GroupId, GroupId), eq(fieldPhone.BuildingId, BuildingId)))
    .orderBy(desc(fieldPhone.HeardDate))
    .limit(most)
  const blocked = and(eq(fieldBlock.GroupId, GroupId), eq(fieldBlock.BuildingId, BuildingId), eq(fieldBlock.Kind, 'Round'))
  const BlockedRounds = await tx
    .select({ RoundId: round.id, QrName: round.QrName })
    .from(fieldBlock)
    .innerJoin(round, and(eq(round.GroupId, GroupId), sql`${round.id}::text = ${fieldBlock.Subject}`))
    .where(blocked)
    .orderBy(round.QrName)
  return {
    BlockedRounds,
    Phones: rows.map(({ id: PhoneId, DeviceId, Name, UserId, Label, HeardDate, CreatedDate, Blocked, PersonBlocked }) => ({
      PhoneId,
      DeviceId,
      Name,
      SignedIn: UserId !== null,
      Label,
      Blocked,
      PersonBlocked,
      HeardDate: HeardDate.getTime(),
      CreatedDate: CreatedDate.getTime(),
    })),
  }
})
