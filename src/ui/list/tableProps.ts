import type { Column, ListTableCall, RowOf } from './columns.ts'
import type { ListOptions, RowAction } from './options.ts'
import type { RowMenuAt } from './RowMenu.tsx'
import type { ListSort } from './useListState.ts'
import type { Selection } from './useSelection.ts'

export type TableProps<C extends ListTableCall> = {
  options: ListOptions<C>
  idOf: (row: RowOf<C>) => string
  columns: readonly Column<RowOf<C>>[]
  rows: readonly RowOf<C>[]
  loading: boolean
  stale: boolean
  failed: boolean
  retry: () => void
  size: number
  sort: ListSort | null
  onSort: (sort: ListSort | null) => void
  selection: Selection<RowOf<C>> | null
  /** Ids of rows that were just added. */
  made: ReadonlySet<string>
  narrowed: boolean
  shown: Parameters<Column<RowOf<C>>['text']>[1]
}
export type PartProps<C extends ListTableCall> = TableProps<C> & {
  actionsOf: (row: RowOf<C>) => readonly RowAction[]
  nameOf: (row: RowOf<C>, index: number) => string
  openMenu: (menu: RowMenuAt) => void
}
