import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { lockRecord, requireVersion, updateRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { provenOption } from '../../printing/proven.server.ts'
import { readChosenSigns } from '../../printing/settings.server.ts'
import { ProposeSignAgain as call } from '../contract.ts'
import { signProofItem } from '../tables.ts'

export const ProposeSignAgain = handle(call, async (ctx, { GroupId, BuildingId, ProofId, ItemId, Version, SettingId }) => {
  if (SettingId !== undefined) await provenOption(ctx, SettingId, 'SettingId')
  const { id, ProofId: of, BuildingId: at } = signProofItem
  const own = and(eq(signProofItem.GroupId, GroupId), eq(at, BuildingId), eq(of, ProofId), eq(id, ItemId))
  const row = await lockRecord(ctx, signProofItem, own)
  requireVersion(row, Version)
  if (row.Approve !== 'Reject') throw notFound()
  // What was chosen for the code since is what the client sees now.
  const now = (await readChosenSigns(ctx, [row.QrCodeId])).get(row.QrCodeId)
  const chosen = SettingId ?? (row.AlternativeId || now?.SettingId || row.SettingId)
  const saved = await updateRecord(ctx, signProofItem, row, {
    Approve: null,
    DecidedBy: '',
    DecidedDate: null,
    SettingId: chosen,
    AlternativeId: '',
  })
  ctx.audit({ Object: 'sign_proof', ObjectId: ProofId, Before: { Approve: 'Reject' }, After: { Approve: null, QrCodeId: row.QrCodeId } })
  return { acId: ItemId, Version: saved.Version }
})
