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
  /** Whether every row of the page is ticked. */
  wholePage: boolean
  selection: Selection<RowOf<C>>
  options: Pick<ListOptions<C>, 'bulk' | 'bulkTakesFilter'>
}

/** Says how many rows are ticked, ticks all that the filter finds, and offers what can be done with them. */
export const SelectionBar = <C extends ListTableCall>({ call, asked, total, wholePage, selection, options }: Props<C>) => {
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
  const count = all ? total : rows.length
  const told = t(all ? 'allSelected' : 'selected', { n: count })
  return (
    <section className={classes.bar} aria-label={told}>
      <output className={classes.many}>{told}</output>
      {!all && rows.length < total && (!bulkTakesFilter || wholePage) && (
        <Button variant="subtle" size="compact-sm" loading={loading} onClick={() => void selectAll()}>
          {t(bulkTakesFilter ? 'selectMatching' : 'selectAll', { n: number(total) })}
        </Button>
      )}
      <Button variant="subtle" color="gray" size="compact-sm" onClick={clear}>
        {t('clearSelection')}
      </Button>
      {bulk && <div className={classes.bulk}>{bulk({ rows: all ? [] : rows, count, filter: all ? asked?.filter : undefined, clear })}</div>}
    </section>
  )
}
