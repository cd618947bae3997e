import { and, eq } from 'drizzle-orm'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid, Refusal } from '../../../core/problem.ts'
import { readBytes } from '../../../platform/files/fileStore.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import { readLink } from '../../../platform/files/signedLink.ts'
import { kindContentTypes } from '../../../platform/files/uploadRules.ts'
import { type Ctx, handle } from '../../../platform/handle.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { storedFile } from '../../../platform/tables.ts'
import { wordsFor } from '../../../platform/words.ts'
import { storeBytes } from '../files/keep.server.ts'
import { noteKept, requireUpload, type UploadRow, withWhole } from '../files/upload.server.ts'
import type { ImportOf } from './importOf.server.ts'
import type { MailedErrors } from './jobs.ts'
import { type ImportLimits, megabytesOf, typesOf } from './model.ts'
import { readSheet, type SheetRefusal } from './sheet.server.ts'
import { importRun } from './tables.ts'
import { words } from './words.ts'

export const uploadImport = (of: ImportOf, errors: Job<MailedErrors> | null) =>
  handle(of.contract.UploadImport, async (ctx, { FileName, UploadId, FilePath, base64 = '' }) => {
    const { limits } = of.columns
    const keep = (given: Given) => keepImport(ctx, of, errors, given)
    if (FilePath !== undefined) return keep(await storedAt(ctx, FilePath, limits))
    const named = FileName ?? ''
    if (!UploadId) return keep({ FileName: named, bytes: bytesOf(base64), Field: 'base64' })
    const Field = 'UploadId'
    const upload = await requireUpload(ctx, UploadId, Field)
    if (upload.Bucket !== limits.bucket || upload.FileId) throw invalid([misfit(Field, hints.file)])
    return withWhole(ctx, upload, Field, bytes => keep({ FileName: named, bytes, Field, upload }))
  })

type Field = 'base64' | 'UploadId' | 'FilePath'
/** `key`: where the file is kept already. */
type Given = { FileName: string; bytes: Uint8Array; Field: Field; upload?: UploadRow; key?: string }

const uuidLike = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A file of the account that an upload into the import's bucket has kept: by its link, which must be good still, or by its id. */
const storedAt = async (ctx: Ctx<'group'>, FilePath: string, { bucket }: ImportLimits): Promise<Given> => {
  const Field = 'FilePath'
  const [, token] = /\/f\/([\w.-]+)$/.exec(FilePath) ?? []
  const link = token === undefined ? null : readLink(ctx.secret, token, ctx.now)
  const id = link ? (link.groupId === ctx.GroupId ? link.key.split('/')[1] : undefined) : FilePath
  const [row] = uuidLike.test(id ?? '')
    ? await ctx.tx
        .select({ Name: storedFile.Name })
        .from(storedFile)
        .where(and(eq(storedFile.GroupId, ctx.GroupId), eq(storedFile.id, id ?? ''), eq(storedFile.Bucket, bucket)))
    : []
  const key = `${ctx.GroupId}/${id}`
  const bytes = row && (await readBytes(ctx.files, key))
  if (!row || !bytes) throw invalid([misfit(Field, hints.file)])
  return { FileName: row.Name, bytes, Field, key }
}

/** Keeps a file with what was read of it; what cannot be imported is refused at the field that gave it. */
const keepImport = async (
  ctx: Ctx<'group'>,
  of: ImportOf,
  errors: Job<MailedErrors> | null,
  { FileName, bytes, Field, upload, key }: Given,
): Promise<{ acId: string }> => {
  const read = await readSheet(bytes, of.columns)
  if ('refused' in read) throw refusedFile(ctx, of, Field, read.refused)
  const Name = nameOf(FileName)
  const FileKey = key ?? (await keepBytes(ctx, bytes, Name, upload))
  const { UserId, FullName } = ctx.actor
  const values = { GroupId: ctx.GroupId, Kind: of.Kind, FileName: Name, UserId, FullName, State: 'Checked' as const, FileKey }
  const Mapping = of.columns.guess(read.sheet.Header)
  const isMapped = Object.keys(Mapping).length > 0 // else people are asked first which columns they are
  const [made] = await ctx.tx
    .insert(importRun)
    .values({ ...values, Mapping, Sheet: read.sheet, RowCount: read.sheet.Rows.length })
    .returning({ id: importRun.id })
  if (!made) throw new Error('the import was not kept')
  await noteFiles(ctx.tx, importRun, [{ GroupId: ctx.GroupId, id: made.id, FileKey, OutputKey: null }])
  ctx.audit({ Object: 'import_run', ObjectId: made.id, After: { FileName: Name, RowCount: read.sheet.Rows.length } })
  if (errors && isMapped) {
    const { GroupId, language: Language, buildings: Buildings } = ctx
    await ctx.enqueue(errors, { GroupId, ImportId: made.id, UserId, Language, Buildings })
  }
  return { acId: made.id }
}

const keepBytes = async (ctx: Ctx<'group'>, bytes: Uint8Array, displayName: string, upload: UploadRow | undefined): Promise<string> => {
  const keeper = { ...ctx, UserId: ctx.actor.UserId, BuildingId: null }
  const contentType = kindContentTypes[/\.xls$/i.test(displayName) ? 'xls' : 'xlsx']
  const { FileId, key } = await storeBytes(keeper, { bytes, contentType, displayName, name: 'Import', open: false })
  if (upload) await noteKept(ctx, upload, FileId)
  return key
}

export const refusedFile = (ctx: Ctx<'group'>, of: ImportOf, Field: string, why: SheetRefusal): Refusal => {
  const { limits } = of.columns
  const values = { most: limits.mostRows, size: String(megabytesOf(limits)), types: typesOf(limits) }
  const Message = wordsFor(words, ctx.language)(`refused.${why}`, values)
  return new Refusal('req.val.inv', Message, [{ Field, Message }])
}

/** The last part of a path, without what a file name must not hold. */
const nameOf = (given: string): string =>
  (given.split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}:*?"<>|]/gu, ' ')
    .trim()
    .slice(-120) || 'import.xlsx'

const bytesOf = (base64: string): Buffer => Buffer.from(base64.slice(base64.startsWith('data:') ? base64.indexOf(',') + 1 : 0), 'base64')
