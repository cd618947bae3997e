import { and, eq, sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { removeUnusedTags } from '../../buildings/bulk.server.ts'
import { buildingTopic } from '../../buildings/data.ts'
import { auditBuildings } from '../audit.server.ts'
import { UndoImport as call } from '../contract.ts'
import { notNow, runOf } from '../data.ts'
import { importRow, importRun } from '../tables.ts'
import { putBack, refuseChanged, refuseHanging, removeMade } from '../undo.server.ts'

export const UndoImport = handle(call, async (ctx, { ImportId }) => {
  const run = await runOf(ctx, ImportId, { lock: true })
  if (run.State !== 'Done') throw notNow(ctx)
  const rows = await ctx.tx
    .select()
    .from(importRow)
    .where(and(eq(importRow.GroupId, ctx.GroupId), eq(importRow.ImportId, ImportId)))
  const made = rows.filter(({ Before }) => !Before)
  const changed = rows.filter(({ Before }) => Before)
  const now = await refuseChanged(ctx, rows)
  await refuseHanging(ctx, made, now)
  await removeMade(ctx, made)
  await putBack(ctx, changed, now)
  await removeUnusedTags(ctx, run.MadeTags)
  for (const { ObjectId } of changed) await ctx.notify(buildingTopic, ObjectId)
  await ctx.tx
    .update(importRun)
    .set({ State: 'Undone', UndoneDate: sql`now()`, ModifiedDate: sql`now()` })
    .where(and(eq(importRun.GroupId, ctx.GroupId), eq(importRun.id, ImportId)))
  const { tx, GroupId, actor, requestId: RequestId } = ctx
  const undone = rows.map(({ ObjectId, Before, After }) => ({ id: ObjectId, Before: After, After: Before }))
  await auditBuildings({ tx, GroupId, UserId: actor.UserId, FullName: actor.FullName, RequestId, call: call.path }, undone)
  ctx.audit({ Object: 'import_run', ObjectId: ImportId, Before: { State: 'Done' }, After: { State: 'Undone' } })
  return { acId: ImportId, Removed: made.length, PutBack: changed.length }
})
