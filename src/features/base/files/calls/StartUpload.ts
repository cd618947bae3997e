import { handle } from '../../../../platform/handle.ts'
import { upload } from '../../../../platform/tables.ts'
import { StartUpload as call } from '../contract.ts'
import { arrived, openBucket, requireRoom, senderOf } from '../upload.server.ts'

export const StartUpload = handle(call, async (ctx, { bucket, fileName, Size, Sha256 }) => {
  openBucket(ctx, bucket)
  await requireRoom(ctx, Size)
  const UserId = ctx.actor.Kind === 'Anonymous' ? null : ctx.actor.UserId
  const values = { GroupId: ctx.GroupId, Sender: senderOf(ctx), UserId, BuildingId: ctx.BuildingId ?? null, Bucket: bucket, Name: fileName }
  const [made] = await ctx.tx
    .insert(upload)
    .values({ ...values, Size, Sha256: Sha256 ?? null })
    .returning()
  if (!made) throw new Error('no upload was made')
  ctx.audit({ Object: 'upload', ObjectId: made.id, After: { Name: fileName, Bucket: bucket, Size } })
  return arrived(made)
})
