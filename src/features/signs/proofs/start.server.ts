import { and, eq, ne } from 'drizzle-orm'
import { Refusal } from '../../../core/problem.ts'
import { lockRecord } from '../../../platform/db/record.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { newCode } from '../../../platform/secrets.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import { listPrintOptions, settingIdOf } from '../printing/options.ts'
import { readChosenSigns } from '../printing/settings.server.ts'
import { mostSignsOfProof } from './model.ts'
import { proofMessages } from './rules.ts'
import { signProof, signProofItem } from './tables.ts'

/** Begins a review of the signs of a building: as they are chosen, else by best practice. One review of a building is open at a time. */
export const startProof = async (ctx: Ctx<'building'>) => {
  const { tx, GroupId, BuildingId } = ctx
  await lockRecord(ctx, building, and(eq(building.GroupId, GroupId), eq(building.id, BuildingId))) // two that begin at once: one does
  const [open] = await tx
    .select({ id: signProof.id })
    .from(signProof)
    .where(and(eq(signProof.GroupId, GroupId), eq(signProof.BuildingId, BuildingId), ne(signProof.Status, 'Approved')))
    .limit(1)
  if (open) throw new Refusal('sys.obj.cfl', proofMessages.open)
  const signs = await findSigns(ctx)
  if (signs.length === 0) throw new Refusal('req.val.inv', proofMessages.noSigns, [{ Field: 'BuildingId', Message: proofMessages.noSigns }])
  const [made] = await tx
    .insert(signProof)
    .values({ GroupId, BuildingId, LinkCode: newCode(24), Language: ctx.language })
    .returning({ id: signProof.id, Version: signProof.Version, Status: signProof.Status })
  if (!made) throw new Error('no review was made')
  await tx.insert(signProofItem).values(signs.map(one => ({ ...one, GroupId, BuildingId, ProofId: made.id })))
  ctx.audit({ Object: 'sign_proof', ObjectId: made.id, After: { BuildingId, Status: made.Status, Signs: signs.length } })
  return { acId: made.id, Version: made.Version, Status: made.Status }
}

const findSigns = async ({ tx, GroupId, BuildingId }: Ctx<'building'>): Promise<{ QrCodeId: string; SettingId: string }[]> => {
  const codes = await tx
    .select({ id: qrCode.id, QrType: qrCode.QrType, Location: qrCode.Location })
    .from(qrCode)
    .where(and(eq(qrCode.GroupId, GroupId), eq(qrCode.BuildingId, BuildingId), eq(qrCode.Retired, false)))
    .orderBy(qrCode.SignId)
    .limit(mostSignsOfProof)
  const chosen = await readChosenSigns(
    { tx, GroupId },
    codes.map(({ id }) => id),
  )
  return codes.flatMap(code => {
    const [best] = listPrintOptions(code)
    const SettingId = chosen.get(code.id)?.SettingId ?? (best && settingIdOf(best))
    return SettingId ? [{ QrCodeId: code.id, SettingId }] : []
  })
}
