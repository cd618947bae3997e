import { and, eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { DiscardImport as call } from '../contract.ts'
import { notNow, runOf } from '../data.ts'
import { importRun } from '../tables.ts'

export const DiscardImport = handle(call, async (ctx, { ImportId }) => {
  const run = await runOf(ctx, ImportId, { lock: true })
  if (run.State !== 'Checked' && run.State !== 'Failed') throw notNow(ctx)
  await ctx.tx.delete(importRun).where(and(eq(importRun.GroupId, ctx.GroupId), eq(importRun.id, ImportId)))
  ctx.audit({ Object: 'import_run', ObjectId: ImportId, Before: { FileName: run.FileName, RowCount: run.RowCount } })
  return { acId: ImportId }
})
