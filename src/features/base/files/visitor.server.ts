import type { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import { uploadMessages } from '../../../core/fileMessages.ts'
import type { GroupId } from '../../../core/ids.ts'
import { fillMessage, notFound } from '../../../core/problem.ts'
import { acceptUpload } from '../../../platform/files/accept.ts'
import type { Services } from '../../../platform/services.ts'
import { storedFile, upload } from '../../../platform/tables.ts'
import { type BucketName, buckets } from './buckets.ts'
import { storeBytes } from './keep.server.ts'
import { putPiece } from './pieces.server.ts'
import { startProblems } from './rules.ts'
import {
  findUpload,
  noteKept,
  offsetOf,
  openBucket,
  requireRoom,
  type SendingPlace,
  sumOf,
  type UploadRow,
  withWhole,
} from './upload.server.ts'

/** A public page whose visitors send files without a session: `Purpose` says which page, and of which visit; nobody else finds its uploads. */
export type VisitorPlace = Pick<Services, 'db' | 'files'> & {
  readonly baseUrl: string
  readonly GroupId: GroupId
  readonly BuildingId: string
  readonly Purpose: string
  /** Counts bytes that have arrived, or a whole stored file. An error it throws rolls back the write they belong to. */
  readonly countBytes: (tx: SendingPlace['tx'], step: 'Arrived' | 'Kept', bytes: number) => Promise<void>
}
type NewFile = { readonly bucket: BucketName; readonly fileName: string }
/** A file that was judged and is kept; `Sum` is that of the bytes that were sent, as hex. */
export type VisitorFile = { readonly FileId: string; readonly Name: string; readonly Sum: string }
/** Why a file is not taken, in English. */
export type FileRefused = { readonly refused: string }

/** Bytes of a piece of a file that comes with a form. */
const PIECE = 512 * 1024

const sending = ({ GroupId, Purpose }: VisitorPlace, tx: SendingPlace['tx']): SendingPlace => ({
  tx,
  GroupId,
  actor: { Kind: 'Anonymous', Purpose, UserId: null, Permissions: {} },
})

/** Begins an upload of a visitor, which `startProblems` has let pass; gives its id. Throws `req.lim.exc` where the visit has too many under way. */
export const startVisitorUpload = (
  { db, ...place }: VisitorPlace,
  { bucket, fileName, Size }: NewFile & { Size: number },
): Promise<string> =>
  db.withTenant(place.GroupId, async tx => {
    const ctx = sending({ db, ...place }, tx)
    openBucket(ctx, bucket)
    await requireRoom(ctx, Size)
    const { GroupId, BuildingId, Purpose: Sender } = place
    const [made] = await tx
      .insert(upload)
      .values({ GroupId, BuildingId, Sender, Bucket: bucket, Name: fileName, Size })
      .returning({ id: upload.id })
    if (!made) throw new Error('no upload was made')
    return made.id
  })

/** Keeps the next bytes of a visitor's upload, where they are the next ones. Gives how many have arrived, and of how many. */
export const putVisitorPiece = (
  place: VisitorPlace,
  piece: { UploadId: string; Offset: number; Bytes: Uint8Array },
): Promise<{ Offset: number; Size: number }> =>
  place.db.withTenant(place.GroupId, async tx => {
    const ctx = sending(place, tx)
    const row = await findUpload(ctx, piece.UploadId, 'lock')
    // Sent again after a lost answer, or beside another tab: the sender goes on where the file is.
    if (piece.Offset !== offsetOf(row) || piece.Bytes.length === 0) return { Offset: offsetOf(row), Size: row.Size }
    await place.countBytes(tx, 'Arrived', piece.Bytes.length)
    return putPiece({ ...ctx, files: place.files, now: new Date() }, piece)
  })

/** Judges a visitor's upload that has arrived whole, and keeps it. Asked again, it is the file that it has become. Throws `sys.obj.nof` for one of another bucket. */
export const keepVisitorUpload = async (
  place: VisitorPlace,
  { UploadId, bucket }: { UploadId: string; bucket: BucketName },
): Promise<VisitorFile | FileRefused> => {
  const row = await place.db.withTenant(place.GroupId, tx => findUpload(sending(place, tx), UploadId))
  if (row.Bucket !== bucket) throw notFound()
  // Judged outside a transaction: a picture may take seconds, and an account has few connections.
  return withWhole(place, row, 'File', async bytes => {
    const Sum = sumOf(bytes)
    if (row.FileId) return { FileId: row.FileId, Name: await nameOf(place, row.FileId), Sum }
    const accepted = await acceptUpload(bytes, { fileName: row.Name, rule: buckets[bucket].rule })
    if (!accepted.ok) return { refused: accepted.message }
    const { contentType, displayName } = accepted
    const kept = { bytes: accepted.bytes, contentType, displayName, name: bucket, open: buckets[bucket].open }
    return { ...(await keepOnce(place, row, kept)), Sum }
  })
}

const nameOf = async ({ db, GroupId }: VisitorPlace, FileId: string): Promise<string> => {
  const own = and(eq(storedFile.GroupId, GroupId), eq(storedFile.id, FileId))
  const [row] = await db.withTenant(GroupId, tx => tx.select({ Name: storedFile.Name }).from(storedFile).where(own), { readOnly: true })
  if (!row) throw notFound()
  return row.Name
}

type Judged = Parameters<typeof storeBytes>[1]
/** Of two who finish the same upload at once the first keeps it. Bytes of a transaction that fails are taken away. */
const keepOnce = async (place: VisitorPlace, { id }: UploadRow, judged: Judged): Promise<Omit<VisitorFile, 'Sum'>> => {
  const { db, files, baseUrl, GroupId, BuildingId } = place
  let key: string | undefined
  try {
    const FileId = await db.withTenant(GroupId, async tx => {
      const now = await findUpload(sending(place, tx), id, 'lock')
      if (now.FileId) return now.FileId
      await place.countBytes(tx, 'Kept', now.Size)
      const stored = await storeBytes({ tx, files, baseUrl, GroupId, BuildingId, UserId: null }, judged)
      key = stored.key
      await noteKept({ tx, now: new Date() }, now, stored.FileId)
      return stored.FileId
    })
    return { FileId, Name: judged.displayName }
  } catch (error) {
    if (key) await files.remove(key)
    throw error
  }
}

/** Keeps a file that comes with a form: its bytes go to the file store as they come, and are judged when it is whole. */
export const keepVisitorStream = async (
  place: VisitorPlace,
  { bucket, fileName }: NewFile,
  stream: Readable,
): Promise<VisitorFile | FileRefused> => {
  const { largest } = buckets[bucket]
  const [problem] = startProblems({ bucket, fileName, Size: 1 })
  if (problem) return drained(stream, problem.Message)
  const UploadId = await startVisitorUpload(place, { bucket, fileName, Size: largest })
  let Offset = 0
  for await (const Bytes of piecesOf(stream)) {
    if (Offset + Bytes.length > largest) {
      await endUpload(place, UploadId, { ModifiedDate: new Date(0) }) // the next run of the job takes its pieces away
      return drained(stream, fillMessage(uploadMessages.tooLarge, { size: Math.round(largest / 1024 / 1024) }))
    }
    Offset = (await putVisitorPiece(place, { UploadId, Offset, Bytes })).Offset
  }
  await endUpload(place, UploadId, { Size: Offset })
  return keepVisitorUpload(place, { UploadId, bucket })
}

const drained = async (stream: Readable, refused: string): Promise<FileRefused> => {
  for await (const _ of stream.resume());
  return { refused }
}

async function* piecesOf(stream: Readable): AsyncGenerator<Buffer> {
  let [parts, size]: [Buffer[], number] = [[], 0]
  // Who stops early drains what is left: a part that is destroyed would end the form.
  const chunks: AsyncIterable<Buffer> = stream.iterator({ destroyOnReturn: false })
  for await (const chunk of chunks) {
    parts.push(chunk)
    size += chunk.length
    if (size < PIECE) continue
    yield Buffer.concat(parts)
    ;[parts, size] = [[], 0]
  }
  if (size > 0) yield Buffer.concat(parts)
}

const endUpload = ({ db, GroupId, Purpose }: VisitorPlace, id: string, change: { Size?: number; ModifiedDate?: Date }): Promise<void> =>
  db.withTenant(GroupId, async tx => {
    const own = and(eq(upload.GroupId, GroupId), eq(upload.id, id), eq(upload.Sender, Purpose))
    await tx.update(upload).set(change).where(own)
  })
