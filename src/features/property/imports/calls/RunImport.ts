import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { wordsFor } from '../../../../platform/words.ts'
import { newTask } from '../../../base/tasks/data.ts'
import { RunImport as call } from '../contract.ts'
import { knownFor, notNow, runOf } from '../data.ts'
import { runImport } from '../jobs.ts'
import { judge } from '../rules.ts'
import { importRun } from '../tables.ts'
import { words } from '../words.ts'

export const RunImport = handle(call, async (ctx, { ImportId, Existing, Wrong }) => {
  const run = await runOf(ctx, ImportId, { lock: true })
  if (run.State !== 'Checked' && run.State !== 'Failed') throw notNow(ctx)
  const rows = judge(run.Sheet, run.Mapping, await knownFor(ctx, run.Sheet, run.Mapping))
  const wrong = rows.filter(({ State }) => State === 'Wrong').length
  const t = wordsFor(words, ctx.language)
  if (wrong === rows.length) throw new Refusal('req.val.inv', t('nothingGood'))
  if (wrong > 0 && Wrong === 'Refuse') throw new Refusal('req.val.inv', t('someWrong', { n: wrong }))
  const TaskId = await newTask(ctx, { Kind: 'ImportBuildings', Title: run.FileName, Total: rows.length - wrong })
  await ctx.enqueue(runImport, {
    GroupId: ctx.GroupId,
    ImportId,
    TaskId,
    UserId: ctx.actor.UserId,
    FullName: ctx.actor.FullName,
    Language: ctx.language,
    Buildings: ctx.buildings,
    Existing,
    Wrong,
    RequestId: ctx.requestId,
  })
  await ctx.tx
    .update(importRun)
    .set({ State: 'Running', TaskId, Message: null, ModifiedDate: ctx.now })
    .where(and(eq(importRun.GroupId, ctx.GroupId), eq(importRun.id, ImportId)))
  ctx.audit({ Object: 'import_run', ObjectId: ImportId, After: { State: 'Running', Existing, Wrong, Mapping: run.Mapping } })
  return { acId: ImportId, TaskId }
})
