import { useState } from 'react'
import type { RowsData } from '../../../core/charts/partData.ts'
import { tableOf } from '../../../core/charts/tableOf.ts'
import { ChartCard } from '../../kit/ChartCard.tsx'
import { type Comment, CommentList } from '../../kit/CommentList.tsx'
import { type FilterChip, FilterRow } from '../../kit/FilterRow.tsx'
import { FilterSelect } from '../../kit/FilterSelect.tsx'
import { usePhone } from '../../kit/usePhone.ts'
import { languageStore } from '../../language.ts'
import { ListSearch } from '../../list/ListSearch.tsx'
import { makePart, type Part, type PartOptions, type PartTable, type Reading } from '../part.ts'
import { useCardState } from '../useCardState.ts'
import classes from './comments.module.css'

/** Comments of a page; on a phone a list stands without scrolling of its own. */
const PAGE = { desk: 25, phone: 10 } as const
/** The most comments that one call loads, and the most on paper. */
const [MOST, ON_PAPER] = [1000, 100]

export type CommentsShape = {
  title: string
  /** How many there are, in words. */
  found: string
  items: readonly Comment[]
  /** Comments that the filters find; null while it is not known. */
  total: number | null
  /** Height in px after which the list scrolls. */
  height: number
  emptyText: string
  highlight?: readonly string[]
  filters?: CommentFilters
  /** The paper's table: date, stars, then the other cells. */
  paper: () => { title: string; heads: readonly string[]; rows: readonly { key: string; date: string; cells: readonly string[] }[] }
  /** The same for a file. */
  file: () => Pick<PartTable, 'heads' | 'rows'>
}
type CommentFilters = {
  search: { label: string; value: string; onSearch: (text: string) => void }
  choice: { label: string; value: string; options: readonly { value: string; label: string }[]; onChange: (value: string) => void }
  chips: readonly FilterChip[]
  onClear: () => void
}
type CommentOptions<Out> = Omit<PartOptions<Out, CommentsShape>, 'from'> & {
  /** The newest so many. */
  from: (take: number) => Reading<Out>
}

/** What people said, the newest first, with filters of its own. */
export const comments = <Out,>(options: CommentOptions<Out>): Part => {
  const dataOf = ({ title, file, filters }: CommentsShape): RowsData => ({
    is: 'rows',
    title,
    ...file(),
    ...(filters && { narrowed: filters.chips.map(one => one.label) }),
  })
  const part = makePart(
    { ...options, from: options.from(ON_PAPER) },
    {
      screen: () => <CommentsScreen options={options} />,
      paper: async () => (await import('./CommentsPaper.tsx')).CommentsPaper,
      data: dataOf,
    },
  )
  const data = async () => dataOf(options.of(await options.from(MOST).load()))
  return { ...part, data, table: async () => tableOf(await data(), languageStore.get()) }
}

// "Load more" asks for a longer page, so that what new comments push down is neither lost nor shown twice.
const CommentsScreen = <Out,>({ options: { from, of } }: { options: CommentOptions<Out> }) => {
  const state = useCardState()
  const phone = usePhone()
  const page = phone ? PAGE.phone : PAGE.desk
  const [pages, setPages] = useState({ of: '', n: 1 })
  const { key } = from(page)
  const n = pages.of === key ? pages.n : 1
  const query = from(Math.min(MOST, n * page)).use()
  const { title, found, items, total, height, emptyText, highlight, filters } = of(query.data)
  const { loading: _, ...failed } = state(query)
  const rest = total !== null && items.length < Math.min(total, MOST)
  return (
    <ChartCard title={title} subtitle={<output>{found || '\u00a0'}</output>} {...failed}>
      {filters && <Filters {...filters} />}
      <div className={filters && classes.list}>
        <CommentList
          items={items}
          label={title}
          loading={query.isPending}
          loadingMore={query.isPlaceholderData}
          {...(rest && { onMore: () => setPages({ of: key, n: n + 1 }) })}
          {...(!phone && { maxHeight: height })}
          {...(highlight && { highlight })}
          emptyText={emptyText}
        />
      </div>
    </ChartCard>
  )
}

const Filters = ({ search, choice, chips, onClear }: CommentFilters) => (
  <FilterRow first={<ListSearch {...search} />} chips={chips} onClear={onClear}>
    <FilterSelect {...choice} always width={168} />
  </FilterRow>
)
