import { and, eq } from 'drizzle-orm'
import type { Parsed } from '../../../core/call.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid, type Problem } from '../../../core/problem.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { addRecord, lockRecord, requireVersion, saveRecord } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { readQuantity } from '../printing/rules.ts'
import { requireTemplate } from '../templates/templates.server.ts'
import type { SaveQrPair } from './contract.ts'
import { pairTypeOf } from './pairTypes.ts'
import { pairMessages } from './rules.ts'
import { qrPair } from './tables.ts'

/** Makes a pair, or saves it over the version that was read. Both codes are in use in the building and do what the kind of the sign says. */
export const savePair = async (
  ctx: Ctx<'building'>,
  { GroupId, BuildingId, QrPairId, Version, QrCodeIds, Quantity: sent, ...options }: Parsed<typeof SaveQrPair>,
) => {
  const [QrCodeId1 = '', QrCodeId2 = ''] = QrCodeIds
  await requireCodes(ctx, options.Type, [QrCodeId1, QrCodeId2])
  await requireTemplate(ctx, options.PrintTemplate, 2, 'PrintTemplate')
  const Quantity = readQuantity(sent)
  if (Quantity === null) throw invalid([misfit('Quantity', hints.number)]) // the rules of the call have refused it
  const values = { ...options, Quantity, QrCodeId1, QrCodeId2 }
  if (!QrPairId) {
    const made = await addRecord(ctx, qrPair, { ...values, GroupId, BuildingId }, { Object: 'qr_pair' })
    return { QrPair: { acId: made.id }, Version: made.Version }
  }
  const before = await lockRecord(ctx, qrPair, and(eq(qrPair.GroupId, GroupId), eq(qrPair.BuildingId, BuildingId), eq(qrPair.id, QrPairId)))
  requireVersion(before, Version)
  const saved = await saveRecord(ctx, qrPair, before, values, { Object: 'qr_pair' })
  return { QrPair: { acId: QrPairId }, Version: saved.Version }
}

const requireCodes = async ({ tx, GroupId, BuildingId }: Ctx<'building'>, Type: string, ids: readonly [string, string]): Promise<void> => {
  const codes = await tx
    .select({ id: qrCode.id, QrType: qrCode.QrType })
    .from(qrCode)
    .where(and(eq(qrCode.GroupId, GroupId), eq(qrCode.BuildingId, BuildingId), eq(qrCode.Retired, false), oneOf(qrCode.id, ids)))
  const wanted = pairTypeOf(Type)?.QrTypes ?? []
  const problems = ids.flatMap((id, at): Problem[] => {
    const code = codes.find(one => one.id === id)
    if (!code) return [misfit(`QrCodeIds.${at}`, hints.choice)]
    return code.QrType === wanted[at] ? [] : [{ Field: `QrCodeIds.${at}`, Message: pairMessages.otherType }]
  })
  if (problems.length > 0) throw invalid(problems)
}
