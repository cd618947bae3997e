import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../../core/problem.ts'
import { handle } from '../../../platform/handle.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { wordsFor } from '../../../platform/words.ts'
import { newTask } from '../tasks/data.ts'
import { lockOpenRun } from './data.ts'
import type { ImportOf } from './importOf.server.ts'
import { judgeFile } from './rows.server.ts'
import type { RunningImport } from './running.server.ts'
import { importRun } from './tables.ts'
import { words } from './words.ts'

export const runImport = (of: ImportOf, job: Job<RunningImport>) =>
  handle(of.contract.RunImport, async (ctx, { ImportId, Existing, Wrong }) => {
    const run = await lockOpenRun(ctx, of, ImportId)
    const rows = await judgeFile(ctx, of, run)
    const wrong = rows.filter(({ State }) => State === 'Wrong').length
    const t = wordsFor(words, ctx.language)
    if (wrong === rows.length) throw new Refusal('req.val.inv', t('nothingGood'))
    if (wrong > 0 && Wrong === 'Refuse') throw new Refusal('req.val.inv', t('someWrong', { n: wrong }))
    const TaskId = await newTask(ctx, { Kind: of.task, Title: run.FileName, Total: rows.length - wrong })
    await ctx.enqueue(job, {
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
