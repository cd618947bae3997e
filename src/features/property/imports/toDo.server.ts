import { sql } from 'drizzle-orm'
import { may } from '../../../core/permissions.ts'
import { itemsOf, nothingToDo, type ToDoSource } from '../../base/handling/toDoSources.server.ts'
import type { ImportToDo } from './toDo.ts'

/** Imports that are checked and wait for their run. */
export const importsToDo: ToDoSource = async ctx => {
  if (ctx.BuildingId || !may(ctx.actor.Permissions, 'GlobalManageEntities')) return nothingToDo
  const { rows } = await ctx.tx.execute<{ n: number }>(
    sql`select count(*)::int as n from import_run where group_id = ${ctx.GroupId} and state = 'Checked'`,
  )
  return { Items: itemsOf<ImportToDo>({ ImportsChecked: rows[0]?.n ?? 0 }), Things: [] }
}
