import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { findNoRoom } from '../functionalities/admission.server.ts'
import { qrItem } from '../qr/tables.ts'
import type { VisitorRequestRow } from '../requests/change.server.ts'
import { requestMessages } from '../requests/rules.ts'

/** A cancelled booking that counts again needs room as a new one does. Throws `sys.obj.cfl` with the reason. */
export const requireRoomAgain = async ({ tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>, row: VisitorRequestRow): Promise<void> => {
  const { BuildingId, QrCodeId, ItemId, FunctionalityType, Venue } = row
  const [item] = await tx
    .select({ Form: qrItem.TemplateFormData })
    .from(qrItem)
    .where(and(eq(qrItem.GroupId, GroupId), eq(qrItem.id, ItemId)))
  const place = { GroupId, BuildingId, QrCodeId, ItemId, FunctionalityType, Form: item?.Form ?? {} }
  const none = await findNoRoom(tx, Venue === null ? place : { ...place, Venue }, row)
  if (none) throw new Refusal('sys.obj.cfl', 'full' in none ? requestMessages.full : requestMessages.taken)
}
