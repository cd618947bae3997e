import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FileRef } from '../../../core/fileRef.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid, notFound, Refusal } from '../../../core/problem.ts'
import { acceptUpload } from '../../../platform/files/accept.ts'
import { readBytes } from '../../../platform/files/fileStore.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { storedFile } from '../../../platform/tables.ts'
import { bucketOf, signedOriginals } from './buckets.ts'
import { linkOriginal } from './links.server.ts'
import { fileAt } from './rules.ts'
import { noteKept, openBucket, type UploadRow, withWhole } from './upload.server.ts'

type Upload = { field: 'base64' | 'base64Image' | 'Logo'; content: string; fileName: string; bucket: string }
/** A file with the address, or the link, under which the caller reads it. */
type Kept = FileRef & { Link: string }

/** Judges a file by its content and keeps it; the row and the bytes stay only if the call succeeds. Refuses with the rule's own words. */
export const keepFile = async (ctx: GroupCtx, { field, content, fileName, bucket }: Upload): Promise<Kept> => {
  openBucket(ctx, bucket)
  return judgeFile(ctx, bytesOf(content), { field, fileName, bucket })
}

/** For a call that takes an upload over: the bucket where only one is meant, and the field that names it. */
type Taking = { bucket?: string; field?: string }

/** The same of a file that has arrived in pieces. Asked again, it is the file that it has become. */
export const keepUpload = async (
  ctx: GroupCtx,
  row: UploadRow,
  { bucket = row.Bucket, field = 'UploadId' }: Taking = {},
): Promise<Kept> => {
  openBucket(ctx, row.Bucket)
  const isOwn = row.GroupId !== ctx.GroupId // it then becomes a file of the account that is made, once
  if (bucket !== row.Bucket || (isOwn && row.FileId)) throw invalid([misfit(field, hints.file)])
  if (row.FileId) return refOf(ctx, row.FileId)
  const place = { ...ctx, BuildingId: (row.BuildingId ?? undefined) as GroupCtx['BuildingId'] } // proven when the upload began
  const asked = { field, fileName: row.Name, bucket: row.Bucket }
  const file = await withWhole(ctx, row, field, bytes => judgeFile(place, bytes, asked))
  await noteKept(ctx, row, file.FileId)
  return file
}

const refOf = async (ctx: GroupCtx, FileId: string): Promise<Kept> => {
  const [row] = await ctx.tx
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.GroupId, ctx.GroupId), eq(storedFile.id, FileId)))
  if (!row) throw notFound()
  const { Name, Size, ContentType, OriginalId } = row
  const key = `${ctx.GroupId}/${FileId}`
  return {
    FileId,
    Name,
    Size,
    ContentType,
    ...linkOriginal(ctx, Name, OriginalId),
    Link: row.Public ? addressAt(ctx, key, Name) : ctx.fileLink({ key, name: Name }),
  }
}

type Judging = { field: string; fileName: string; bucket: string }
const judgeFile = async (ctx: GroupCtx, content: Uint8Array, { field, fileName, bucket }: Judging): Promise<Kept> => {
  const found = bucketOf(bucket)
  if (!found) throw invalid([misfit('bucket', hints.choice)])
  const accepted = await acceptUpload(content, {
    fileName: fileName.split('/').at(-1) ?? fileName,
    rule: found.rule.rule,
    keepsOriginal: !found.rule.open,
  })
  if (!accepted.ok) throw new Refusal('req.val.inv', accepted.message, [{ Field: field, Message: accepted.message }])
  const { bytes, contentType, displayName, original } = accepted
  const stored = { bytes, contentType, displayName, bucket, name: found.name, open: found.rule.open }
  if (!original) return storeFile(ctx, stored)
  const { FileId: OriginalId } = await storeFile(ctx, { ...stored, bytes: original, bucket: signedOriginals, name: signedOriginals })
  return storeFile(ctx, { ...stored, OriginalId })
}

type Stored = {
  bytes: Uint8Array
  contentType: string
  displayName: string
  bucket: string
  name: string
  open: boolean
  OriginalId?: string
}

const storeFile = async (ctx: GroupCtx, { bucket, ...file }: Stored): Promise<Kept> => {
  const { bytes, contentType, displayName, open, OriginalId } = file
  const keeper = { ...ctx, UserId: ctx.actor.UserId, BuildingId: ctx.BuildingId ?? null }
  const { FileId, key, address } = await storeBytes(keeper, file)
  ctx.audit({ Object: 'stored_file', ObjectId: FileId, After: { Name: displayName, Bucket: bucket, Size: bytes.byteLength } })
  const Link = open ? address : ctx.fileLink({ key, name: displayName })
  return {
    FileId,
    Name: displayName,
    Size: bytes.byteLength,
    ContentType: contentType,
    ...linkOriginal(ctx, displayName, OriginalId),
    Link,
  }
}

/** Who keeps a file, and where: `BuildingId` null for a file of the whole account. */
export type Keeper = Pick<GroupCtx, 'tx' | 'files' | 'baseUrl'> & { GroupId: string; UserId: string | null; BuildingId: string | null }

/** Keeps bytes that `acceptUpload` has judged, with their row; `address` is where they are served if they are open. `id`: one that no file has. */
export const storeBytes = async (
  { tx, files, baseUrl, GroupId, UserId, BuildingId }: Keeper,
  { bytes, contentType, displayName, name, open, OriginalId, id = randomUUID() }: Omit<Stored, 'bucket'> & { id?: string },
): Promise<{ FileId: string; key: string; address: string }> => {
  const row = { GroupId, id, UserId, BuildingId, Bucket: name }
  await tx
    .insert(storedFile)
    .values({ ...row, Name: displayName, ContentType: contentType, Size: bytes.byteLength, Public: open, OriginalId })
  const key = `${GroupId}/${id}`
  await files.put(key, bytes, { contentType })
  return { FileId: id, key, address: addressAt({ baseUrl }, key, displayName) }
}

/** Keeps a public picture that the server has made itself. */
export const keepPicture = async (
  ctx: GroupCtx,
  picture: { bytes: Uint8Array; contentType: string; displayName: string },
): Promise<string> => (await storeFile(ctx, { ...picture, bucket: 'Branding', name: 'Branding', open: true })).Link

/** The bytes of a public picture of the account, by its address. Null where there is none. */
export const ownPicture = async (ctx: GroupCtx, address: string): Promise<{ bytes: Buffer; contentType: string } | null> => {
  const id = fileAt(address)?.id
  if (!id || !uuidLike.test(id)) return null
  const [row] = await ctx.tx
    .select({ type: storedFile.ContentType })
    .from(storedFile)
    .where(and(eq(storedFile.GroupId, ctx.GroupId), eq(storedFile.id, id), eq(storedFile.Public, true)))
  const bytes = row?.type.startsWith('image/') ? await readBytes(ctx.files, `${ctx.GroupId}/${id}`) : null
  return row && bytes ? { bytes, contentType: row.type } : null
}

const uuidLike = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

// Bare base64, or a data URL. Characters outside base64 are skipped; the decoded content is checked.
const bytesOf = (content: string): Buffer =>
  Buffer.from(/^data:[^,]{0,200},/.test(content.slice(0, 300)) ? content.slice(content.indexOf(',') + 1) : content, 'base64')

const addressAt = ({ baseUrl }: Pick<GroupCtx, 'baseUrl'>, key: string, name: string): string =>
  `${baseUrl}/files/${key}/${addressName(name)}`

// The name in the address is for people only: short, and of letters that need no escaping.
const addressName = (name: string): string => {
  const [, stem = name, extension = ''] = /^(.*)(\.\w+)$/.exec(name) ?? []
  return (
    (stem
      .normalize('NFKD')
      .replace(/[^\w.-]+/g, '-')
      .slice(0, 60) || 'file') + extension
  )
}
