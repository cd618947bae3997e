import { Stack } from '@mantine/core'
import type { Input } from '../../../core/call.ts'
import type { CellValue, Shown } from '../../../core/listColumns.ts'
import { Section } from '../../kit/Section.tsx'
import type { Column, FilterOf, ListTableCall, RowOf } from '../../list/columns.ts'
import type { ListOptions } from '../../list/options.ts'
import { useListTable, usualId } from '../../list/useListTable.tsx'
import { makePart, type Part, reading } from '../part.ts'
import type { RankedShape } from '../ranked/ranked.tsx'

/** Rows that stand on paper and in the file of the dashboard; the list itself has files of all rows. */
const mostOnPaper = 500

export type ListPart<C extends ListTableCall> = Omit<ListOptions<C>, 'filter' | 'columns' | 'label'> & {
  key: string
  title: string
  call: C
  /** Null while it is not known of which days. */
  filter: FilterOf<C> | null
  columns: readonly Column<RowOf<C>>[]
  shown: Shown
}

/** A list with its pages, search and files as a part; on paper its first 500 rows. */
export const list = <C extends ListTableCall>(part: ListPart<C>): Part => {
  const { key, title, call, filter, columns, shown } = part
  // The filter and the sort are the call's own; the compiler cannot follow them through the generic call.
  const asked =
    filter && ({ filter, ...(part.sort && { sort: part.sort }), pagination: { page: 0, perPage: mostOnPaper } } as unknown as Input<C>)
  const idOf = part.idOf ?? usualId
  return makePart(
    {
      key,
      onPaper: 'whole',
      from: reading(call, asked, { quiet: true }),
      of: (out: unknown): RankedShape => {
        const answer = out as (Record<string, unknown> & { Total: number }) | undefined // a page of the list
        const rows = (answer?.[call.rows] ?? []) as readonly RowOf<C>[]
        const told = columns.filter(one => one.file !== 'never' && !one.hidden)
        const isPart = (answer?.Total ?? 0) > rows.length
        return {
          data: {
            is: 'ranked',
            title: isPart ? `${title} (1–${rows.length} / ${answer?.Total})` : title,
            columns: told.map(({ header, numeric }) => ({ head: header, numeric })),
            rows: rows.map(row => ({ key: idOf(row), values: told.map(one => cellOf(one, row, shown)) })),
          },
          height: 0,
        }
      },
    },
    {
      screen: () => <ListScreen part={part} />,
      paper: async () => (await import('../ranked/RankedPaper.tsx')).RankedPaper,
      data: ({ data }) => data,
    },
  )
}

/** As it is read: what a spreadsheet keeps as a moment stands as its day here. */
const cellOf = <Row,>(column: Column<Row>, row: Row, shown: Shown): CellValue => {
  const value = column.value?.(row, shown)
  return value === undefined || value instanceof Date ? column.text(row, shown) || null : value
}

const ListScreen = <C extends ListTableCall>({ part: { title, call, key: _key, shown: _shown, ...options } }: { part: ListPart<C> }) => {
  const table = useListTable(call, { ...options, label: title })
  return (
    <Section title={title} collapsible={false}>
      <Stack gap="sm">
        {table.filters}
        {table.body}
      </Stack>
    </Section>
  )
}
