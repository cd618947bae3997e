import type { ReactNode } from 'react'
import type { EmptyStateProps } from '../kit/EmptyState.tsx'
import type { Column, FilterOf, ListTableCall, RowOf, SortField } from './columns.ts'
import type { EmptyMark } from './EmptyCell.tsx'
import type { Filters } from './useFilters.tsx'
import type { ChosenRows } from './useSelection.ts'

/** One thing to do with a row. */
export type RowAction = { label: string; icon?: ReactNode; onClick: () => void; danger?: boolean; disabled?: boolean }

export type ListOptions<C extends ListTableCall> = {
  /** The call's filter without the search text and without what `filters` add; null waits. */
  filter: FilterOf<C> | null
  /** What narrows the list: `useFilters`. */
  filters?: Filters<FilterOf<C>>
  /** The controls of the filters stand behind one button: they are too many for a row. */
  gatherFilters?: boolean
  /** What stands first in the row of the filters, where it is not the search box. */
  first?: ReactNode
  columns: readonly Column<RowOf<C>>[]
  /** Which of several sets `columns` is, where a filter changes them: each set remembers its own hidden ones. */
  columnSet?: string
  /** All rows stand on one page, as many as the call gives at once: a list that never has many. */
  whole?: boolean
  /** What the rows bring along beside their columns, in words ("with all answers"): files of the list are offered with it, made by the server. */
  withData?: string
  /** Name of the table for screen readers. */
  label?: string
  /** Opens a row, by click on it or by its name (the first column). */
  onRow?: (row: RowOf<C>) => void
  /** The address of a row, where it has one: its name is then a link. */
  hrefOf?: (row: RowOf<C>) => string
  /** The address of a row's name, where it leads elsewhere than a click beside it. */
  nameHrefOf?: (row: RowOf<C>) => string
  /** The menu of a row: at its right end and on right-click. */
  actions?: (row: RowOf<C>) => readonly (RowAction | false | null | undefined)[]
  /** Rows can be ticked. `byMenu`: the ticks show once a row was chosen by its menu, where a table has no room for them. */
  selectable?: boolean | 'byMenu'
  /** What the toolbar offers for the selected rows. */
  bulk?: (chosen: ChosenRows<RowOf<C>>) => ReactNode
  /** What it offers takes a filter too (`core/bulk.ts`): all rows that match can be chosen without loading them. */
  bulkTakesFilter?: boolean
  /** Field of the filter that the search box fills. */
  search?: keyof FilterOf<C> & string
  searchLabel?: string
  /** Goes before its keys in the address, so that two lists can live on one page. */
  name?: string
  sort?: { field: SortField<C>; order: 'ASC' | 'DESC' }
  /** The id of a row; `id` or `acId` unless set. */
  idOf?: (row: RowOf<C>) => string
  /** What to show when there is nothing: words, drawing, the action that would fill it. */
  empty?: EmptyStateProps
  /** Content of an empty cell: a dash, unless the document asks for N/A. */
  emptyCells?: EmptyMark
  /** Marks rows: a quiet background for what is inactive or wrong. */
  tone?: (row: RowOf<C>) => 'dimmed' | 'bad' | 'good' | undefined
}
