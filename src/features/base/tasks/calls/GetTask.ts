import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { task } from '../../../../platform/tables.ts'
import { GetTask as call } from '../contract.ts'
import { ownTasks, shownTask } from '../data.ts'

export const GetTask = handle(call, async (ctx, { TaskId }) => {
  const [row] = await ctx.tx
    .select()
    .from(task)
    .where(and(ownTasks(ctx), eq(task.id, TaskId)))
  if (!row) throw notFound()
  return shownTask(ctx, row)
})
