import { and, eq, inArray } from 'drizzle-orm'
import type { FileRef } from '../../../core/fileRef.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { storedFile } from '../../../platform/tables.ts'
import type { buckets } from './buckets.ts'

type Link = { Field: string; url: string }

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const address = new RegExp(`^(?:https?://[^/?#\\\\\\s]+)?/files/(${uuid})/(${uuid})/[\\w.-]+$`)

/** Refuses, at its field, every link that is no address of a file of this account that was uploaded into the bucket. */
export const provenFiles = async (
  ctx: Pick<GroupCtx, 'tx' | 'GroupId' | 'baseUrl'>,
  bucket: keyof typeof buckets,
  links: readonly Link[],
): Promise<void> => {
  const named = links.map(({ Field, url }) => ({ Field, id: idOf(ctx, url) }))
  const ids = named.map(({ id }) => id).filter(id => id !== null)
  const rows =
    ids.length > 0
      ? await ctx.tx
          .select({ id: storedFile.id })
          .from(storedFile)
          .where(and(eq(storedFile.GroupId, ctx.GroupId), eq(storedFile.Bucket, bucket), inArray(storedFile.id, ids)))
      : []
  const problems = named.filter(({ id }) => !rows.some(row => row.id === id)).map(({ Field }) => misfit(Field, hints.file))
  if (problems.length > 0) throw invalid(problems)
}

// The host must be ours: readers who trust this page would follow a link to another place.
const idOf = ({ GroupId, baseUrl }: Pick<GroupCtx, 'GroupId' | 'baseUrl'>, url: string): string | null => {
  const [, group, id = null] = address.exec(url) ?? []
  return group === GroupId && (url.startsWith('/') || url.startsWith(`${baseUrl}/`)) ? id : null
}

type Uploader = Pick<GroupCtx, 'tx' | 'GroupId' | 'actor'>

/** Refuses, at its place in the list, every file that the caller has not uploaded into the bucket. Gives the files as a row keeps them. */
export const provenUploads = (
  ctx: Uploader,
  bucket: keyof typeof buckets,
  files: readonly FileRef[],
  Field = 'Files',
): Promise<FileRef[]> => proveUploads(ctx, bucket, files, i => `${Field}.${i}`)

/** The same of the one file of a field. */
export const provenUpload = async (ctx: Uploader, bucket: keyof typeof buckets, file: FileRef, Field: string): Promise<FileRef> => {
  const [proven] = await proveUploads(ctx, bucket, [file], () => Field)
  if (!proven) throw invalid([misfit(Field, hints.file)])
  return proven
}

/** Those of some ids that are the caller's own uploads into the bucket. */
export const findOwnUploads = async (
  { tx, GroupId, actor }: Uploader,
  bucket: keyof typeof buckets,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const own = and(eq(storedFile.GroupId, GroupId), eq(storedFile.Bucket, bucket), eq(storedFile.UserId, actor.UserId))
  const rows = await tx
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(and(own, inArray(storedFile.id, [...ids])))
  return new Set(rows.map(one => one.id))
}

const proveUploads = async (
  { tx, GroupId, actor }: Uploader,
  bucket: keyof typeof buckets,
  files: readonly FileRef[],
  fieldOf: (i: number) => string,
): Promise<FileRef[]> => {
  if (files.length === 0) return []
  const ids = files.map(({ FileId }) => FileId)
  const { Name, Size, ContentType, OriginalId } = storedFile
  const rows = await tx
    .select({ FileId: storedFile.id, Name, Size, ContentType, OriginalId })
    .from(storedFile)
    .where(
      and(eq(storedFile.GroupId, GroupId), eq(storedFile.Bucket, bucket), eq(storedFile.UserId, actor.UserId), inArray(storedFile.id, ids)),
    )
  const proven = files.map(({ FileId }) => rows.find(row => row.FileId === FileId))
  const problems = proven.flatMap((one, i) => (one ? [] : [misfit(fieldOf(i), hints.file)]))
  if (problems.length > 0) throw invalid(problems)
  return proven
    .filter(one => one !== undefined)
    .map(({ OriginalId: original, ...file }) => ({ ...file, ...(original && { OriginalId: original }) }))
}
