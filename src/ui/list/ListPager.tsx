import { NativeSelect, Pagination } from '@mantine/core'
import { usePhone } from '../kit/usePhone.ts'
import { useFormats, useWords } from '../words.tsx'
import classes from './list.module.css'
import { pagesOf } from './pagesOf.ts'
import { pageSizes } from './useListState.ts'
import { words } from './words.ts'

type Props = {
  page: number
  size: number
  total: number | undefined
  /** There are more rows than `total`. */
  more?: boolean
  onPage: (page: number) => void
  onSize: (size: number) => void
}

/** The foot of a list: which rows are shown, how many a page, which page. */
export const ListPager = ({ page, size, total, more = false, onPage, onSize }: Props) => {
  const t = useWords(words)
  const { number } = useFormats()
  const phone = usePhone()
  if (total === undefined) return <div className={classes.pager} />
  const pages = pagesOf({ Total: total, More: more }, size)
  const shown = { from: number(page * size + 1), to: number(Math.min(total, (page + 1) * size)), total: number(total) }
  const names = { first: t('firstPage'), previous: t('previousPage'), next: t('nextPage'), last: t('lastPage') }
  return (
    <div className={classes.pager}>
      <output className={classes.count}>{total > 0 && t(more ? 'rowsOfMany' : 'rowsOf', shown)}</output>
      {total > pageSizes[0] && (
        <NativeSelect
          size="xs"
          aria-label={t('rowsPerPage')}
          data={pageSizes.map(String)}
          value={String(size)}
          onChange={event => onSize(Number(event.currentTarget.value))}
        />
      )}
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page + 1}
          onChange={next => onPage(next - 1)}
          siblings={phone ? 0 : 1}
          gap={phone ? 6 : 8}
          getControlProps={control => ({ 'aria-label': names[control] })}
          getItemProps={n => ({ 'aria-label': t('page', { n: String(n) }) })}
        />
      )}
    </div>
  )
}
