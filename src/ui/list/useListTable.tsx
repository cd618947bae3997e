import { IconSquareCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Input, ListTotal } from '../../core/call.ts'
import { useCall } from '../calls.ts'
import { browserStore } from '../store.ts'
import { toast } from '../toasts.ts'
import { useWords } from '../words.tsx'
import type { ListTableCall, RowOf } from './columns.ts'
import { columnsInFile } from './exportRows.ts'
import { ListFilters } from './ListFilters.tsx'
import { ListPager } from './ListPager.tsx'
import { ListSearch } from './ListSearch.tsx'
import { ListTable } from './ListTable.tsx'
import { ListTools } from './ListTools.tsx'
import { MOST_HERE } from './largeExport.ts'
import type { ListOptions, RowAction } from './options.ts'
import { pagesOf } from './pagesOf.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { type ListExport, useListExport } from './useListExport.ts'
import { useListState } from './useListState.ts'
import { useNewRows } from './useNewRows.ts'
import { type Selection, useSelection } from './useSelection.ts'
import { useShown } from './useShown.ts'
import { words } from './words.ts'

export type List<Row> = {
  /** The table, on phones its cards, and its pager. */
  body: ReactNode
  search: ReactNode
  /** Search, filters with their chips, and tools as one row. */
  filters: ReactNode
  /** Saved views, column chooser, export as CSV and XLSX. */
  tools: ReactNode
  /** Makes a file of all rows that the filters find, as the tools do; undefined while the filter is not known. */
  takeAlong: ListExport['run']
  /** Rows in all; undefined until the first answer. */
  total: number | undefined
  /** There are more rows than `total`: the list is counted to a cap. */
  more: boolean
  rows: readonly Row[]
  /** The ticked rows, over pages. */
  selected: readonly Row[]
  /** Unticks all rows. */
  clear: () => void
  /** Back to the first page without search and sort. */
  reset: () => void
  searching: boolean
}

/**
 * A list call as a table. The page arranges the parts; the address holds page, size, sort and search. See `ListOptions`.
 * @example const list = useListTable(GetPropertyList, { filter: { gId }, columns, search: 'text', hrefOf: row => href(propertyAdd, { bId: row.id }) })
 */
export const useListTable = <C extends ListTableCall>(call: C, options: ListOptions<C>): List<RowOf<C>> => {
  type Row = RowOf<C>
  const { columns, columnSet = '', name = '', search, selectable = false, whole = false, idOf = usualId, filters } = options
  const filter = filters ? options.filter && filters.filter && { ...options.filter, ...filters.filter } : options.filter
  const shownAs = useShown()
  const state = useListState({
    name,
    path: call.path,
    perPage: call.perPage,
    sortable: call.sortable,
    sort: options.sort,
    filterKey: JSON.stringify(filter),
    whole,
  })
  const text = search ? state.text.trim() : ''
  const asked = filter && { filter: text ? { ...filter, [search ?? '']: text } : filter, ...(state.sort && { sort: state.sort }) }
  // The sort's fields and the filter are the call's own; the compiler cannot follow them through the generic call.
  const answer = useCall(call, asked && ({ ...asked, pagination: { page: state.page, perPage: state.size } } as unknown as Input<C>))
  const data = answer.data as (ListTotal & Record<string, unknown>) | undefined
  const rows = (data?.[call.rows] ?? []) as readonly Row[]
  const { Total: total, More: more = false } = data ?? {}
  const selection = useSelection<Row>(idOf, JSON.stringify(asked?.filter))
  const key = `lintel-columns-${call.path}-${name}${columnSet && `-${columnSet}`}`
  const [hidden, setHidden] = useHidden(
    key,
    columns.filter(column => column.hidden).map(column => column.id),
  )
  const shown = columns.filter(column => !hidden.includes(column.id))

  const { toPage, size } = state
  useLastPage(state, data && !answer.isPlaceholderData ? pagesOf(data, size) : null)

  const clearAll = () => {
    filters?.clear()
    state.reset()
  }
  const narrowed = text !== '' || (filters?.set ?? 0) > 0
  const onHidden = useHiddenRow(() => {
    clearAll()
    filters?.others.clear()
  })
  const cameAt = answer.isFetching ? 0 : answer.dataUpdatedAt
  const wide = narrowed && options.filter ? { ...asked, filter: options.filter } : null
  const made = useNewRows(call, { rows, idOf, asked, size, cameAt, toPage, wide, onHidden })

  const selecting = selection.all || selection.rows.length > 0
  const select = useSelectAction(selection)
  const withSelect = (row: Row) => [...(options.actions?.(row) ?? []), select(row)]
  const table = (
    <>
      {selectable && selecting && (
        <SelectionBar
          call={call}
          asked={asked}
          total={total ?? 0}
          more={more}
          wholePage={rows.length > 0 && rows.every(selection.has)}
          selection={selection}
          options={options}
        />
      )}
      <ListTable
        options={selectable === 'byMenu' ? { ...options, actions: withSelect } : options}
        idOf={idOf}
        columns={shown}
        rows={rows}
        loading={answer.isPending}
        stale={answer.isPlaceholderData}
        failed={answer.isError && !data}
        retry={() => void answer.refetch()}
        size={state.size}
        sort={state.sort}
        onSort={state.toSort}
        selection={selectable === true || (selectable === 'byMenu' && selecting) ? selection : null}
        made={made}
        narrowed={state.text.trim() !== ''}
        shown={shownAs}
      />
    </>
  )
  const searchBox = search ? <ListSearch value={state.text} onSearch={state.toText} label={options.searchLabel} /> : null
  const files = useListExport({
    call,
    asked,
    columns: columnsInFile(columns, hidden),
    label: options.label,
    shown: shownAs,
    said: filters?.said ?? [],
    isLarge: more || (total ?? 0) > MOST_HERE,
    withData: options.withData,
  })
  const tools = <ListTools call={call} name={name} columns={columns} hidden={hidden} onHidden={setHidden} files={files} />
  const foot = { page: state.page, size, total, more, whole }
  return {
    body: (
      <div>
        {table}
        <ListPager {...foot} onPage={toPage} onSize={state.toSize} />
      </div>
    ),
    search: searchBox,
    filters: (
      <ListFilters
        filters={filters}
        first={options.first ?? searchBox}
        tools={tools}
        onClear={clearAll}
        gathered={options.gatherFilters}
        columns={columns}
        sort={state.sort}
        onSort={state.toSort}
      />
    ),
    tools,
    takeAlong: files.run,
    total,
    more,
    rows,
    selected: selection.rows,
    clear: selection.clear,
    reset: state.reset,
    searching: state.text.trim() !== '',
  }
}

/** The action of a row's menu that ticks it. */
const useSelectAction = <Row,>({ change, has }: Selection<Row>) => {
  const t = useWords(words)
  return (row: Row): RowAction | false =>
    !has(row) && { label: t('select'), icon: <IconSquareCheck size={16} aria-hidden />, onClick: () => change([row], true) }
}

/** Says that a row was saved which the filters hide, and offers to take them back. */
const useHiddenRow = (showAll: () => void) => {
  const t = useWords(words)
  return (again: () => void) => {
    const onClick = () => {
      showAll()
      again()
    }
    toast.offer(t('hiddenRow'), [{ label: t('showIt'), onClick }])
  }
}

/** A page beyond the last one is the last one. */
const useLastPage = ({ page, toPage }: { page: number; toPage: (page: number) => void }, pages: number | null) => {
  const last = pages === null ? null : pages - 1
  useEffect(() => {
    if (last !== null && page > last) toPage(last)
  }, [last, page, toPage])
}

/** The id of a row that has `id` or `acId`. */
export const usualId = (row: unknown): string => {
  const { id, acId }: { id?: unknown; acId?: unknown } = Object(row)
  return String(id ?? acId ?? JSON.stringify(row))
}

const useHidden = (key: string, standard: string[]): [readonly string[], (hidden: readonly string[]) => void] => {
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>({})
  return [
    chosen[key] ?? browserStore.read(key)?.split('|') ?? standard,
    next => {
      browserStore.write(key, next.join('|'))
      setChosen(before => ({ ...before, [key]: next }))
    },
  ]
}
