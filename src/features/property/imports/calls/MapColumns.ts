import { and, eq } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { cleanMapping } from '../columns.ts'
import { MapColumns as call } from '../contract.ts'
import { notNow, runOf } from '../data.ts'
import { importRun } from '../tables.ts'

export const MapColumns = handle(call, async (ctx, { ImportId, Mapping }) => {
  const run = await runOf(ctx, ImportId, { lock: true })
  if (run.State !== 'Checked' && run.State !== 'Failed') throw notNow(ctx)
  const next = cleanMapping(Mapping, run.Sheet.Header.length)
  await ctx.tx
    .update(importRun)
    .set({ Mapping: next, ModifiedDate: ctx.now })
    .where(and(eq(importRun.GroupId, ctx.GroupId), eq(importRun.id, ImportId)))
  ctx.audit({ Object: 'import_run', ObjectId: ImportId, Before: { Mapping: run.Mapping }, After: { Mapping: next } })
  return { acId: ImportId }
})
