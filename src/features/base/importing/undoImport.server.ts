import { and, eq, sql } from 'drizzle-orm'
import { writeAuditRows } from '../../../platform/db/audit.ts'
import { handle } from '../../../platform/handle.ts'
import { lockRun, notNow } from './data.ts'
import type { ImportOf } from './importOf.server.ts'
import { importRow, importRun } from './tables.ts'
import { refuseChanged, refuseHanging } from './undo.server.ts'

export const undoImport = (of: ImportOf) =>
  handle(of.contract.UndoImport, async (ctx, { ImportId }) => {
    const run = await lockRun(ctx, of, ImportId)
    if (run.State !== 'Done') throw notNow(ctx)
    const rows = await ctx.tx
      .select()
      .from(importRow)
      .where(and(eq(importRow.GroupId, ctx.GroupId), eq(importRow.ImportId, ImportId)))
    const added = rows.filter(({ Before }) => !Before).map(({ ObjectId }) => ObjectId)
    const changed = rows.flatMap(({ ObjectId: id, Before }) => (Before ? [{ id, Before }] : []))
    const now = await refuseChanged(ctx, of, rows)
    await refuseHanging(ctx, of, added, now)
    await of.save.remove(ctx, added)
    await of.save.putBack(ctx, changed)
    await of.save.beside?.remove(ctx, run.MadeTags)
    await of.save.changed?.(
      { ...ctx, UserId: ctx.actor.UserId, notify: ctx.notify },
      changed.map(({ id }) => id),
    )
    await ctx.tx
      .update(importRun)
      .set({ State: 'Undone', UndoneDate: sql`now()`, ModifiedDate: sql`now()` })
      .where(and(eq(importRun.GroupId, ctx.GroupId), eq(importRun.id, ImportId)))
    const { tx, GroupId, actor, requestId: RequestId } = ctx
    const undone = rows.map(({ ObjectId, Before, After }) => ({ id: ObjectId, Before: After, After: Before }))
    const by = { GroupId, UserId: actor.UserId, FullName: actor.FullName, RequestId, Call: of.contract.UndoImport.path, Object: of.Object }
    await writeAuditRows(tx, by, undone)
    ctx.audit({ Object: 'import_run', ObjectId: ImportId, Before: { State: 'Done' }, After: { State: 'Undone' } })
    return { acId: ImportId, Removed: added.length, PutBack: changed.length }
  })
