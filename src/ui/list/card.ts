import type { Column } from './columns.ts'

/** Facts of a card that are seen before it is opened, where the columns do not say which. */
const SEEN = 3

export type Card<Row> = {
  name: Column<Row> | undefined
  states: readonly Column<Row>[]
  facts: readonly Column<Row>[]
  more: readonly Column<Row>[]
}

/** What a card shows of a row, and in which order: its name, its states, its first facts, and folded what is left. One left alone is not folded. */
export const cardOf = <Row>(columns: readonly Column<Row>[]): Card<Row> => {
  const name = columns.find(column => column.card === 'name') ?? columns[0]
  const states = columns.filter(column => column !== name && column.card === 'state')
  const others = columns.filter(column => column !== name && column.card !== 'state')
  const chosen = others.some(column => column.card === 'fact')
  const free = others.filter(column => column.card !== 'more')
  const facts = chosen ? others.filter(column => column.card === 'fact') : free.slice(0, SEEN)
  const more = others.filter(column => !facts.includes(column))
  return more.length === 1 ? { name, states, facts: others, more: [] } : { name, states, facts, more }
}
