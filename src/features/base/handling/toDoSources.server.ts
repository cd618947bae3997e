import { makeRegistry } from '../../../core/registry.ts'
import type { Ctx } from '../../../platform/handle.ts'
import type { ToDo, ToDoThing } from './toDo.ts'

/** What waits of one noun: how much of each kind, and the first things themselves. */
type Waiting = { Items: readonly ToDo[]; Things: readonly ToDoThing[] }
/**
 * Says what waits for the caller in an account, or in the building that the call names; nothing for whoever may do nothing about it. A fixed
 * number of statements.
 */
export type ToDoSource = (ctx: Ctx<'group'>) => Promise<Waiting>

/** Every noun that gives people something to do: Home asks them in turn. */
export const toDoSources = makeRegistry<ToDoSource>()

export const nothingToDo: Waiting = { Items: [], Things: [] }

/** Counts by their kinds as items. */
export const itemsOf = <Kind extends string>(counts: Readonly<Partial<Record<Kind, number>>>): ToDo[] =>
  Object.entries<number | undefined>(counts).map(([Kind, Count = 0]) => ({ Kind, Count }))
