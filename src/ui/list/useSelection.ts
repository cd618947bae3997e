import { useState } from 'react'

/** Rows that are ticked, over pages. Kept whole, so that what is done with them needs no second question. */
export const useSelection = <Row>(idOf: (row: Row) => string) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const change = (rows: readonly Row[], on: boolean) => {
    const next = new Map(chosen)
    for (const row of rows) {
      if (on) next.set(idOf(row), row)
      else next.delete(idOf(row))
    }
    setChosen(next)
  }
  return {
    rows: [...chosen.values()],
    has: (row: Row) => chosen.has(idOf(row)),
    change,
    clear: () => setChosen(new Map()),
  }
}
export type Selection<Row> = ReturnType<typeof useSelection<Row>>
