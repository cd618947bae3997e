import { Button } from '@mantine/core'
import { useState } from 'react'
import { EmptyState } from '../kit/EmptyState.tsx'
import { usePhone } from '../kit/usePhone.ts'
import { useWords } from '../words.tsx'
import type { Column, ListTableCall, RowOf } from './columns.ts'
import { EmptyMarks } from './EmptyCell.tsx'
import { ListCards } from './ListCards.tsx'
import { ListGrid } from './ListGrid.tsx'
import type { ListOptions, RowAction } from './options.ts'
import { RowMenu, type RowMenuAt } from './RowMenu.tsx'
import type { ListSort } from './useListState.ts'
import type { Selection } from './useSelection.ts'
import { words } from './words.ts'

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

/** The rows of a list: a table, cards on phones, or an empty state, a skeleton, a failure. */
export const ListTable = <C extends ListTableCall>(props: TableProps<C>) => {
  const { options, rows, loading, failed, retry, narrowed, columns, shown } = props
  const t = useWords(words)
  const phone = usePhone()
  const [menu, setMenu] = useState<RowMenuAt | null>(null)
  if (failed)
    return (
      <EmptyState
        text={t('listFailed')}
        action={
          <Button variant="default" onClick={retry}>
            {t('tryAgain')}
          </Button>
        }
      />
    )
  if (!loading && rows.length === 0) return <EmptyState {...(narrowed ? { hint: t('noMatch') } : options.empty)} />
  const parts: PartProps<C> = {
    ...props,
    actionsOf: row => (options.actions?.(row) ?? []).filter(action => !!action),
    nameOf: (row, index) => String(columns[0]?.text(row, shown) || t('row', { n: String(index + 1) })),
    openMenu: setMenu,
  }
  return (
    <EmptyMarks value={options.emptyCells ?? 'dash'}>
      {phone ? <ListCards {...parts} /> : <ListGrid {...parts} />}
      <RowMenu at={menu} onClose={() => setMenu(null)} />
    </EmptyMarks>
  )
}
