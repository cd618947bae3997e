import { and, eq } from 'drizzle-orm'
import { uploadMessages } from '../../../core/fileMessages.ts'
import { fillMessage, invalid } from '../../../core/problem.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { upload } from '../../../platform/tables.ts'
import { clearUploads } from './jobs.ts'
import {
  describeUpload,
  findUpload,
  offsetOf,
  openBucket,
  pieceKey,
  requireRoom,
  type SendingPlace,
  senderOf,
  sumOf,
} from './upload.server.ts'

type PiecePlace = SendingPlace & Pick<Ctx<'global'>, 'files' | 'now' | 'audit' | 'enqueue'>
type Begun = { bucket: string; fileName: string; Size: number; Sha256?: string | undefined }
type Piece = { UploadId: string; Offset: number; Sha256?: string | undefined; Bytes: Uint8Array }

/** Begins an upload of the caller. */
export const startUpload = async (ctx: PiecePlace & { BuildingId?: string | undefined }, { bucket, fileName, Size, Sha256 }: Begun) => {
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
  return describeUpload(made)
}

type Named = Begun & { id: string }
/** The upload of this id: the one that has begun, or a new one. Throws `sys.obj.nof` where another sender's has it. */
export const startUploadAs = async (
  ctx: SendingPlace & Pick<Ctx<'building'>, 'BuildingId'>,
  { id, bucket, fileName, Size, Sha256 }: Named,
) => {
  const own = and(eq(upload.GroupId, ctx.GroupId), eq(upload.id, id), eq(upload.Sender, senderOf(ctx)))
  const [known] = await ctx.tx.select().from(upload).where(own)
  if (known) return known
  openBucket(ctx, bucket)
  await requireRoom(ctx, Size)
  const place = { GroupId: ctx.GroupId, BuildingId: ctx.BuildingId, Sender: senderOf(ctx), UserId: null }
  await ctx.tx
    .insert(upload)
    .values({ ...place, id, Bucket: bucket, Name: fileName, Size, Sha256: Sha256 ?? null })
    .onConflictDoNothing()
  return findUpload(ctx, id, 'lock')
}

/** Keeps the next bytes of an upload, where they are the next ones and as they were sent. */
export const putPiece = async (ctx: SendingPlace & Pick<PiecePlace, 'files' | 'now'>, { UploadId, Offset, Sha256, Bytes }: Piece) => {
  const row = await findUpload(ctx, UploadId, 'lock')
  const next = offsetOf(row)
  if (Offset !== next) throw invalid([{ Field: 'Offset', Message: fillMessage(uploadMessages.otherOffset, { offset: next }) }])
  if (next + Bytes.length > row.Size) throw invalid([{ Field: 'Bytes', Message: uploadMessages.tooLong }])
  if (Sha256 && sumOf(Bytes) !== Sha256) throw invalid([{ Field: 'Sha256', Message: uploadMessages.damaged }])
  await ctx.files.put(pieceKey(row, row.Pieces.length), Bytes, { contentType: 'application/octet-stream' })
  const Pieces = [...row.Pieces, Bytes.length]
  await ctx.tx
    .update(upload)
    .set({ Pieces, ModifiedDate: ctx.now })
    .where(and(eq(upload.GroupId, row.GroupId), eq(upload.id, UploadId)))
  return describeUpload({ ...row, Pieces })
}

/** Forgets an upload. Its pieces go with the row, by the job: a call takes nothing from the store that its transaction could bring back. */
export const cancelUpload = async (ctx: PiecePlace, UploadId: string) => {
  const row = await findUpload(ctx, UploadId, 'lock')
  const CreatedDate = new Date(0)
  await ctx.tx
    .update(upload)
    .set({ Sender: '', CreatedDate, ModifiedDate: CreatedDate })
    .where(and(eq(upload.GroupId, row.GroupId), eq(upload.id, row.id)))
  await ctx.enqueue(clearUploads.look, {})
  ctx.audit({ Object: 'upload', ObjectId: row.id, Before: { Name: row.Name, Bucket: row.Bucket, Size: row.Size } })
  return { acId: row.id }
}
