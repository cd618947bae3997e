import { Checkbox, Skeleton, Table, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWords } from '../words.tsx'
import type { Column, ListTableCall } from './columns.ts'
import classes from './list.module.css'
import { Cell, NewBadge, newRow, RowMenuButton, RowName, RowTick, useRowHandlers } from './RowParts.tsx'
import type { PartProps } from './tableProps.ts'
import { nextSort } from './useListState.ts'
import { words } from './words.ts'

/** The rows as a table: sticky header, 40 px rows, numbers right, menus at the right end. */
export const ListGrid = <C extends ListTableCall>(props: PartProps<C>) => {
  const { options, columns, rows, loading, stale, size, selection, made, idOf, shown, nameOf } = props
  const handlers = useRowHandlers(props)
  const [box, wide] = useWide()
  const opens = !!(options.onRow || options.hrefOf)
  const t = useWords(words)
  return (
    <div ref={box} data-wide={wide || undefined} className={classes.scroll} aria-busy={loading || stale} data-stale={stale || undefined}>
      <Table className={classes.table} aria-label={options.label}>
        <Head {...props} />
        <Table.Tbody>
          {loading ? (
            <Waiting rows={Math.min(size, 10)} columns={columns.length + (selection ? 1 : 0) + (options.actions ? 1 : 0)} />
          ) : (
            rows.map((row, index) => {
              const name = nameOf(row, index)
              return (
                <Table.Tr
                  key={idOf(row)}
                  {...handlers(row, name)}
                  data-opens={opens || undefined}
                  data-selected={selection?.has(row) || undefined}
                  data-tone={options.tone?.(row)}
                  {...(made.has(idOf(row)) && newRow(t('new')))}
                >
                  {selection && (
                    <Table.Td className={classes.tick}>
                      <RowTick row={row} name={name} selection={selection} />
                    </Table.Td>
                  )}
                  {columns.map((column, at) => (
                    <Table.Td
                      key={column.id}
                      className={classes.cell}
                      data-numeric={column.numeric || undefined}
                      data-wrap={column.wrap || undefined}
                      {...(column.wrap && column.width !== undefined && { miw: column.width })}
                    >
                      {at === 0 ? (
                        <>
                          <RowName row={row} options={options}>
                            <Cell column={column} row={row} shown={shown} />
                          </RowName>
                          {made.has(idOf(row)) && <NewBadge />}
                        </>
                      ) : (
                        <Cell column={column} row={row} shown={shown} />
                      )}
                    </Table.Td>
                  ))}
                  {options.actions && (
                    <Table.Td className={classes.end}>
                      <RowMenuButton {...props} row={row} name={name} />
                    </Table.Td>
                  )}
                </Table.Tr>
              )
            })
          )}
        </Table.Tbody>
      </Table>
    </div>
  )
}

// Whether the table is wider than its place.
/** The box of a table, and whether the table is wider than it: the box then scrolls by itself. */
export const useWide = (): [RefObject<HTMLDivElement | null>, boolean] => {
  const box = useRef<HTMLDivElement>(null)
  const [wide, setWide] = useState(false)
  useEffect(() => {
    const place = box.current
    const table = place?.firstElementChild
    if (!place || !table) return
    const watch = new ResizeObserver(() => setWide(table.scrollWidth > place.clientWidth + 1))
    watch.observe(place)
    watch.observe(table)
    return () => watch.disconnect()
  }, [])
  return [box, wide]
}

const Head = <C extends ListTableCall>({ columns, rows, selection, options, sort, onSort }: PartProps<C>) => {
  const t = useWords(words)
  const ticked = selection ? rows.filter(selection.has).length : 0
  return (
    <Table.Thead className={classes.head}>
      <Table.Tr>
        {selection && (
          <Table.Th className={classes.tick}>
            <Checkbox
              size="xs"
              aria-label={t('selectPage')}
              checked={rows.length > 0 && ticked === rows.length}
              indeterminate={ticked > 0 && ticked < rows.length}
              onChange={event => selection.change(rows, event.currentTarget.checked)}
            />
          </Table.Th>
        )}
        {columns.map(column => (
          <HeadCell
            key={column.id}
            column={column}
            order={sort && column.sort === sort.field ? sort.order : null}
            onSort={field => onSort(nextSort(sort, field, options.sort))}
          />
        ))}
        {options.actions && (
          <Table.Th className={classes.end}>
            <span className="unseen">{t('actions')}</span>
          </Table.Th>
        )}
      </Table.Tr>
    </Table.Thead>
  )
}

type HeadProps = {
  column: Pick<Column<never>, 'header'> & Partial<Pick<Column<never>, 'sort' | 'numeric' | 'width'>>
  order: 'ASC' | 'DESC' | null
  onSort: (field: string) => void
}

/** The head of a column, which sorts by it where it has a field to sort by. */
export const HeadCell = ({ column, order, onSort }: HeadProps) => {
  const { sort, header, numeric, width } = column
  const Icon = order === 'ASC' ? IconArrowUp : order === 'DESC' ? IconArrowDown : IconArrowsSort
  return (
    <Table.Th
      scope="col"
      data-numeric={numeric || undefined}
      {...(width !== undefined && { w: width })}
      {...(sort && {
        'aria-sort': order === 'ASC' ? ('ascending' as const) : order === 'DESC' ? ('descending' as const) : ('none' as const),
      })}
    >
      {sort ? (
        <UnstyledButton className={classes.sort} data-on={order !== null || undefined} onClick={() => onSort(sort)}>
          {header}
          <Icon size={14} aria-hidden className={classes.arrow} />
        </UnstyledButton>
      ) : (
        header
      )}
    </Table.Th>
  )
}

const widths = ['70%', '45%', '60%', '40%', '55%']
const Waiting = ({ rows, columns }: { rows: number; columns: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <Table.Tr key={row}>
      {Array.from({ length: columns }, (_none, column) => (
        <Table.Td key={column} className={classes.cell}>
          <Skeleton h={12} w={widths[(row + column) % widths.length] ?? '50%'} />
        </Table.Td>
      ))}
    </Table.Tr>
  ))
