import { may } from '../../../core/permissions.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { type PortalGap, type ToDoList, toDoKinds } from './contract.ts'
import { feedbackToDo } from './feedbackToDo.server.ts'
import { codesOf, faceOf, gapsOf, sectionsOf } from './gaps.server.ts'
import { importsToDo } from './importsToDo.server.ts'
import { requestsToDo } from './requestsToDo.server.ts'
import { surveysToDo } from './surveysToDo.server.ts'
import type { ToDoSource } from './toDoSource.server.ts'

/** Each noun that gives people something to do: a file beside this one, a row here, its looks in `screens/toDoLooks.ts`. */
const sources: readonly ToDoSource[] = [requestsToDo, feedbackToDo, surveysToDo, importsToDo]

/** Things that Home shows; the lists behind the counts have the others. */
const MOST = 6

/** What waits for the caller in an account, or in the building that the call names: a fixed number of statements. */
export const toDoOf = async (ctx: Ctx<'group'>): Promise<ToDoList> => {
  const found = []
  for (const source of sources) found.push(await source(ctx))
  const Items = found
    .flatMap(one => one.Items)
    .filter(({ Count }) => Count > 0)
    .toSorted((a, b) => toDoKinds.indexOf(a.Kind) - toDoKinds.indexOf(b.Kind))
  const things = found.flatMap(one => one.Things)
  const Things = [...things.filter(one => one.Mine), ...things.filter(one => !one.Mine)].slice(0, MOST)
  return { Items, Things, Missing: await missingOf(ctx) }
}

const missingOf = async (ctx: Ctx<'group'>): Promise<PortalGap[]> => {
  if (!ctx.BuildingId || !may(ctx.actor.Permissions, ['ManageMarketing', 'ManagePropertyInfo', 'GlobalManageEntities'])) return []
  const face = await faceOf(ctx, ctx.BuildingId)
  return face ? gapsOf(face, await sectionsOf(ctx, ctx.BuildingId), await codesOf(ctx, ctx.BuildingId)) : []
}
