import { NativeSelect } from '@mantine/core'
import { useFormats, useWords } from '../words.tsx'
import classes from './list.module.css'
import { PageSwitch } from './PageSwitch.tsx'
import { pagesOf } from './pagesOf.ts'
import { pageSizes } from './useListState.ts'
import { words } from './words.ts'

type Props = {
  page: number
  size: number
  total: number | undefined
  /** There are more rows than `total`. */
  more?: boolean
  /** All rows stand on the one page. */
  whole?: boolean
  onPage: (page: number) => void
  onSize: (size: number) => void
}

/** The foot of a list: which rows are shown, how many a page, which page. */
export const ListPager = ({ page, size, total, more = false, whole = false, onPage, onSize }: Props) => {
  const t = useWords(words)
  const { number } = useFormats()
  if (total === undefined) return <div className={classes.pager} />
  const pages = pagesOf({ Total: total, More: more }, size)
  const shown = { from: number(page * size + 1), to: number(Math.min(total, (page + 1) * size)), total: number(total) }
  return (
    <div className={classes.pager}>
      <output className={classes.count}>{total > 0 && t(more ? 'rowsOfMany' : 'rowsOf', shown)}</output>
      {total > pageSizes[0] && !whole && (
        <NativeSelect
          size="xs"
          aria-label={t('rowsPerPage')}
          data={pageSizes.map(String)}
          value={String(size)}
          onChange={event => onSize(Number(event.currentTarget.value))}
        />
      )}
      <PageSwitch pages={pages} page={page} onPage={onPage} />
    </div>
  )
}
