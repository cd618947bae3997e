import type { FileRef } from '../../../../core/fileRef.ts'
import { misfit, mostHint } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { provenUploads } from '../../../base/files/proven.server.ts'
import { noteCodeChange } from '../../../codes/qr/bulk.server.ts'
import { lockEquipment, setPhotos } from '../../equipment/bulk.server.ts'
import { mostPhotos } from '../../equipment/model.ts'
import { AddPhotos as call } from '../contract.ts'

export const AddPhotos = handle(call, async (ctx, { QrCodeId, UploadFiles }) => {
  const before = await lockEquipment(ctx, QrCodeId)
  const known = new Set(before.UploadFiles.map(one => one.FileId))
  const added = await provenUploads(
    ctx,
    'EquipmentPhoto',
    UploadFiles.filter(one => !known.has(one.FileId)),
    'UploadFiles',
  )
  const next = [...before.UploadFiles, ...added]
  if (next.length > mostPhotos) throw invalid([misfit('UploadFiles', mostHint(mostPhotos))])
  if (added.length === 0) return { QrCodeId, Photos: next.length }
  await setPhotos(ctx, before, next)
  await noteCodeChange(ctx, QrCodeId)
  const names = (files: readonly FileRef[]) => files.map(one => one.Name)
  ctx.audit({
    Object: 'qr_code',
    ObjectId: QrCodeId,
    Before: { UploadFiles: names(before.UploadFiles) },
    After: { UploadFiles: names(next) },
  })
  return { QrCodeId, Photos: next.length }
})
