import { useState } from 'react'

/** What a bulk action is about: the ticked rows, or all that the list's filter finds. */
export type ChosenRows<Row> = {
  rows: readonly Row[]
  /** The filter, where all that match are chosen. */
  filter: unknown
  clear: () => void
}

/**
 * Ticked rows over all pages, stored whole, so an action needs no second call. Or all rows of a filter (`all`), until the filter changes
 * (`filterKey`) or a row is unticked.
 */
export const useSelection = <Row>(idOf: (row: Row) => string, filterKey: string) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const [allOf, setAllOf] = useState<string | null>(null)
  const all = allOf === filterKey
  const change = (rows: readonly Row[], on: boolean) => {
    const next = new Map(chosen)
    for (const row of rows) {
      if (on) next.set(idOf(row), row)
      else next.delete(idOf(row))
    }
    setChosen(next)
    if (!on) setAllOf(null)
  }
  return {
    rows: [...chosen.values()],
    all,
    has: (row: Row) => all || chosen.has(idOf(row)),
    change,
    chooseAll: () => setAllOf(filterKey),
    clear: () => {
      setChosen(new Map())
      setAllOf(null)
    },
  }
}
export type Selection<Row> = ReturnType<typeof useSelection<Row>>
