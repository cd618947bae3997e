import { Button } from '@mantine/core'
import { useState } from 'react'
import { EmptyState } from '../kit/EmptyState.tsx'
import { usePhone } from '../kit/usePhone.ts'
import { useWords } from '../words.tsx'
import type { ListTableCall } from './columns.ts'
import { EmptyMarks } from './EmptyCell.tsx'
import { ListCards } from './ListCards.tsx'
import { ListGrid } from './ListGrid.tsx'
import { RowMenu, type RowMenuAt } from './RowMenu.tsx'
import type { PartProps, TableProps } from './tableProps.ts'
import { words } from './words.ts'

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
