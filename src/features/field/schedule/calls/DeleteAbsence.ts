import { and, eq } from 'drizzle-orm'
import { lockRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { roundAbsence } from '../../rounds/tables.ts'
import { DeleteAbsence as call } from '../contract.ts'

export const DeleteAbsence = handle(call, async (ctx, { AbsenceId }) => {
  const { tx, GroupId, BuildingId } = ctx
  const own = and(eq(roundAbsence.GroupId, GroupId), eq(roundAbsence.BuildingId, BuildingId), eq(roundAbsence.id, AbsenceId))
  const { UserId, StandInId, First, Last } = await lockRecord(ctx, roundAbsence, own)
  await tx.delete(roundAbsence).where(own)
  ctx.audit({ Object: 'field_round_absence', ObjectId: AbsenceId, Before: { UserId, StandInId, First, Last } })
  return { AbsenceId }
})
