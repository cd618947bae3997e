import { useFormats } from '../../words.tsx'
import { PaperTable } from '../PaperTable.tsx'
import type { CardsShape } from './cards.tsx'

/** The cards as a table: name, count and facts. */
export const CardsPaper = <R, C>({ shape: { title, unit, nameHead, rows, idOf, card } }: { shape: CardsShape<R, C> }) => {
  const { number } = useFormats()
  const first = rows[0]
  const heads = [nameHead, unit, ...(first ? card(first).facts.map(one => one.label) : [])]
  const cellsOf = (row: R) => {
    const { name, aside, count, facts } = card(row)
    return [`${name} · ${aside}`, number(count), ...facts.map(one => one.value)]
  }
  return <PaperTable title={title} heads={heads} rows={rows.map(row => ({ key: idOf(row), cells: cellsOf(row) }))} />
}
