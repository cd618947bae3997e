import { hints, misfit } from '../../../core/hints.ts'
import { invalid, Refusal } from '../../../core/problem.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import { kindContentTypes } from '../../../platform/files/uploadRules.ts'
import { type Ctx, handle } from '../../../platform/handle.ts'
import { wordsFor } from '../../../platform/words.ts'
import { storeBytes } from '../files/keep.server.ts'
import { noteKept, requireUpload, type UploadRow, withWhole } from '../files/upload.server.ts'
import type { ImportOf } from './importOf.server.ts'
import { MOST_ROWS } from './model.ts'
import { readSheet } from './sheet.server.ts'
import { importRun } from './tables.ts'
import { words } from './words.ts'

export const uploadImport = (of: ImportOf) =>
  handle(of.contract.UploadImport, async (ctx, { FileName, UploadId, base64 = '' }) => {
    if (!UploadId) return keepImport(ctx, of, { FileName, bytes: bytesOf(base64), Field: 'base64' })
    const Field = 'UploadId'
    const upload = await requireUpload(ctx, UploadId, Field)
    if (upload.Bucket !== 'Import' || upload.FileId) throw invalid([misfit(Field, hints.file)])
    return withWhole(ctx, upload, Field, bytes => keepImport(ctx, of, { FileName, bytes, Field, upload }))
  })

type Given = { FileName: string; bytes: Uint8Array; Field: 'base64' | 'UploadId'; upload?: UploadRow }

/** Keeps a file with what was read of it; what cannot be imported is refused at the field that gave it. */
const keepImport = async (ctx: Ctx<'group'>, of: ImportOf, { FileName, bytes, Field, upload }: Given): Promise<{ acId: string }> => {
  const read = await readSheet(bytes, of.columns)
  if ('refused' in read) {
    const Message =
      read.refused === 'header'
        ? wordsFor(of.words, ctx.language)('refused.header')
        : wordsFor(words, ctx.language)(`refused.${read.refused}`, { most: MOST_ROWS })
    throw new Refusal('req.val.inv', Message, [{ Field, Message }])
  }
  const Name = nameOf(FileName)
  const keeper = { ...ctx, UserId: ctx.actor.UserId, BuildingId: null }
  const file = { bytes, contentType: kindContentTypes.xlsx, displayName: Name, name: 'Import', open: false }
  const { FileId, key: FileKey } = await storeBytes(keeper, file)
  if (upload) await noteKept(ctx, upload, FileId)
  const [made] = await ctx.tx
    .insert(importRun)
    .values({
      GroupId: ctx.GroupId,
      Kind: of.Kind,
      FileName: Name,
      UserId: ctx.actor.UserId,
      FullName: ctx.actor.FullName,
      State: 'Checked',
      FileKey,
      Mapping: of.columns.guess(read.sheet.Header),
      Sheet: read.sheet,
      RowCount: read.sheet.Rows.length,
    })
    .returning({ id: importRun.id })
  if (!made) throw new Error('the import was not kept')
  await noteFiles(ctx.tx, importRun, [{ GroupId: ctx.GroupId, id: made.id, FileKey }])
  ctx.audit({ Object: 'import_run', ObjectId: made.id, After: { FileName: Name, RowCount: read.sheet.Rows.length } })
  return { acId: made.id }
}

/** The last part of a path, without what a file name must not hold. */
const nameOf = (given: string): string =>
  (given.split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}:*?"<>|]/gu, ' ')
    .trim()
    .slice(-120) || 'import.xlsx'

const bytesOf = (base64: string): Buffer => Buffer.from(base64.slice(base64.startsWith('data:') ? base64.indexOf(',') + 1 : 0), 'base64')
