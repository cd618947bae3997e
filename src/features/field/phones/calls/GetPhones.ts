import { and, desc, eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { GetPhones as call } from '../contract.ts'
import { fieldPhone } from '../tables.ts'

/** Most phones that the page shows: those that were heard last. */
const most = 500

export const GetPhones = handle(call, async ({ tx, GroupId, BuildingId }) => {
  const rows = await tx
    .select()
    .from(fieldPhone)
    .where(and(eq(fieldPhone.GroupId, GroupId), eq(fieldPhone.BuildingId, BuildingId)))
    .orderBy(desc(fieldPhone.HeardDate))
    .limit(most)
  return {
    Phones: rows.map(({ id: PhoneId, DeviceId, Name, UserId, Label, HeardDate, CreatedDate, Blocked }) => ({
      PhoneId,
      DeviceId,
      Name,
      SignedIn: UserId !== null,
      Label,
      Blocked,
      HeardDate: HeardDate.getTime(),
      CreatedDate: CreatedDate.getTime(),
    })),
  }
})
