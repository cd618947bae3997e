import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { toast } from '../toasts.ts'
import { useFormats, useWords } from '../words.tsx'
import { allRows } from './allRows.ts'
import type { ListTableCall, RowOf } from './columns.ts'
import classes from './list.module.css'
import type { Selection } from './useSelection.ts'
import { words } from './words.ts'

type Props<C extends ListTableCall> = {
  call: C
  asked: { filter: unknown; sort?: unknown } | null
  total: number
  selection: Selection<RowOf<C>>
  bulk: ((rows: readonly RowOf<C>[], clear: () => void) => ReactNode) | undefined
}

/** Says how many rows are ticked, ticks all that the filter finds, and offers what can be done with them. */
export const SelectionBar = <C extends ListTableCall>({ call, asked, total, selection, bulk }: Props<C>) => {
  const t = useWords(words)
  const { number } = useFormats()
  const [loading, setLoading] = useState(false)
  const selectAll = async () => {
    if (!asked) return
    setLoading(true)
    await allRows(call, asked)
      .then(rows => selection.change(rows, true))
      .catch(error => toast.error(error))
    setLoading(false)
  }
  const { rows } = selection
  return (
    <section className={classes.bar} aria-label={t('selected', { n: rows.length })}>
      <output className={classes.many}>{t('selected', { n: rows.length })}</output>
      {rows.length < total && (
        <Button variant="subtle" size="compact-sm" loading={loading} onClick={() => void selectAll()}>
          {t('selectAll', { n: number(total) })}
        </Button>
      )}
      <Button variant="subtle" color="gray" size="compact-sm" onClick={selection.clear}>
        {t('clearSelection')}
      </Button>
      {bulk && <div className={classes.bulk}>{bulk(rows, selection.clear)}</div>}
    </section>
  )
}
