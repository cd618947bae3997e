import { and, eq } from 'drizzle-orm'
import type { GroupCtx } from '../../../platform/handle.ts'
import { findNoRoom, listTaken, type NoRoom } from '../functionalities/admission.server.ts'
import { qrItem } from '../qr/tables.ts'
import type { VisitorRequestRow } from '../requests/change.server.ts'
import type { BookedHours } from '../requests/data.ts'

type Reading = Pick<GroupCtx, 'tx'>

/** What leaves no room for a booking that is to count again, or at other hours; it takes none from itself. Null: there is room. */
export const findNoRoomFor = async ({ tx }: Reading, row: VisitorRequestRow, hours: BookedHours): Promise<NoRoom | null> =>
  findNoRoom(tx, await bookedItem({ tx }, row), hours)

/** The hours that others have booked on a day in the room of a booking. */
export const listTakenFor = async ({ tx }: Reading, row: VisitorRequestRow, Day: string) =>
  listTaken(tx, await bookedItem({ tx }, row), Day)

const bookedItem = async ({ tx }: Reading, row: VisitorRequestRow) => {
  const { id: except, GroupId, BuildingId, QrCodeId, ItemId, FunctionalityType, Venue } = row
  const [item] = await tx
    .select({ Form: qrItem.TemplateFormData })
    .from(qrItem)
    .where(and(eq(qrItem.GroupId, GroupId), eq(qrItem.id, ItemId)))
  const place = { GroupId, BuildingId, QrCodeId, ItemId, FunctionalityType, Form: item?.Form ?? {}, except }
  return Venue === null ? place : { ...place, Venue }
}
