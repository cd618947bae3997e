import { CSV_MARK, csvLine } from '../../../../core/csv.ts'
import { handle } from '../../../../platform/handle.ts'
import { wordsFor } from '../../../../platform/words.ts'
import { storeBytes } from '../../../base/files/keep.server.ts'
import { MakeRoundCsv as call } from '../contract.ts'
import { readInstallationStops } from '../installation.server.ts'
import { words } from '../words.ts'

export const MakeRoundCsv = handle(call, async (ctx, { rId }) => {
  const { QrName, BuildingId, StopQrCodes } = await readInstallationStops(ctx, rId)
  const t = wordsFor(words, ctx.language)
  const heads = ['stop', 'type', 'floor', 'space', 'sign', 'note', 'address', 'scanned'] as const
  const lines = StopQrCodes.map(one => [
    one.EquipmentName,
    one.EquipmentTypeDisplayText?.[ctx.language] ?? '',
    one.Floor,
    one.MechanicalSpace,
    one.SignId,
    one.InstallationNote,
    one.PointingUrl,
    one.FirstScan === null ? '' : new Date(one.FirstScan).toISOString(),
  ])
  const text = CSV_MARK + [heads.map(head => t(`installation.col.${head}`)), ...lines].map(csvLine).join('')
  const name = `${QrName.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}.csv`
  const keeper = { ...ctx, UserId: ctx.actor.UserId, BuildingId }
  const contentType = 'text/csv; charset=utf-8'
  const { key } = await storeBytes(keeper, { bytes: Buffer.from(text), contentType, displayName: name, name: 'Export', open: false })
  ctx.audit({ Object: 'field_round', ObjectId: rId, After: { File: name } })
  return { UploadUrl: ctx.fileLink({ key, name }) }
})
