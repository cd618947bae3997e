import type { ReactNode } from 'react'
import type { AnyCall } from '../../core/call.ts'
import type { Language } from '../../core/words.ts'
import { type At, type Path, readPath } from '../form/paths.ts'
import type { Formats } from '../words.tsx'

/** A list call as tables see it. */
export type ListTableCall = AnyCall & {
  readonly rows: string
  readonly sortable: readonly string[]
  readonly perPage: number
  readonly row: { readonly _zod: { readonly output: unknown } }
}
export type RowOf<C extends ListTableCall> = C['row']['_zod']['output']
export type SortField<C extends ListTableCall> = C['sortable'][number]
type Shown = { formats: Formats; language: Language }
/** A cell of an exported table: text, a number, a day or moment; null where there is nothing. */
export type CellValue = string | number | Date | null

export type Column<Row> = {
  id: string
  header: string
  numeric: boolean
  /** Field of the call's sort; null: the column cannot be sorted. */
  sort: string | null
  /** The value for people and for CSV; '' shows as N/A. */
  text(row: Row, shown: Shown): string | number
  /** The value as a spreadsheet keeps it; the text where it is nothing else. */
  value?: ((row: Row) => CellValue) | undefined
  /** Its number format in a spreadsheet. */
  numberFormat?: string | undefined
  render?: ((row: Row) => ReactNode) | undefined
  width?: number | string | undefined
  hidden?: boolean | undefined
  wrap?: boolean | undefined
  /** In exported files: also while it is hidden, or not at all (a picture). */
  file?: 'always' | 'never' | undefined
  /** Its place on the card of a phone; see `ColumnOptions`. */
  card?: 'name' | 'state' | 'fact' | 'more' | undefined
  /** A time of the clock here: the file says which. */
  timed?: boolean | undefined
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
  const make = (id: string, header: string, numeric: boolean, text: Column<Row>['text'], { sort, ...rest }: Options = {}): Column<Row> => ({
    id,
    header,
    numeric,
    text,
    sort: sort === false ? null : (sort ?? (call.sortable.includes(id) ? id : null)),
    ...rest,
  })
  const at = (row: Row, field: string): unknown => readPath(row, field)
  return {
    text: (field: FieldOf<C>, header: string, options?: Options) => make(field, header, false, row => plain(at(row, field)), options),
    number: (field: FieldOf<C>, header: string, { decimals = 2, ...options }: Options & { decimals?: number } = {}) => ({
      ...make(field, header, true, (row, { formats }) => numbered(at(row, field), formats, decimals), options),
      value: (row: Row) => numberAt(at(row, field)),
      numberFormat: decimals === 0 ? '#,##0' : undefined,
    }),
    /** A day: Date, epoch ms or ISO text. */
    date: (field: FieldOf<C>, header: string, { time = false, ...options }: Options & { time?: boolean } = {}) => ({
      ...make(field, header, false, (row, { formats }) => (time ? formats.dateTime : formats.date)(at(row, field) as never), options),
      value: (row: Row) => dateAt(at(row, field)),
      numberFormat: time ? 'mm/dd/yyyy hh:mm' : 'mm/dd/yyyy',
      timed: time,
    }),
    phone: (field: FieldOf<C>, header: string, options?: Options) =>
      make(field, header, false, (row, { formats }) => formats.phone(plain(at(row, field))), options),
    /** `{ en, es }` in the language of the interface, else English. */
    localized: (field: PathsTo<Row, { en: string } | null | undefined>, header: string, options?: Options) =>
      make(field, header, false, (row, { language }) => localized(at(row, field), language), options),
    /** Anything else: `id` names the column, `text` gives its value for files and cards; without it the column stands in no file. */
    render: (
      id: string,
      header: string,
      render: (row: Row) => ReactNode,
      options?: Options & { text?: (row: Row) => string; numeric?: boolean },
    ) =>
      make(id, header, options?.numeric === true, row => options?.text?.(row) ?? '', {
        ...(!options?.text && { file: 'never' }),
        ...options,
        render,
      }),
  }
}

const plain = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join(', ')
  return value === null || value === undefined ? '' : String(value)
}
const numbered = (value: unknown, formats: Formats, decimals = 2): string =>
  typeof value === 'number' ? formats.number(value, { maximumFractionDigits: decimals }) : ''
const numberAt = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const dateAt = (value: unknown): Date | null => {
  const date = typeof value === 'number' || typeof value === 'string' || value instanceof Date ? new Date(value) : null
  return date && value !== '' && !Number.isNaN(date.getTime()) ? date : null
}
const localized = (value: unknown, language: Language): string => {
  const texts: Partial<Record<Language, string>> = Object(value)
  return texts[language] || texts.en || ''
}
