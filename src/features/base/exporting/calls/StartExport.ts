import { may } from '../../../../core/permissions.ts'
import { invalid, notFound, Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { newTask } from '../../tasks/data.ts'
import { StartExport as call } from '../contract.ts'
import { makeExport } from '../jobs.ts'
import { exportedLists } from '../lists.server.ts'

export const StartExport = handle(call, async (ctx, asked) => {
  const found = exportedLists.all().find(({ list }) => list.call.path === asked.List)
  if (!found) throw notFound()
  const { call: listCall, columns } = found.list
  if (!may(ctx.actor.Permissions, listCall.may)) throw new Refusal('usr.aut.npm')
  const wrong = asked.Columns.filter(id => !columns.some(column => column.id === id))
  if (wrong.length > 0 || !listCall.input.safeParse({ filter: asked.filter, ...(asked.sort && { sort: asked.sort }) } as never).success)
    throw invalid([{ Field: wrong.length > 0 ? 'Columns' : 'filter', Message: 'Format error' }])
  const TaskId = await newTask(ctx, { Kind: 'Export', Title: asked.Title, Total: 0 })
  const { actor, buildings, BuildingId = null, language, GroupId } = ctx
  await ctx.enqueue(makeExport, { ...asked, GroupId, TaskId, actor, buildings, BuildingId, language })
  return { TaskId }
})
