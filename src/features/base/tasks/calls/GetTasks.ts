import { handle } from '../../../../platform/handle.ts'
import { task } from '../../../../platform/tables.ts'
import { GetTasks as call } from '../contract.ts'
import { newestFirst, ownTasks, shownTask } from '../data.ts'

const mostShown = 30

export const GetTasks = handle(call, async ctx => {
  const rows = await ctx.tx.select().from(task).where(ownTasks(ctx)).orderBy(newestFirst).limit(mostShown)
  const Tasks = rows.map(row => shownTask(ctx, row))
  return { Tasks, Unseen: Tasks.filter(one => !one.Seen && (one.State === 'Done' || one.State === 'Failed')).length }
})
