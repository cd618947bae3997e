import { and, eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { qrCode } from '../../../codes/qr/tables.ts'
import { equipment } from '../../equipment/tables.ts'
import { CheckSignId as call } from '../contract.ts'

export const CheckSignId = handle(call, async ({ tx, GroupId, BuildingId }, { sId }) => {
  const { id, QrName, SignId, Retired } = qrCode
  const here = and(eq(qrCode.GroupId, GroupId), eq(qrCode.BuildingId, BuildingId), eq(SignId, Number(sId)), eq(Retired, false))
  const [found] = /^\d{1,9}$/.test(sId)
    ? await tx
        .select({ QrCodeId: id, QrName, EquipmentId: equipment.id })
        .from(qrCode)
        .leftJoin(equipment, and(eq(equipment.GroupId, GroupId), eq(equipment.QrCodeId, id)))
        .where(here)
    : []
  return {
    Exists: found !== undefined,
    QrCodeId: found?.QrCodeId ?? null,
    QrName: found?.QrName ?? '',
    EquipmentId: found?.EquipmentId ?? null,
  }
})
