import { Button } from '@mantine/core'
import { useState } from 'react'
import { toast } from '../toasts.ts'
import { useFormats, useWords } from '../words.tsx'
import { allRows } from './allRows.ts'
import type { ListTableCall, RowOf } from './columns.ts'
import classes from './list.module.css'
import type { ListOptions } from './options.ts'
import type { Selection } from './useSelection.ts'
import { words } from './words.ts'

type Props<C extends ListTableCall> = {
  call: C
  asked: { filter: unknown; sort?: unknown } | null
  total: number
  /** There are more rows than `total`. */
  more: boolean
  /** Whether every row of the page is ticked. */
  wholePage: boolean
  selection: Selection<RowOf<C>>
  options: Pick<ListOptions<C>, 'bulk' | 'bulkTakesFilter'>
}

/** Says how many rows are ticked, ticks all that the filter finds, and offers what can be done with them. */
export const SelectionBar = <C extends ListTableCall>({ call, asked, total, more, wholePage, selection, options }: Props<C>) => {
  const t = useWords(words)
  const { number } = useFormats()
  const [loading, setLoading] = useState(false)
  const { rows, all, clear } = selection
  const { bulk, bulkTakesFilter = false } = options
  const selectAll = async () => {
    if (!asked) return
    if (bulkTakesFilter) return selection.chooseAll()
    setLoading(true)
    await allRows(call, asked)
      .then(found => selection.change(found, true))
      .catch(error => toast.error(error))
    setLoading(false)
  }
  const told = all ? t(more ? 'manySelected' : 'allSelected', { n: total }) : t('selected', { n: rows.length })
  const canSelectAll = !all && rows.length < total && (!bulkTakesFilter || wholePage)
  const label = bulkTakesFilter ? (more ? 'selectMany' : 'selectMatching') : more ? 'selectEvery' : 'selectAll'
  return (
    <section className={classes.bar} aria-label={told}>
      <output className={classes.many}>{told}</output>
      {canSelectAll && (
        <Button variant="subtle" size="compact-sm" loading={loading} onClick={() => void selectAll()}>
          {t(label, { n: number(total) })}
        </Button>
      )}
      <Button variant="subtle" color="gray" size="compact-sm" onClick={clear}>
        {t('clearSelection')}
      </Button>
      {bulk && <div className={classes.bulk}>{bulk({ rows: all ? [] : rows, filter: all ? asked?.filter : undefined, clear })}</div>}
    </section>
  )
}
