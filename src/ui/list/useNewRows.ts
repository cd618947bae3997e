import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { madeIn, madeStore, seenIn } from '../newRows.ts'
import { pageOfRow } from './allRows.ts'
import type { ListTableCall, RowOf } from './columns.ts'

type Terms<C extends ListTableCall> = {
  rows: readonly RowOf<C>[]
  idOf: (row: RowOf<C>) => string
  /** Filter and sort of the list; null while it waits. */
  asked: { filter: unknown; sort?: unknown } | null
  size: number
  /** When the rows came, in ms; 0 while others are on their way. */
  cameAt: number
  toPage: (page: number) => void
}
const none: ReadonlySet<string> = new Set()

/** The ids of rows that were just added, to be marked. The list goes to the page where the first of them stands. */
export const useNewRows = <C extends ListTableCall>(
  call: C,
  { rows, idOf, asked, size, cameAt, toPage }: Terms<C>,
): ReadonlySet<string> => {
  const made = useSyncExternalStore(madeStore.subscribe, madeStore.get)
  const [marked, setMarked] = useState(none)
  const sought = useRef(none)
  useEffect(() => {
    const wanted = madeIn(call.path, made).filter(({ at }) => at <= cameAt)
    if (wanted.length === 0 || !asked) return
    const ids = new Set(wanted.map(({ id }) => id))
    const here = rows.map(idOf).filter(id => ids.has(id))
    if (here.length > 0) {
      setMarked(before => new Set([...before, ...here]))
      return seenIn(call.path, here)
    }
    const left = [...ids].filter(id => !sought.current.has(id))
    sought.current = new Set([...sought.current, ...left])
    if (left.length === 0) return
    const missing = () => seenIn(call.path, left)
    pageOfRow(call, asked, size, row => left.includes(idOf(row))).then(page => (page === null ? missing() : toPage(page)), missing)
  }, [call, made, rows, idOf, asked, size, cameAt, toPage])
  return marked
}
