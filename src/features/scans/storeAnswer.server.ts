import type { Tx } from '../../platform/db/database.ts'
import { feedback } from '../feedback/tables.ts'
import type { Answer } from './scannables.server.ts'

type Said = Pick<
  typeof feedback.$inferInsert,
  'Score' | 'CustomerEffortScore' | 'NetPromoterScore' | 'Role' | 'Text' | 'Language' | 'EntityType'
>

/** Hands a visitor's answer to the feedback feature, in the transaction of the submission. */
export const storeAnswer = async (tx: Tx, said: Said, { code, item, now }: Answer): Promise<void> => {
  const place = { GroupId: code.GroupId, BuildingId: code.building.id, QrCodeId: code.QrCodeId, QrType: item.QrType }
  await tx
    .insert(feedback)
    .values({ ...place, ...said, SubmitDate: now })
    .returning({ id: feedback.id })
}
