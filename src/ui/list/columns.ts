import type { ReactNode } from 'react'
import type { Input } from '../../core/call.ts'
import { type ColumnCells, cellKinds, type DescribedList, type ListTableCall, type RowOf } from '../../core/listColumns.ts'
import type { At, Path } from '../../core/paths.ts'
import type { Language } from '../../core/words.ts'

export type { CellValue, ListTableCall, RowOf } from '../../core/listColumns.ts'

export type SortField<C extends ListTableCall> = C['sortable'][number]
export type FilterOf<C extends ListTableCall> = Input<C> extends { filter?: infer F } ? NonNullable<F> : never

export type Column<Row> = ColumnCells<Row> & {
  id: string
  header: string
  /** Field of the call's sort; null: the column cannot be sorted. */
  sort: string | null
  render?: ((row: Row) => ReactNode) | undefined
  width?: number | string | undefined
  hidden?: boolean | undefined
  wrap?: boolean | undefined
  /** In exported files: also while it is hidden, or not at all (a picture). */
  file?: 'always' | 'never' | undefined
  /** Described in the list's `listColumns.ts`, which the server reads too. */
  described?: true
  /** Its place on the card of a phone; see `ColumnOptions`. */
  card?: 'name' | 'state' | 'fact' | 'more' | undefined
}
type ColumnOptions<C extends ListTableCall> = {
  /** Field of the sort; the column's own field where the call can sort by it. False: none. */
  sort?: SortField<C> | false
  width?: number | string
  /** Not shown until chosen. */
  hidden?: boolean
  /** Lets long text take several lines instead of cutting it. */
  wrap?: boolean
  /** In exported files also while it is hidden, or not at all. */
  file?: 'always' | 'never'
  /**
   * Its place on the card of a phone: `name` instead of the first column; `state` right under the name; `fact` is seen before it is opened,
   * `more` only then. Where no column says `fact`, the first three are seen.
   */
  card?: 'name' | 'state' | 'fact' | 'more'
  /** Draws the cell; the value still serves CSV and cards. */
  render?: (row: RowOf<C>) => ReactNode
}
type FieldOf<C extends ListTableCall> = Path<RowOf<C>>
type PathsTo<Row, Value> = { [P in Path<Row>]: At<Row, P> extends Value ? P : never }[Path<Row>]

/**
 * Typed columns of a list call: `const column = columnsOf(GetPropertyList)`, then `column.text('Code', t('code'))`. Fields are paths of
 * the row; a column is sortable where the call sorts by its field.
 */
export const columnsOf = <C extends ListTableCall>(call: C) => {
  type Row = RowOf<C>
  type Options = ColumnOptions<C>
  const make = (id: string, header: string, cells: ColumnCells<Row>, { sort, ...rest }: Options = {}): Column<Row> => ({
    id,
    header,
    ...cells,
    sort: sortField(call, id, sort),
    ...rest,
  })
  return {
    text: (field: FieldOf<C>, header: string, options?: Options) => make(field, header, cellKinds.text(field), options),
    number: (field: FieldOf<C>, header: string, { decimals = 2, ...options }: Options & { decimals?: number } = {}) =>
      make(field, header, cellKinds.number(field, decimals), options),
    /** A day: Date, epoch ms or ISO text. */
    date: (field: FieldOf<C>, header: string, { time = false, ...options }: Options & { time?: boolean } = {}) =>
      make(field, header, cellKinds.date(field, time), options),
    phone: (field: FieldOf<C>, header: string, options?: Options) => make(field, header, cellKinds.phone(field), options),
    /** `{ en, es }` in the language of the interface, else English. */
    localized: (field: PathsTo<Row, { en: string } | null | undefined>, header: string, options?: Options) =>
      make(field, header, cellKinds.localized(field), options),
    /** Anything else: `id` names the column, `text` is its value in files and cards; without `text` no file has the column. */
    render: (
      id: string,
      header: string,
      render: (row: Row) => ReactNode,
      options?: Options & { text?: (row: Row) => string; numeric?: boolean },
    ) =>
      make(
        id,
        header,
        { numeric: options?.numeric === true, text: row => options?.text?.(row) ?? '' },
        {
          ...(!options?.text && { file: 'never' }),
          ...options,
          render,
        },
      ),
  }
}

/** The described columns of a list on its screen: in a language, drawn as `looks` say. */
export const columnsIn = <C extends ListTableCall>(
  { call, columns }: DescribedList<C>,
  language: Language,
  looks: Readonly<Record<string, ColumnOptions<C>>> = {},
): Column<RowOf<C>>[] =>
  columns.map(({ header, ...column }) => {
    const { sort, ...look } = looks[column.id] ?? {}
    return { ...column, header: header[language], sort: sortField(call, column.id, sort), described: true, ...look }
  })

const sortField = (call: ListTableCall, id: string, sort: string | false | undefined): string | null =>
  sort === false ? null : (sort ?? (call.sortable.includes(id) ? id : null))
