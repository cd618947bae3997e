import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { FilterRow } from '../kit/FilterRow.tsx'
import { FilterSelect } from '../kit/FilterSelect.tsx'
import { useWords } from '../words.tsx'
import classes from './list.module.css'
import type { Filters } from './useFilters.tsx'
import type { ListSort } from './useListState.ts'
import { words } from './words.ts'

type SortableColumn = { header: string; sort: string | null }
type SortProps = { columns: readonly SortableColumn[]; sort: ListSort | null; onSort: (sort: ListSort | null) => void }

/** The sort of a list where no headers are seen: by which column, and which way. */
const SortChoice = ({ columns, sort, onSort }: SortProps) => {
  const t = useWords(words)
  const options = columns.flatMap(({ header, sort: value }) => (value ? [{ value, label: header }] : []))
  const unsorted = { value: '', label: t('usualOrder') }
  return (
    <div className={classes.sortSheet}>
      <FilterSelect
        label={t('sortBy')}
        options={[unsorted, ...options]}
        value={sort?.field}
        always
        onChange={field => onSort(field ? { field, order: 'ASC' } : null)}
      />
      {sort && (
        <SegmentedControl
          fullWidth
          aria-label={t('order')}
          data={[
            { value: 'ASC', label: t('ascending') },
            { value: 'DESC', label: t('descending') },
          ]}
          value={sort.order}
          onChange={order => onSort({ field: sort.field, order: order === 'DESC' ? 'DESC' : 'ASC' })}
        />
      )}
    </div>
  )
}

type Props = SortProps & {
  filters: Pick<Filters<unknown>, 'chips' | 'others' | 'controls'> | undefined
  first: ReactNode
  tools: ReactNode
  onClear: () => void
  gathered?: boolean | undefined
}

/** The row above a list: search, filters with their chips, tools; on a phone one button with a sheet, which also sorts. */
export const ListFilters = ({ filters, first, tools, onClear, gathered = false, ...sorting }: Props) => (
  <FilterRow
    first={first}
    tools={tools}
    chips={filters?.chips ?? []}
    {...(filters && { others: filters.others })}
    onClear={onClear}
    gathered={gathered}
    sheet={sorting.columns.some(({ sort }) => sort) && <SortChoice {...sorting} />}
  >
    {filters?.controls}
  </FilterRow>
)
