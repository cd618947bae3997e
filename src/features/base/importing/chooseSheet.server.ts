import { and, eq } from 'drizzle-orm'
import { hints, misfit } from '../../../core/hints.ts'
import { invalid, notFound } from '../../../core/problem.ts'
import { readBytes } from '../../../platform/files/fileStore.ts'
import { handle } from '../../../platform/handle.ts'
import { lockOpenRun } from './data.ts'
import type { ImportOf } from './importOf.server.ts'
import { readSheet } from './sheet.server.ts'
import { importRun } from './tables.ts'
import { refusedFile } from './uploadImport.server.ts'

/** Reads the file of an import again, from the sheet and below the row that somebody chose. */
export const chooseSheet = (of: ImportOf) =>
  handle(of.contract.ChooseSheet, async (ctx, { ImportId, Sheet: name, HeaderRow }) => {
    const run = await lockOpenRun(ctx, of, ImportId)
    const known = run.Sheet.Notes?.Sheets
    if (known && !known.includes(name)) throw invalid([misfit('Sheet', hints.choice)])
    const bytes = await readBytes(ctx.files, run.FileKey)
    if (!bytes) throw notFound()
    const read = await readSheet(bytes, of.columns, { Sheet: name, HeaderRow })
    if ('refused' in read) throw refusedFile(ctx, of, 'HeaderRow', read.refused)
    const { sheet } = read
    await ctx.tx
      .update(importRun)
      .set({ Sheet: sheet, Mapping: of.columns.guess(sheet.Header), RowCount: sheet.Rows.length, ModifiedDate: ctx.now })
      .where(and(eq(importRun.GroupId, ctx.GroupId), eq(importRun.id, ImportId)))
    const told = (notes: typeof run.Sheet.Notes) => ({ Sheet: notes?.Name ?? '', HeaderRow: notes?.HeaderRow ?? 1 })
    ctx.audit({ Object: 'import_run', ObjectId: ImportId, Before: told(run.Sheet.Notes), After: told(sheet.Notes) })
    return { acId: ImportId }
  })
