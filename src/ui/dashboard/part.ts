import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import type { AnyCall, Input, Output } from '../../core/call.ts'
import type { PartData, PartTable } from '../../core/charts/partData.ts'
import { tableOf } from '../../core/charts/tableOf.ts'
import { callOnce, keyOf, queries, useCall } from '../calls.ts'
import { languageStore } from '../language.ts'
import type { CellValue } from '../list/columns.ts'

export type { PartTable } from '../../core/charts/partData.ts'

/** The answer of a call, as a part reads it: kept and shared on screen, once for paper and for a file. `key`: what is asked, as text. */
export type Reading<Out> = { key: string; use: () => UseQueryResult<Out, Error>; load: () => Promise<Out> }

/** Reads a call; a null input waits. Parts that read the same share one answer. */
export const reading = <C extends AnyCall>(call: C, input: Input<C> | null, { quiet = false } = {}): Reading<Output<C>> => ({
  key: JSON.stringify(keyOf(call, input)),
  use: () => useCall(call, input, { quiet }),
  load: () =>
    input === null
      ? Promise.reject(new Error(`${call.path} has nothing to ask for yet`))
      : queries.fetchQuery({ queryKey: keyOf(call, input), queryFn: () => callOnce(call, input) }),
})

/** What needs no call: known at once. */
export const knownReading = <Out>(key: string, known: () => Out): Reading<Out> => ({
  key,
  use: () => useQuery({ queryKey: ['known', key], queryFn: known, initialData: known, staleTime: Infinity }),
  load: async () => known(),
})

/** Columns of twelve on a wide screen; on a narrow one each part has a row of its own. */
export type PartWidth = 5 | 7 | 12

/**
 * One part of a dashboard: its reading, its look on screen and on paper, its rows for a file. A kind of part is a folder here, with a
 * function that makes a part from options; a page loads only the kinds it uses.
 */
export type Part = {
  /** Its name on the page: what narrows it brings it into sight by that. */
  readonly key: string
  readonly width: PartWidth
  /** Stands above the others, also where there is nothing else to show. */
  readonly first?: true
  readonly screen: () => ReactNode
  /** Its look on paper. `chosenOnly`: the paper of its dashboard leaves it out; that of a report which has chosen it does not. */
  readonly paper?: PartPaper
  /** What it shows, as plain data; and the rows of it for a file. */
  readonly data?: () => Promise<PartData>
  readonly table?: () => Promise<PartTable>
}
type PaperWidth = 'half' | 'whole'
type PartPaper = { readonly width: PaperWidth; readonly draw: () => Promise<ReactNode>; readonly chosenOnly?: true }
/** Room for a drawing on a sheet, in px. */
const paperWidths = { half: 320, whole: 668 } as const

/** What every kind of part is made from: `of` makes what is drawn from the answer, or from none while it is on its way. */
export type PartOptions<Out, Shape> = {
  key: string
  /** Default: the whole width. */
  width?: PartWidth
  /** How much of a sheet it takes; absent: the paper of its dashboard leaves it out (`chosenOnly`). */
  onPaper?: PaperWidth
  from: Reading<Out>
  of: (out: Out | undefined) => Shape
}

/** The same of a part that draws rows: `of` makes the rest of what is drawn from them. */
export type RowsOptions<Out, R, Shape> = Omit<PartOptions<Out, Shape>, 'of'> & {
  rows: (out: Out | undefined) => readonly R[]
  of: (rows: readonly R[], out: Out | undefined) => Omit<Shape, 'rows'>
}

/** Its options as those of any part. */
export const withRows = <Out, R, Shape extends { rows: readonly R[] }>({
  rows: rowsOf,
  of,
  ...options
}: RowsOptions<Out, R, Shape>): PartOptions<Out, Omit<Shape, 'rows'> & { rows: readonly R[] }> => ({
  ...options,
  of: out => {
    const rows = rowsOf(out)
    return { ...of(rows, out), rows }
  },
})

/** A part from its options and its drawings; that of the paper is loaded with the first sheet. */
export const makePart = <Out, Shape>(
  options: PartOptions<Out, Shape>,
  drawings: {
    screen: () => ReactNode
    paper: () => Promise<FunctionComponent<{ shape: Shape; width: number }>>
    data: (shape: Shape) => PartData
    first?: true
  },
): Part => {
  const { key, width = 12, onPaper, from, of } = options
  const draw = async () => {
    const [Paper, out] = await Promise.all([drawings.paper(), from.load()])
    return createElement(Paper, { shape: of(out), width: onPaper === 'half' ? paperWidths.half : paperWidths.whole })
  }
  return {
    key,
    width,
    ...(drawings.first && { first: true }),
    screen: drawings.screen,
    paper: { width: onPaper ?? 'whole', draw, ...(!onPaper && { chosenOnly: true }) },
    data: async () => drawings.data(of(await from.load())),
    table: async () => tableOf(drawings.data(of(await from.load())), languageStore.get()),
  }
}

/** A value of a row for a file; null where there is nothing. */
const cellOf = (value: unknown): CellValue => (typeof value === 'number' || typeof value === 'string' ? value : null)

/** The rows behind a chart by the columns that its part names: the values behind them. */
export const columnsTable = <R extends object>(
  columns: readonly { field: keyof R & string; header: string }[],
  rows: readonly R[],
): Omit<PartTable, 'title'> => ({
  heads: columns.map(one => one.header),
  rows: rows.map(row => columns.map(({ field }) => cellOf(row[field]))),
})
