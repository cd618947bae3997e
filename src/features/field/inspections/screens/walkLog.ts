import { newId } from '../../../../ui/newId.ts'
import { firstHash, foldStop, hashItem, type ItemType, type StopWalked, type WalkItem } from '../items.ts'

/** A walk as this browser keeps it: everything that was told, in its order, and what the server has given receipts for. */
export type WalkLog = {
  readonly InspectionId: string
  readonly DeviceId: string
  readonly Number: number
  readonly items: readonly WalkItem[]
  /** Numbers of the items that the server has. */
  readonly sent: readonly number[]
  readonly refused: Readonly<Record<number, string>>
}

/** What is told of a walk, without what follows from its place. */
export type Told = Partial<Pick<WalkItem, 'stop' | 'code' | 'value'>>

/** A walk that begins. */
export const openLog = (DeviceId: string, Number: number): WalkLog =>
  tell({ InspectionId: newId(), DeviceId, Number, items: [], sent: [], refused: {} }, 'walk.opened', { value: { Number } })

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

/** The log with its end: how many items it has, and the hash of the last. */
export const submitLog = (log: WalkLog): WalkLog => {
  const last = log.items.at(-1)
  return tell(log, 'walk.submitted', { value: { Count: log.items.length + 1, Hash: last ? hashItem(last) : firstHash } })
}

/** The items that wait for a receipt, in their order; those that were refused wait no more. */
export const listWaiting = ({ items, sent, refused }: WalkLog): WalkItem[] => {
  const there = new Set(sent)
  return items.filter(({ seq }) => !there.has(seq) && refused[seq] === undefined)
}

/** What a stop has become by this log. */
export const stopIn = ({ items }: WalkLog, StopId: string): StopWalked => foldStop(items.filter(one => one.stop === StopId))

/** Whether a log has its end. */
export const isEnded = ({ items }: WalkLog): boolean => items.some(({ type }) => type === 'walk.submitted' || type === 'walk.abandoned')
