import { Table } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { usePhone } from '../kit/usePhone.ts'
import { useUrlState } from '../urlState.ts'
import { EmptyCell, isEmpty } from './EmptyCell.tsx'
import { HeadCell, useWide } from './ListGrid.tsx'
import classes from './list.module.css'
import { useKeptSort } from './useKeptSort.ts'
import { nextSort, sortOf, sortText } from './useListState.ts'

/** A column of rows that the page already has. `by` is the sort value; null sorts last in both directions. */
export type RowsColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  by?: (row: Row) => string | number | null
  numeric?: boolean
}
/** `name`: under which the browser keeps the sort that its user has chosen. */
type Props<Row> = { name: string; label: string; columns: readonly RowsColumn<Row>[]; rows: readonly Row[]; idOf: (row: Row) => string }

/** Rows that a page has at hand as a table like those of lists: sorted by its heads, the sort kept in the address. */
export const RowsTable = <Row,>({ name, ...props }: Props<Row>) => {
  const [url, set] = useUrlState({ sort: null as string | null })
  const chosen = useKeptSort({ list: name, standard: '', url: url.sort, set })
  return <SortedTable {...props} chosen={chosen} onSort={sort => set({ sort: sort || null })} />
}

/** The same in a dialog, which has no address: the sort is kept until it closes. On a phone a card a row. */
export const DialogRowsTable = <Row,>(props: Omit<Props<Row>, 'name'>) => {
  const [chosen, setChosen] = useState('')
  return <SortedTable {...props} chosen={chosen} onSort={setChosen} cards />
}

type SortedProps<Row> = Omit<Props<Row>, 'name'> & { chosen: string; onSort: (sort: string) => void; cards?: boolean }

const SortedTable = <Row,>({ label, columns, rows, idOf, chosen, onSort, cards = false }: SortedProps<Row>) => {
  const [box, wide] = useWide()
  const sort = sortOf(
    chosen,
    columns.map(column => column.id),
  )
  const phone = usePhone()
  const sorted = useMemo(() => inOrder(rows, columns.find(column => column.id === sort?.field)?.by, sort?.order), [rows, columns, sort])
  if (phone && cards) return <RowCards label={label} columns={columns} rows={sorted} idOf={idOf} />
  return (
    <div
      ref={box}
      data-wide={wide || undefined}
      className={classes.scroll}
      role="region"
      tabIndex={wide ? 0 : undefined}
      aria-label={label}
    >
      <Table className={classes.table} aria-label={label}>
        <Table.Thead className={classes.head}>
          <Table.Tr>
            {columns.map(({ id, header, by, numeric }) => (
              <HeadCell
                key={id}
                column={{ header, numeric: numeric ?? false, ...(by && { sort: id }) }}
                order={sort?.field === id ? sort.order : null}
                onSort={field => onSort(sortText(nextSort(sort, field)))}
              />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sorted.map(row => (
            <Table.Tr key={idOf(row)}>
              {columns.map(({ id, cell, numeric }) => (
                <Table.Td key={id} className={classes.cell} data-numeric={numeric || undefined}>
                  {isEmpty(cell(row)) ? <EmptyCell /> : cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

/** A card a row, with all of its cells. */
const RowCards = <Row,>({ label, columns, rows, idOf }: Omit<Props<Row>, 'name'>) => (
  <ul className={classes.rowCards} aria-label={label}>
    {rows.map(row => (
      <li key={idOf(row)}>
        <dl>
          {columns.map(({ id, header, cell }) => (
            <div key={id}>
              <dt>{header}</dt>
              <dd>{isEmpty(cell(row)) ? <EmptyCell /> : cell(row)}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
)

/** Rows by a value, in the order of people for text; rows without one last. */
export const inOrder = <Row,>(rows: readonly Row[], by: RowsColumn<Row>['by'], order: 'ASC' | 'DESC' = 'ASC'): readonly Row[] => {
  if (!by) return rows
  const turn = order === 'ASC' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [by(one), by(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return (
      turn * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), undefined, { numeric: true }))
    )
  })
}
