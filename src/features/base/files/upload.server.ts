import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { uploadMessages } from '../../../core/fileMessages.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { may } from '../../../core/permissions.ts'
import { invalid, notFound, Refusal } from '../../../core/problem.ts'
import { type FileStore, readBytes } from '../../../platform/files/fileStore.ts'
import type { Actor, Ctx, GroupCtx } from '../../../platform/handle.ts'
import { openRoom } from '../../../platform/http/room.ts'
import { upload } from '../../../platform/tables.ts'
import { bucketOf } from './buckets.ts'

export type UploadRow = typeof upload.$inferSelect
/** Who sends; a visitor of a public page has no id, and sends for what its purpose names. */
type Sender = Pick<Actor, 'Kind' | 'Purpose' | 'Permissions'> & { readonly UserId: string | null }
/** Who sends, and where to: an account, or `ownPlace`. */
export type SendingPlace = Pick<GroupCtx, 'tx'> & { readonly actor: Sender; readonly GroupId: string }

const MB = 1024 * 1024
/** What one sender may have under way at once: files, and bytes that they will have. */
const most = { files: 40, bytes: 400 * MB }
/** Bytes of whole files that are judged in this process at once: the largest picture fits. */
const judged = openRoom({ all: 320 * MB, each: 160 * MB })

/** Whose upload it is: a user's, or of the public page that a visitor's token is bound to. */
export const senderOf = ({ actor }: Pick<SendingPlace, 'actor'>): string =>
  actor.Kind === 'Anonymous' ? (actor.Purpose ?? '') : `User:${actor.UserId}`

/**
 * Place of a file that is sent before its account exists: under the id of its sender instead of an account's, so no call of an account
 * finds it.
 */
export const ownPlace = (ctx: Ctx<'global'>) => ({ ...ctx, GroupId: ctx.actor.UserId, BuildingId: undefined })

/** The bucket that the caller may send to. Throws `usr.aut.npm`; visitors of a public page send only to those that name it. */
export const openBucket = ({ actor }: Pick<SendingPlace, 'actor'>, bucket: string): NonNullable<ReturnType<typeof bucketOf>> => {
  const found = bucketOf(bucket)
  if (!found) throw invalid([misfit('bucket', hints.choice)])
  const isOpen =
    actor.Kind === 'Anonymous'
      ? found.rule.visitors?.some(purpose => actor.Purpose?.startsWith(`${purpose}:`))
      : may(actor.Permissions, found.rule.may)
  if (!isOpen) throw new Refusal('usr.aut.npm')
  return found
}

/** An upload of the caller, locked if a piece or its end is to come. Throws `sys.obj.nof` for anybody else's. */
export const findUpload = async (ctx: SendingPlace, UploadId: string, lock?: 'lock'): Promise<UploadRow> => {
  const row = await uploadOf(ctx, UploadId, lock)
  if (!row) throw notFound()
  return row
}

/** The same of an upload that a call takes over at one of its fields, where anybody else's, or one that was forgotten, is refused. */
export const requireUpload = async (ctx: SendingPlace, UploadId: string, Field: string): Promise<UploadRow> => {
  const row = await uploadOf(ctx, UploadId, 'lock')
  if (!row) throw invalid([misfit(Field, hints.file)])
  return row
}

const uploadOf = async (ctx: SendingPlace, UploadId: string, lock?: 'lock'): Promise<UploadRow | undefined> => {
  const query = ctx.tx
    .select()
    .from(upload)
    .where(and(eq(upload.GroupId, ctx.GroupId), eq(upload.id, UploadId), eq(upload.Sender, senderOf(ctx))))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** Refuses one more upload where its sender has too many under way. */
export const requireRoom = async (ctx: SendingPlace, Size: number): Promise<void> => {
  const [open] = await ctx.tx
    .select({ files: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${upload.Size}), 0)::float8` })
    .from(upload)
    .where(and(eq(upload.GroupId, ctx.GroupId), eq(upload.Sender, senderOf(ctx)), isNull(upload.FileId)))
  if (open && (open.files >= most.files || open.bytes + Size > most.bytes)) throw new Refusal('req.lim.exc', uploadMessages.tooManyUploads)
}

/** How many bytes of a file have arrived: where its next piece begins. */
export const offsetOf = ({ Pieces }: Pick<UploadRow, 'Pieces'>): number => Pieces.reduce((sum, size) => sum + size, 0)

/** An upload on the wire. */
export const describeUpload = (row: UploadRow) => ({ UploadId: row.id, Offset: offsetOf(row), Size: row.Size })

/** Where a piece lies, counted from 0. */
export const pieceKey = ({ GroupId, id }: Pick<UploadRow, 'GroupId' | 'id'>, piece: number): string => `${GroupId}/${id}.${piece}`

/** Removes all that has arrived of a file; also a piece that came as its call failed. */
export const removePieces = async (files: FileStore, row: Pick<UploadRow, 'GroupId' | 'id' | 'Pieces'>): Promise<void> => {
  for (let piece = 0; piece <= row.Pieces.length; piece++) await files.remove(pieceKey(row, piece))
}

/** SHA-256 as hex. */
export const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Puts the pieces of a file together for `work`. Refused, at the field that named the upload, where one is missing, or the whole is not what
 * its sender has begun to send.
 */
export const withWhole = async <T>(
  ctx: Pick<GroupCtx, 'files'>,
  row: UploadRow,
  field: string,
  work: (bytes: Uint8Array) => Promise<T>,
): Promise<T> => {
  const refuse = (message: string) => new Refusal('req.val.inv', message, [{ Field: field, Message: message }])
  if (offsetOf(row) !== row.Size) throw refuse(uploadMessages.notWhole)
  const place = judged.take(row.Sender, row.Size)
  try {
    const pieces: Buffer[] = []
    for (const at of row.Pieces.keys()) {
      const piece = await readBytes(ctx.files, pieceKey(row, at))
      if (!piece) throw refuse(uploadMessages.changed)
      pieces.push(piece)
    }
    const bytes = Buffer.concat(pieces)
    if (row.Sha256 && sumOf(bytes) !== row.Sha256) throw refuse(uploadMessages.changed)
    return await work(bytes)
  } finally {
    place.leave()
  }
}

/** Notes the file that an upload has become: it can be taken over once. */
export const noteKept = async (ctx: Pick<GroupCtx, 'tx' | 'now'>, row: UploadRow, FileId: string): Promise<void> => {
  await ctx.tx
    .update(upload)
    .set({ FileId, ModifiedDate: ctx.now })
    .where(and(eq(upload.GroupId, row.GroupId), eq(upload.id, row.id)))
}
