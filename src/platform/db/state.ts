import type { PgColumn } from 'drizzle-orm/pg-core'
import { may } from '../../core/permissions.ts'
import { Refusal } from '../../core/problem.ts'
import { allowsMove, type Move } from '../../core/stateTable.ts'
import type { Ctx, GroupCtx } from '../handle.ts'
import { type RecordTable, updateRecord } from './record.ts'

type StateTable = RecordTable & { readonly Status: PgColumn }
type StateRow<State extends string> = { id: string; Version: number; Status: State }

/** Refuses what the state of a record does not allow (`sys.obj.cfl`, with the row's reason), and whoever may not do it (`usr.aut.npm`). */
export const requireMove = <State extends string>(ctx: Pick<GroupCtx, 'actor'>, row: { Status: State }, move: Move<State>): void => {
  if (!may(ctx.actor.Permissions, move.may)) throw new Refusal('usr.aut.npm')
  if (!allowsMove(move, row.Status)) throw new Refusal('sys.obj.cfl', move.refusal)
}

/**
 * Moves a locked record on by a row of its state table: refused where the row does not allow it; else its next version with the new
 * `Status`, `columns` that change by it, and the audit of the state. `told`: columns that change by it and stand in its audit too.
 */
export const moveState = async <State extends string, To extends State>(
  ctx: Pick<Ctx, 'tx' | 'now' | 'audit'> & Pick<GroupCtx, 'actor'>,
  table: StateTable,
  row: StateRow<State>,
  move: Move<State> & { readonly to: To },
  { Object: kind, columns = {}, told = {} }: { Object: string } & Partial<Record<'columns' | 'told', Readonly<Record<string, unknown>>>>,
): Promise<{ acId: string; Version: number; Status: To }> => {
  requireMove(ctx, row, move)
  const { Version } = await updateRecord(ctx, table, row as never, { ...columns, ...told, Status: move.to }) // a row of this table, as its caller has locked it
  const were = Object.fromEntries(Object.keys(told).map(name => [name, Reflect.get(row, name)]))
  ctx.audit({ Object: kind, ObjectId: row.id, Before: { Status: row.Status, ...were }, After: { Status: move.to, ...told } })
  return { acId: row.id, Version, Status: move.to }
}
