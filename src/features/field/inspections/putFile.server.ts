import { and, eq } from 'drizzle-orm'
import { notFound, Refusal } from '../../../core/problem.ts'
import { oneOf } from '../../../platform/db/page.ts'
import { acceptUpload } from '../../../platform/files/accept.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { storedFile, upload } from '../../../platform/tables.ts'
import { buckets } from '../../base/files/buckets.ts'
import { storeBytes } from '../../base/files/keep.server.ts'
import { putPiece, startUploadAs } from '../../base/files/pieces.server.ts'
import { noteKept, offsetOf, type UploadRow, withWhole } from '../../base/files/upload.server.ts'
import { walkPurpose } from '../phones/phones.server.ts'
import { followFile } from './apply.server.ts'
import type { FileArrived } from './model.ts'
import { inspectionFile } from './tables.ts'
import { lockWalk } from './walk.server.ts'
import { readWalkFiles, type WalkFileRecord } from './walkFiles.server.ts'

type Building = Ctx<'building'>
type FilePiece = { FileId: string; Offset: number; Sha256?: string | undefined; Bytes: Uint8Array }

/** Where a file of a walk is kept, by its ending. */
const bucketFor = (name: string) =>
  buckets.RoundVideo.accept.some(ending => name.toLowerCase().endsWith(ending)) ? 'RoundVideo' : 'RoundPhoto'
/** Files of a walk are its own: whoever sends them, by a session or a ticket, goes on with the same uploads. */
const sendingFor = (ctx: Building, InspectionId: string) => ({
  ...ctx,
  actor: { Kind: 'Anonymous' as const, Purpose: `${walkPurpose}:${InspectionId}`, UserId: null, Permissions: {} },
})

/** How far the files of a walk are. */
export const describeFiles = async (ctx: Building, InspectionId: string): Promise<FileArrived[]> => {
  const files = await readWalkFiles(ctx, InspectionId)
  const open = files.filter(({ State }) => State === 'Announced').map(({ id }) => id)
  const rows = await ctx.tx
    .select({ id: upload.id, Pieces: upload.Pieces })
    .from(upload)
    .where(and(eq(upload.GroupId, ctx.GroupId), eq(upload.Sender, `${walkPurpose}:${InspectionId}`), oneOf(upload.id, open)))
  const offsets = new Map(rows.map(row => [row.id, offsetOf(row)]))
  return files.map(file => describeFile(file, offsets.get(file.id) ?? 0))
}

const describeFile = ({ id: FileId, Sha256, State, Size, Why }: WalkFileRecord, offset: number): FileArrived => ({
  FileId,
  Sha256,
  State,
  Why,
  Offset: State === 'Announced' ? offset : Size,
})

/**
 * Keeps the next bytes of a file of a walk; bytes from elsewhere change nothing, and the reply says where it goes on. With the last ones the
 * file is judged: it is kept under the id that its phone has given it, or not taken, with the reason.
 */
export const putWalkPiece = async (ctx: Building, InspectionId: string, { FileId, ...piece }: FilePiece): Promise<FileArrived> => {
  const file = await findFile(ctx, InspectionId, FileId)
  if (file.State !== 'Announced') return describeFile(file, file.Size)
  const place = sendingFor(ctx, InspectionId)
  const row = await startUploadAs(place, {
    id: FileId,
    bucket: bucketFor(file.Name),
    fileName: file.Name,
    Size: file.Size,
    Sha256: file.Sha256,
  })
  const next = offsetOf(row)
  if (piece.Offset !== next || piece.Bytes.length === 0 || next + piece.Bytes.length > row.Size) return describeFile(file, next)
  const { Offset } = await putPiece(place, { UploadId: FileId, ...piece })
  if (Offset < file.Size) return describeFile(file, Offset)
  return finishFile(ctx, file, { ...row, Pieces: [...row.Pieces, piece.Bytes.length] })
}

const findFile = async ({ tx, GroupId }: Building, InspectionId: string, id: string): Promise<WalkFileRecord> => {
  const own = and(eq(inspectionFile.GroupId, GroupId), eq(inspectionFile.InspectionId, InspectionId), eq(inspectionFile.id, id))
  const [row] = await tx.select().from(inspectionFile).where(own)
  if (!row) throw notFound()
  return row
}

/** Judges a file that is whole, and follows it in its walk. */
const finishFile = async (ctx: Building, file: WalkFileRecord, row: UploadRow): Promise<FileArrived> => {
  const { tx, GroupId, now } = ctx
  const walk = await lockWalk(ctx, file.InspectionId)
  if (!walk) throw notFound()
  const Why = await storeWhole(ctx, { file, row, UserId: walk.UserId })
  const change = { State: Why === '' ? ('Received' as const) : ('Refused' as const), Why, ModifiedDate: now }
  await tx
    .update(inspectionFile)
    .set(change)
    .where(and(eq(inspectionFile.GroupId, GroupId), eq(inspectionFile.id, file.id)))
  await noteFiles(tx, inspectionFile, [file])
  await followFile(ctx, walk, file.id)
  return describeFile({ ...file, ...change }, file.Size)
}

type WholeFile = { file: WalkFileRecord; row: UploadRow; UserId: string | null }
/** Keeps the bytes under the file's id; gives why they were not taken, '' where they were. */
const storeWhole = async (ctx: Building, { file, row, UserId }: WholeFile): Promise<string> => {
  const { tx, GroupId, BuildingId, files, baseUrl } = ctx
  const [other] = await tx
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(and(eq(storedFile.GroupId, GroupId), eq(storedFile.id, file.id)))
  if (other) return 'other'
  const bucket = bucketFor(file.Name)
  const accept = (bytes: Uint8Array) => acceptUpload(bytes, { fileName: file.Name, rule: buckets[bucket].rule })
  const judged = await withWhole(ctx, row, 'Bytes', accept).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'req.val.inv') return { ok: false as const, message: error.message }
    throw error
  })
  if (!judged.ok) return judged.message
  const { bytes, contentType, displayName } = judged
  await storeBytes(
    { tx, files, baseUrl, GroupId, BuildingId, UserId },
    { bytes, contentType, displayName, name: bucket, open: false, id: file.id },
  )
  await noteKept(ctx, row, file.id)
  return ''
}
