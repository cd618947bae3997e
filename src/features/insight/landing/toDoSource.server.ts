import type { Ctx } from '../../../platform/handle.ts'
import type { ToDo, ToDoKind, ToDoThing } from './contract.ts'

/** What waits of one noun: how much of each kind, and the first things themselves. */
type Waiting = { Items: readonly ToDo[]; Things: readonly ToDoThing[] }
/** Says what waits for the caller in an account, or in the building that the call names; nothing for whoever may do nothing about it. */
export type ToDoSource = (ctx: Ctx<'group'>) => Promise<Waiting>

export const nothing: Waiting = { Items: [], Things: [] }

/** Counts by their kinds as items. */
export const itemsOf = (counts: Readonly<Partial<Record<ToDoKind, number>>>): ToDo[] =>
  Object.entries(counts).map(([Kind, Count]) => ({ Kind: Kind as ToDoKind, Count })) // the keys of the counts
