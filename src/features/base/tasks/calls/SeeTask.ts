import { and, eq, inArray } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { task } from '../../../../platform/tables.ts'
import { SeeTask as call } from '../contract.ts'
import { ownTasks } from '../data.ts'

export const SeeTask = handle(call, async (ctx, { TaskId }) => {
  const ended = inArray(task.State, ['Done', 'Failed'])
  const which = TaskId ? and(ownTasks(ctx), eq(task.id, TaskId)) : and(ownTasks(ctx), ended, eq(task.Seen, false))
  const seen = await ctx.tx.update(task).set({ Seen: true }).where(which).returning({ id: task.id })
  if (TaskId && seen.length === 0) throw notFound()
  ctx.audit({ Object: 'task', ObjectId: TaskId, After: { Seen: seen.length } })
  return { Seen: seen.length }
})
