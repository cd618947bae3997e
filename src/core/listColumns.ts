import type { AnyCall } from './call.ts'
import { formatDay, isCalendarDay } from './days.ts'
import type { Formats } from './formats.ts'
import { type ChoiceWords, choiceLabel, type Label } from './labels.ts'
import { type At, type Path, readPath } from './paths.ts'
import { type Language, languages, type Words } from './words.ts'

/** A list call as tables see it. */
export type ListTableCall = AnyCall & {
  readonly rows: string
  readonly sortable: readonly string[]
  readonly perPage: number
  readonly row: { readonly _zod: { readonly output: unknown } }
}
export type RowOf<C extends ListTableCall> = C['row']['_zod']['output']
/** A text of a catalog in the reader's language, its values filled in. */
export type Phrase = <E extends Record<string, unknown>>(words: Words<E>, key: Path<E>, values?: Record<string, string | number>) => string
/** In whose words and by which clock cells are shown. */
export type Shown = { formats: Formats; language: Language; phrase: Phrase }
/** A day without a clock, `2026-03-31`. */
export type Day = { readonly day: string }
/** A cell of an exported table: text, a number, a moment, a day; null where there is nothing. */
export type CellValue = string | number | Date | Day | null

/** What a column holds, whether it is drawn or written into a file. */
export type ColumnCells<Row> = {
  numeric: boolean
  /** The value for people and for CSV; '' shows as N/A. */
  text(row: Row, shown: Shown): string | number
  /** The value as a spreadsheet keeps it; the text where it is nothing else. */
  value?(row: Row, shown: Shown): CellValue
  /** Its number format in a spreadsheet. */
  numberFormat?: string | undefined
  /** A time of the clock here: the file says which. */
  timed?: boolean | undefined
}

/** The kinds of columns, by the path of their field. */
export const cellKinds = {
  text: (field: string): ColumnCells<unknown> => ({
    numeric: false,
    text: row => plain(readPath(row, field)),
    value: row => numberAt(readPath(row, field)) ?? (plain(readPath(row, field)) || null), // a number that is read as a name is one all the same
  }),
  number: (field: string, decimals = 2): ColumnCells<unknown> => ({
    numeric: true,
    text: (row, { formats }) => numbered(readPath(row, field), formats, decimals),
    value: row => numberAt(readPath(row, field)),
    numberFormat: decimals === 0 ? '#,##0' : undefined,
  }),
  date: (field: string, time = false): ColumnCells<unknown> => ({
    numeric: false,
    text: (row, { formats }) => (time ? formats.dateTime : formats.date)(readPath(row, field) as never), // what is no moment shows as nothing
    value: row => dateAt(readPath(row, field)),
    numberFormat: time ? 'mm/dd/yyyy hh:mm' : 'mm/dd/yyyy',
    timed: time,
  }),
  /** A day as `2026-03-31`. */
  day: (field: string): ColumnCells<unknown> => ({
    numeric: false,
    text: (row, { language }) => {
      const day = dayAt(readPath(row, field))
      return day ? formatDay(day, language) : ''
    },
    value: row => {
      const day = dayAt(readPath(row, field))
      return day === null ? null : { day }
    },
    numberFormat: 'mm/dd/yyyy',
  }),
  phone: (field: string): ColumnCells<unknown> => ({
    numeric: false,
    text: (row, { formats }) => formats.phone(plain(readPath(row, field))),
  }),
  /** `{ en, es }` in the language of the interface, else English. */
  localized: (field: string): ColumnCells<unknown> => ({
    numeric: false,
    text: (row, { language }) => localized(readPath(row, field), language),
  }),
  /** A chosen value, or several, by its word; the value itself where the catalog has none. */
  chosen: (field: string, of: ChoiceWords): ColumnCells<unknown> => ({
    numeric: false,
    text: (row, { language }) =>
      plain([readPath(row, field)].flat().map(value => (typeof value === 'string' && choiceLabel(of, value, language)) || value)),
  }),
  /** How many a list holds. */
  count: (field: string): ColumnCells<unknown> => ({
    numeric: false,
    text: row => lengthAt(row, field),
    value: row => lengthAt(row, field),
    numberFormat: '#,##0',
  }),
}

/** A column of a list as it stands on the screen and in files, in every language. */
export type ListColumn<Row> = ColumnCells<Row> & {
  id: string
  header: Label
  /** In files also while it is hidden. */
  file?: 'always' | undefined
}
/** A list with the columns that its screen and its files have in common. */
export type DescribedList<C extends ListTableCall = ListTableCall> = { call: C; columns: readonly ListColumn<RowOf<C>>[] }

type PathsTo<Row, Value> = { [P in Path<Row>]: At<Row, P> extends Value ? P : never }[Path<Row>]
type More = { file?: 'always' }

/**
 * Describes the columns of a list once, for its screen (`columnsIn` of `ui/list`) and for files that the server makes. Headers are keys of
 * the feature's words: `const column = describeColumns(GetQrCodes, words)`, then `column.text('Name', 'col.Name')`.
 */
export const describeColumns = <C extends ListTableCall, const E extends object>(_call: C, words: Words<E>) => {
  type Row = RowOf<C>
  type Field = Path<Row>
  type Key = Path<E>
  const make = (id: string, key: Key, cells: ColumnCells<Row>, more: More = {}): ListColumn<Row> => ({
    id,
    header: labelAt(words, key),
    ...cells,
    ...more,
  })
  return {
    text: (field: Field, key: Key, more?: More) => make(field, key, cellKinds.text(field), more),
    number: (field: Field, key: Key, { decimals = 2, ...more }: More & { decimals?: number } = {}) =>
      make(field, key, cellKinds.number(field, decimals), more),
    date: (field: Field, key: Key, { time = false, ...more }: More & { time?: boolean } = {}) =>
      make(field, key, cellKinds.date(field, time), more),
    day: (field: PathsTo<Row, string | null>, key: Key, more?: More) => make(field, key, cellKinds.day(field), more),
    phone: (field: Field, key: Key, more?: More) => make(field, key, cellKinds.phone(field), more),
    localized: (field: PathsTo<Row, { en: string } | null | undefined>, key: Key, more?: More) =>
      make(field, key, cellKinds.localized(field), more),
    /** What was chosen of a list, by its words: below a key of the catalog, or of another one. */
    chosen: (field: Field, key: Key, of: (keyof E & string) | ChoiceWords, more?: More) =>
      make(field, key, cellKinds.chosen(field, typeof of === 'string' ? { words, under: of } : of), more),
    count: (field: PathsTo<Row, readonly unknown[] | null>, key: Key, more?: More) => make(field, key, cellKinds.count(field), more),
    /** Anything else: its text for the reader; `value` where a spreadsheet keeps a number for it, with its `numberFormat`. */
    said: (
      id: string,
      key: Key,
      text: (row: Row, shown: Shown) => string,
      { value, numberFormat, ...more }: More & Pick<ColumnCells<Row>, 'value' | 'numberFormat'> = {},
    ) => make(id, key, { numeric: false, text, ...(value && { value, numberFormat }) }, more),
  }
}

/** A text of a catalog in every language; the key itself where there is none. */
export const labelAt = (words: Words<object>, key: string): Label => {
  const at = (language: Language): string => {
    const found = readPath(words[language], key)
    return typeof found === 'string' ? found : key
  }
  const [en, es, fr] = languages
  return { en: at(en), es: at(es), fr: at(fr) }
}

const plain = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join(', ')
  return value === null || value === undefined ? '' : String(value)
}
const lengthAt = (row: unknown, field: string): number => {
  const list = readPath(row, field)
  return Array.isArray(list) ? list.length : 0
}
const numbered = (value: unknown, formats: Formats, decimals = 2): string =>
  typeof value === 'number' ? formats.number(value, { maximumFractionDigits: decimals }) : ''
const numberAt = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const dateAt = (value: unknown): Date | null => {
  const date = typeof value === 'number' || typeof value === 'string' || value instanceof Date ? new Date(value) : null
  return date && value !== '' && !Number.isNaN(date.getTime()) ? date : null
}
const dayAt = (value: unknown): string | null => (typeof value === 'string' && isCalendarDay(value) ? value : null)
const localized = (value: unknown, language: Language): string => {
  const texts: Partial<Record<Language, string>> = Object(value)
  return texts[language] || texts.en || ''
}

/** A cell of a column as CSV has it: numbers as numbers, everything else as people read it. */
export const csvValue = <Row>(column: Pick<ColumnCells<Row>, 'text' | 'value'>, row: Row, shown: Shown): string | number => {
  const value = column.value?.(row, shown)
  return typeof value === 'number' ? value : column.text(row, shown)
}

/** A cell of a column, typed; null where there is nothing. */
export const cellValue = <Row>(column: Pick<ColumnCells<Row>, 'text' | 'value'>, row: Row, shown: Shown): CellValue =>
  column.value ? column.value(row, shown) : column.text(row, shown) || null
