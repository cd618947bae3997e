import { nameKey } from '../../../core/fold.ts'
import { cellText, type Filled, filledCells, keyIn } from './cells.ts'
import type { ImportColumns } from './columns.ts'
import type { Cell, CellFault, Difference, Mapping, RowProblem, RowState, Sheet } from './model.ts'

/** What the kit says of a cell. */
export const importingMessages = {
  Error: 'This cell shows an error in the file',
  NoResult: 'The file holds no result of this formula. Open it in Excel, save it and upload it again.',
} as const

/** What a noun says of a row: the record that exists already (its id), what is wrong, and what would change. */
export type Verdict = {
  id: string | null
  Problems: RowProblem[]
  Differences: Difference[]
  /** Something beside it that the account does not have yet and that the import makes: a property tag. */
  needs: string | null
}
/** A row as the rules have judged it. */
export type Judged<V extends Verdict = Verdict> = V & { Row: number; State: RowState; Cells: readonly Cell[] }
/** A row that is judged: its filled cells, the record that it names, and whether another row of the file names it too. */
export type RowToJudge<Field extends string> = {
  filled: Filled<Field>
  key: string
  twice: boolean
  /** Fields of `once` whose value stands in another row too. */
  repeated: readonly Field[]
}

/** Between the parts of a key of several fields. */
export const KEY_JOINT = '\t'

/** The keys that the rows of a file name. */
export const keysIn = ({ Rows }: Sheet, mapping: Mapping, columns: ImportColumns): string[] => {
  const keyOf = keyReader(mapping, columns)
  return [...new Set(Rows.map(({ Cells }) => keyOf(Cells)).filter(Boolean))]
}

/** How a row's key is read: its parts joined, as names are compared (`nameKey`); '' where one of them is missing. */
const keyReader = (mapping: Mapping, { key }: ImportColumns): ((cells: readonly Cell[]) => string) => {
  const places = key.map(field => columnOf(mapping, field))
  return cells => {
    const parts = places.map(at => (at === undefined ? '' : nameKey(keyIn(cells[at]))))
    return parts.includes('') ? '' : parts.join(KEY_JOINT)
  }
}

const columnOf = (mapping: Mapping, field: string): number | undefined => {
  const found = Object.entries(mapping).find(([, other]) => other === field)?.[0]
  return found === undefined ? undefined : Number(found)
}

/** Checks every row of a file by the rules of the form: what it adds or changes, or its problems. */
export const judgeRows = <Field extends string, V extends Verdict>(
  { Rows }: Sheet,
  mapping: Mapping,
  columns: ImportColumns<Field>,
  judge: (row: RowToJudge<Field>) => V,
): Judged<V>[] => {
  const keyOf = keyReader(mapping, columns)
  const counts = new Map<string, number>()
  for (const { Cells } of Rows) counts.set(keyOf(Cells), (counts.get(keyOf(Cells)) ?? 0) + 1)
  const isRepeated = repeatsIn(Rows, mapping, columns.once)
  return Rows.map(({ Row, Cells, Faults = {} }) => {
    const key = keyOf(Cells)
    const twice = key !== '' && (counts.get(key) ?? 0) > 1
    const verdict = judge({ filled: filledCells(Cells, mapping, columns.key), key, twice, repeated: isRepeated(Cells) })
    const Problems = oncePerField([...faultProblems(Faults, mapping), ...verdict.Problems])
    if (Problems.length > 0) return { ...verdict, Row, Cells, State: 'Wrong', Problems, Differences: [] }
    const State = verdict.id === null ? 'New' : verdict.Differences.length > 0 ? 'Changed' : 'Same'
    return { ...verdict, Row, Cells, State }
  })
}

/** Which fields of a row, among those that stand once, hold a value that another row has too. */
const repeatsIn = <Field extends string>(rows: Sheet['Rows'], mapping: Mapping, once: readonly Field[]) => {
  const counted = once.flatMap(field => {
    const at = columnOf(mapping, field)
    if (at === undefined) return []
    const counts = new Map<string, number>()
    const keyOf = (cells: readonly Cell[]) => nameKey(keyIn(cells[at]))
    for (const { Cells } of rows) counts.set(keyOf(Cells), (counts.get(keyOf(Cells)) ?? 0) + 1)
    return [{ field, isRepeated: (cells: readonly Cell[]) => keyOf(cells) !== '' && (counts.get(keyOf(cells)) ?? 0) > 1 }]
  })
  return (cells: readonly Cell[]): Field[] => counted.flatMap(({ field, isRepeated }) => (isRepeated(cells) ? [field] : []))
}

/** What is wrong with cells in the file itself, before any rule looks at them. */
const faultProblems = (faults: Readonly<Record<string, CellFault>>, mapping: Mapping): RowProblem[] =>
  Object.entries(faults).flatMap(([at, fault]) => {
    const Field = mapping[at]
    return Field ? [{ Field, Message: importingMessages[fault] }] : []
  })

const oncePerField = (problems: RowProblem[]): RowProblem[] =>
  problems.filter(({ Field }, at) => problems.findIndex(other => other.Field === Field) === at)

/** Field by field, what a save would change: values that are alike whatever the order of their parts are none. */
export const differencesOf = <Values extends object>(
  before: Values,
  after: Values,
  show: (field: string, value: unknown) => string,
): Difference[] =>
  Object.entries(after)
    .map(([Field, next]): [string, unknown, unknown] => [Field, Reflect.get(before, Field), next])
    .filter(([, old, next]) => stableText(old) !== stableText(next))
    .map(([Field, old, next]) => ({ Field, From: show(Field, old), To: show(Field, next) }))

/** A value as text that does not depend on the order of its parts; what is not there is null. */
export const stableText = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** The things beside the records that good rows need, each once whatever its case, as the first row writes it. */
export const neededBeside = (rows: readonly Judged[]): string[] => [
  ...new Map(rows.toReversed().flatMap(({ needs, State }) => (needs && State !== 'Wrong' ? [[nameKey(needs), needs]] : []))).values(),
]

/** The cells of a row as people see them. */
export const shownCells = (cells: readonly Cell[]): string[] => cells.map(cell => cellText(cell))
