import { useCallback, useEffect, useRef } from 'react'
import { useUrlState } from '../urlState.ts'
import { useKeptSort } from './useKeptSort.ts'

export const pageSizes = [10, 25, 50, 100] as const
export type ListSort = { field: string; order: 'ASC' | 'DESC' }

/** The sort in the address: `Name` or `-Name`. */
export const sortText = (sort: ListSort | null): string => (sort ? (sort.order === 'DESC' ? `-${sort.field}` : sort.field) : '')
/** The sort of an address; null for none and for fields that the call does not sort by. */
export const sortOf = (text: string, sortable: readonly string[]): ListSort | null => {
  const field = text.replace(/^-/, '')
  return sortable.includes(field) ? { field, order: text.startsWith('-') ? 'DESC' : 'ASC' } : null
}

type Terms = {
  path: string
  name: string
  perPage: number
  sortable: readonly string[]
  sort?: ListSort | undefined
  filterKey: string
  whole: boolean
}

/**
 * Page, page size, sort and search of a list, in the query string. Another filter, search or size begins at the first page. The sort
 * that was last chosen is where the list begins when the address names none.
 */
export const useListState = ({ path, name, perPage, sortable, sort: standard, filterKey, whole }: Terms) => {
  const usual: number = whole ? perPage : (pageSizes.find(size => size === perPage) ?? pageSizes[0])
  const [url, set] = useUrlState({ page: 0, size: usual, sort: null as string | null, text: '' }, name)
  const first = sortText(standard ?? null)
  const sort = useKeptSort({ list: `${path}-${name}`, standard: first, url: url.sort, set })
  const before = useRef(filterKey)
  const toPage = useCallback((page: number) => set({ page }), [set])
  useEffect(() => {
    if (before.current !== filterKey) set({ page: 0 })
    before.current = filterKey
  }, [filterKey, set])
  return {
    page: Math.max(0, Math.floor(url.page)),
    size: whole ? usual : (pageSizes.find(size => size === url.size) ?? usual),
    text: url.text,
    sort: sortOf(sort, sortable),
    toPage,
    toSize: (size: number) => set({ size, page: 0 }),
    toText: (text: string) => set({ text, page: 0 }),
    toSort: (next: ListSort | null) => set({ sort: sortText(next) === first ? null : sortText(next), page: 0 }),
    reset: () => set({ page: 0, text: '' }),
  }
}

/** The next sort when a header is pressed: ascending, descending, none; of the field by which the list is sorted at first it only turns. */
export const nextSort = (sort: ListSort | null, field: string, standard?: ListSort): ListSort | null => {
  if (sort?.field !== field) return { field, order: 'ASC' }
  if (sort.order === 'ASC') return { field, order: 'DESC' }
  return standard?.field === field ? { field, order: 'ASC' } : null
}
