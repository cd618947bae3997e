import { and, eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { upload } from '../../../../platform/tables.ts'
import { CancelUpload as call } from '../contract.ts'
import { clearUploads } from '../jobs.ts'
import { findUpload } from '../upload.server.ts'

export const CancelUpload = handle(call, async (ctx, { UploadId }) => {
  const row = await findUpload(ctx, UploadId, 'lock')
  // Its pieces go with the row, by the job: a call takes nothing from the store that its transaction could bring back.
  const CreatedDate = new Date(0)
  await ctx.tx
    .update(upload)
    .set({ Sender: '', CreatedDate, ModifiedDate: CreatedDate })
    .where(and(eq(upload.GroupId, ctx.GroupId), eq(upload.id, row.id)))
  await ctx.enqueue(clearUploads, {})
  ctx.audit({ Object: 'upload', ObjectId: row.id, Before: { Name: row.Name, Bucket: row.Bucket, Size: row.Size } })
  return { acId: row.id }
})
