import { hints, misfit } from '../../../../core/hints.ts'
import { invalid, notFound } from '../../../../core/problem.ts'
import { requireReader } from '../../../../platform/gate/readFor.ts'
import { handle } from '../../../../platform/handle.ts'
import { newTask } from '../../tasks/data.ts'
import { StartExport as call } from '../contract.ts'
import { makeExport } from '../jobs.ts'
import { dataColumns, exportedLists } from '../lists.server.ts'

export const StartExport = handle(call, async (ctx, asked) => {
  const list = exportedLists.all().find(one => one.call.path === asked.List)
  if (!list) throw notFound()
  const { call: listCall, columns } = list
  requireReader(listCall, ctx.actor)
  if (asked.WithData && dataColumns.all().every(one => one.path !== asked.List)) throw invalid([misfit('WithData', hints.choice)])
  const wrong = asked.Columns.filter(id => !columns.some(column => column.id === id))
  if (wrong.length > 0 || !listCall.input.safeParse({ filter: asked.filter, ...(asked.sort && { sort: asked.sort }) } as never).success)
    throw invalid([{ Field: wrong.length > 0 ? 'Columns' : 'filter', Message: 'Format error' }])
  const TaskId = await newTask(ctx, { Kind: 'Export', Title: asked.Title, Total: 0 })
  const { actor, buildings, BuildingId = null, language, GroupId } = ctx
  await ctx.enqueue(makeExport, { ...asked, GroupId, TaskId, actor, buildings, BuildingId, language })
  return { TaskId }
})
