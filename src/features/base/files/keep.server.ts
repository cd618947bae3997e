import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { hints, misfit } from '../../../core/hints.ts'
import { may } from '../../../core/permissions.ts'
import { invalid, Refusal } from '../../../core/problem.ts'
import { acceptUpload } from '../../../platform/files/accept.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { storedFile } from '../../../platform/tables.ts'
import { bucketOf } from './buckets.ts'
import { fileAt } from './rules.ts'

type Upload = { field: 'base64' | 'base64Image' | 'Logo'; content: string; fileName: string; bucket: string }

/** Judges a file by its content and keeps it; the row and the bytes stay only if the call succeeds. Refuses with the rule's own words. */
export const keepFile = async (
  ctx: GroupCtx,
  { field, content, fileName, bucket }: Upload,
): Promise<{ url: string; FileId: string; displayName: string }> => {
  const found = bucketOf(bucket)
  if (!found) throw invalid([misfit('bucket', hints.choice)])
  if (!may(ctx.actor.Permissions, found.rule.may)) throw new Refusal('usr.aut.npm')
  const accepted = await acceptUpload(bytesOf(content), { fileName: fileName.split('/').at(-1) ?? fileName, rule: found.rule.rule })
  if (!accepted.ok) throw new Refusal('req.val.inv', accepted.message, [{ Field: field, Message: accepted.message }])
  const { bytes, contentType, displayName } = accepted
  return storeFile(ctx, { bytes, contentType, displayName, bucket, name: found.name, open: found.rule.open })
}

type Stored = { bytes: Uint8Array; contentType: string; displayName: string; bucket: string; name: string; open: boolean }

const storeFile = async (ctx: GroupCtx, { bytes, contentType, displayName, bucket, name, open }: Stored) => {
  const keeper = { ...ctx, UserId: ctx.actor.UserId, BuildingId: ctx.BuildingId ?? null }
  const { FileId, key, address } = await storeBytes(keeper, { bytes, contentType, displayName, name, open })
  ctx.audit({ Object: 'stored_file', ObjectId: FileId, After: { Name: displayName, Bucket: bucket, Size: bytes.byteLength } })
  return { url: open ? address : ctx.fileLink({ key, name: displayName }), FileId, displayName }
}

/** Who keeps a file, and where: `BuildingId` null for a file of the whole account. */
export type Keeper = Pick<GroupCtx, 'tx' | 'files' | 'baseUrl'> & { GroupId: string; UserId: string | null; BuildingId: string | null }

/** Keeps bytes that `acceptUpload` has judged, with their row; `address` is where they are served if they are open. */
export const storeBytes = async (
  { tx, files, baseUrl, GroupId, UserId, BuildingId }: Keeper,
  { bytes, contentType, displayName, name, open }: Omit<Stored, 'bucket'>,
): Promise<{ FileId: string; key: string; address: string }> => {
  const id = randomUUID()
  const row = { GroupId, id, UserId, BuildingId, Bucket: name }
  await tx.insert(storedFile).values({ ...row, Name: displayName, ContentType: contentType, Size: bytes.byteLength, Public: open })
  const key = `${GroupId}/${id}`
  await files.put(key, bytes, { contentType })
  return { FileId: id, key, address: `${baseUrl}/files/${key}/${addressName(displayName)}` }
}

/** Keeps a public picture that the server has made itself. */
export const keepPicture = async (
  ctx: GroupCtx,
  picture: { bytes: Uint8Array; contentType: string; displayName: string },
): Promise<string> => (await storeFile(ctx, { ...picture, bucket: 'Branding', name: 'Branding', open: true })).url

/** The bytes of a public picture of the account, by its address. Null where there is none. */
export const ownPicture = async (ctx: GroupCtx, address: string): Promise<{ bytes: Buffer; contentType: string } | null> => {
  const id = fileAt(address)?.id
  if (!id || !uuidLike.test(id)) return null
  const [row] = await ctx.tx
    .select({ type: storedFile.ContentType })
    .from(storedFile)
    .where(and(eq(storedFile.GroupId, ctx.GroupId), eq(storedFile.id, id), eq(storedFile.Public, true)))
  const file = row?.type.startsWith('image/') ? await ctx.files.get(`${ctx.GroupId}/${id}`) : null
  return row && file ? { bytes: await buffer(file.stream), contentType: row.type } : null
}

const uuidLike = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

// As bare base64 or as a data URL. What is no base64 is skipped; the content is judged by what comes out.
const bytesOf = (content: string): Buffer =>
  Buffer.from(/^data:[^,]{0,200},/.test(content.slice(0, 300)) ? content.slice(content.indexOf(',') + 1) : content, 'base64')

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
