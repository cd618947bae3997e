import { and, eq } from 'drizzle-orm'
import { handle } from '../../../platform/handle.ts'
import { lockOpenRun } from './data.ts'
import type { ImportOf } from './importOf.server.ts'
import { importRun } from './tables.ts'

export const mapColumns = (of: ImportOf) =>
  handle(of.contract.MapColumns, async (ctx, { ImportId, Mapping }) => {
    const run = await lockOpenRun(ctx, of, ImportId)
    const next = of.columns.clean(Mapping, run.Sheet.Header.length)
    await ctx.tx
      .update(importRun)
      .set({ Mapping: next, ModifiedDate: ctx.now })
      .where(and(eq(importRun.GroupId, ctx.GroupId), eq(importRun.id, ImportId)))
    ctx.audit({ Object: 'import_run', ObjectId: ImportId, Before: { Mapping: run.Mapping }, After: { Mapping: next } })
    return { acId: ImportId }
  })
