import { newId } from '../../../../ui/newId.ts'
import { firstHash, foldStop, hashItem, type ItemType, type StopWalked, type WalkItem, type WalkPlace } from '../../inspections/items.ts'

/** What was told of a walk, in its order. */
export type WalkLog = { readonly items: readonly WalkItem[] }

/** What is told of a walk, without what follows from its place. */
export type Told = Partial<Pick<WalkItem, 'stop' | 'code' | 'value'>>

/** A walk that begins. */
export const openLog = (Number: number, Place: WalkPlace | null = null): WalkLog =>
  tell({ items: [] }, 'walk.opened', { value: { Number, Place } })

/** The log with one more item. */
export const tell = (log: WalkLog, type: ItemType, told: Told = {}): WalkLog => {
  const last = log.items.at(-1)
  const item: WalkItem = {
    id: newId(),
    seq: log.items.length + 1,
    v: 1,
    type,
    at: Date.now(),
    mono: performance.now(),
    stop: null,
    code: null,
    value: null,
    ...told,
    prev: last ? hashItem(last) : firstHash,
  }
  return { ...log, items: [...log.items, item] }
}

/** The log with its end: how many items it has, the hash of the last, and how many files they name. */
export const submitLog = (log: WalkLog, Files: number): WalkLog => {
  const last = log.items.at(-1)
  return tell(log, 'walk.submitted', { value: { Count: log.items.length + 1, Hash: last ? hashItem(last) : firstHash, Files } })
}

/** What a stop has become by this log. */
export const stopIn = ({ items }: WalkLog, StopId: string): StopWalked => foldStop(items.filter(one => one.stop === StopId))

/** Whether a log has its end. */
export const isEnded = ({ items }: WalkLog): boolean => items.some(({ type }) => type === 'walk.submitted' || type === 'walk.abandoned')
