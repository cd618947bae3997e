import { and, eq } from 'drizzle-orm'
import { handle } from '../../../platform/handle.ts'
import { lockOpenRun } from './data.ts'
import type { ImportOf } from './importOf.server.ts'
import { importRun } from './tables.ts'

export const discardImport = (of: ImportOf) =>
  handle(of.contract.DiscardImport, async (ctx, { ImportId }) => {
    const run = await lockOpenRun(ctx, of, ImportId)
    await ctx.tx.delete(importRun).where(and(eq(importRun.GroupId, ctx.GroupId), eq(importRun.id, ImportId)))
    ctx.audit({ Object: 'import_run', ObjectId: ImportId, Before: { FileName: run.FileName, RowCount: run.RowCount } })
    return { acId: ImportId }
  })
