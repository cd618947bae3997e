import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { madeIn, madeStore, seekAgain, seenIn } from '../newRows.ts'
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
  /** What the list asks for without filters and search, where they narrow it; null where they do not. */
  wide: { filter: unknown; sort?: unknown } | null
  /** A new row is in the list, but the filters hide it. */
  onHidden: (show: () => void) => void
}
const none: ReadonlySet<string> = new Set()

/** The ids of rows that were just added, to be marked. The list goes to the page where the first of them stands. */
export const useNewRows = <C extends ListTableCall>(
  call: C,
  { rows, idOf, asked, size, cameAt, toPage, wide, onHidden }: Terms<C>,
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
    const isLeft = (row: RowOf<C>) => left.includes(idOf(row))
    const missing = async () => {
      seenIn(call.path, left)
      if (!wide || (await pageOfRow(call, wide, size, isLeft)) === null) return
      const again = () => {
        sought.current = new Set([...sought.current].filter(id => !left.includes(id)))
        seekAgain(call.path, left)
      }
      onHidden(again)
    }
    pageOfRow(call, asked, size, isLeft)
      .then(page => (page === null ? missing() : toPage(page)))
      .catch(() => seenIn(call.path, left))
  }, [call, made, rows, idOf, asked, size, cameAt, toPage, wide, onHidden])
  return marked
}
