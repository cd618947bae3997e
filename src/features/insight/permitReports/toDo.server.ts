import { sql } from 'drizzle-orm'
import { may } from '../../../core/permissions.ts'
import { itemsOf, nothingToDo, type ToDoSource } from '../../base/handling/toDoSources.server.ts'
import { type PermitKind, permitFlags, permitKinds } from '../../codes/permits/model.ts'
import { isOpenPermit, permitsOf } from '../../codes/permits/permits.server.ts'
import { permitToDos } from './toDo.ts'

/** Permits of a building that wait for a decision; over an account no page lists them. */
export const permitsToDo: ToDoSource = async ctx => {
  const kinds = permitKinds.filter(kind => may(ctx.actor.Permissions, permitFlags[kind]))
  if (!ctx.BuildingId || kinds.length === 0) return nothingToDo
  const { rows } = await ctx.tx.execute<{ kind: PermitKind; n: number }>(sql`
    select v.kind, count(*)::int as n from ${permitsOf(ctx, { open: true })} v
    where v.building_id = ${ctx.BuildingId} and v.status = 'Requested' and ${isOpenPermit(ctx.now)} group by 1`)
  const counts = kinds.map(kind => [permitToDos[kind], rows.find(one => one.kind === kind)?.n ?? 0])
  return { Items: itemsOf(Object.fromEntries(counts)), Things: [] }
}
