import { and, eq } from 'drizzle-orm'
import { uploadMessages } from '../../../../core/fileMessages.ts'
import { fillMessage, invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { upload } from '../../../../platform/tables.ts'
import { PutPiece as call } from '../contract.ts'
import { arrived, findUpload, offsetOf, pieceKey } from '../upload.server.ts'

export const PutPiece = handle(call, async (ctx, { UploadId, Offset, Bytes }) => {
  const row = await findUpload(ctx, UploadId, 'lock')
  const next = offsetOf(row)
  if (Offset !== next) throw invalid([{ Field: 'Offset', Message: fillMessage(uploadMessages.otherOffset, { offset: next }) }])
  if (next + Bytes.length > row.Size) throw invalid([{ Field: 'Bytes', Message: uploadMessages.tooLong }])
  await ctx.files.put(pieceKey(row, row.Pieces.length), Bytes, { contentType: 'application/octet-stream' })
  const Pieces = [...row.Pieces, Bytes.length]
  await ctx.tx
    .update(upload)
    .set({ Pieces, ModifiedDate: ctx.now })
    .where(and(eq(upload.GroupId, ctx.GroupId), eq(upload.id, UploadId)))
  return arrived({ ...row, Pieces })
})
