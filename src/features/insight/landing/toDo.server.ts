import { may } from '../../../core/permissions.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { toDoSources } from '../../base/handling/toDoSources.server.ts'
import type { PortalGap, ToDoList } from './contract.ts'
import { codesOf, faceOf, gapsOf, sectionsOf } from './gaps.server.ts'

/** Things that Home shows; the lists behind the counts have the others. */
const MOST = 6
/** Of them kept for what is nobody's yet, so that work of one's own hides no bad score and nothing urgent. */
const MOST_OPEN = 2

/** What waits for the caller in an account, or in the building that the call names: a fixed number of statements. */
export const toDoOf = async (ctx: Ctx<'group'>): Promise<ToDoList> => {
  const found = []
  for (const source of toDoSources.all()) found.push(await source(ctx))
  const Items = found.flatMap(one => one.Items).filter(({ Count }) => Count > 0)
  const own = found.flatMap(one => one.Things.filter(({ Mine }) => Mine))
  const open = inTurn(found.map(one => one.Things.filter(({ Mine }) => !Mine)))
  const Things = [...own.slice(0, MOST - Math.min(open.length, MOST_OPEN)), ...open].slice(0, MOST)
  return { Items, Things, Missing: await missingOf(ctx) }
}

/** The first of each list, then the second of each, and so on. */
const inTurn = <T>(lists: readonly (readonly T[])[]): T[] => {
  const longest = Math.max(0, ...lists.map(list => list.length))
  return Array.from({ length: longest }, (_, place) => lists.flatMap(list => list.slice(place, place + 1))).flat()
}

const missingOf = async (ctx: Ctx<'group'>): Promise<PortalGap[]> => {
  if (!ctx.BuildingId || !may(ctx.actor.Permissions, ['ManageMarketing', 'ManagePropertyInfo', 'GlobalManageEntities'])) return []
  const face = await faceOf(ctx, ctx.BuildingId)
  return face ? gapsOf(face, await sectionsOf(ctx, ctx.BuildingId), await codesOf(ctx, ctx.BuildingId)) : []
}
