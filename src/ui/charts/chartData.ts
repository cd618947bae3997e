import type { BarsData, ChartRow } from '../../core/charts/partData.ts'

/** A series of a chart: a numeric field of the rows (null leaves a gap) and its name. */
export type Series<R extends object> = {
  field: keyof R & string
  label: string
  colour?: string
  /** What the others are compared with (the days before): a thin grey line behind them. */
  quiet?: boolean
}

/** Rows of an answer as a chart draws them, by the names of their fields. */
export type ChartRows<R extends object> = {
  rows: readonly R[]
  /** The field of the category or date, and its text; default the value itself. */
  x: keyof R & string
  shownX?: ((row: R) => string) | undefined
  series: readonly Series<R>[]
  /** How many stand behind a row: fewer than five make it gray. */
  nOf?: ((row: R) => number | null) | undefined
  /** Whether the period of a row is not over. */
  isRunning?: ((row: R) => boolean) | undefined
  /** A colour for each row instead of each series: star colours, states. */
  colourOf?: ((row: R) => string) | undefined
}

/** Series and rows as plain data. What is no number is NA. */
export const plotted = <R extends object>({
  rows,
  x,
  shownX,
  series,
  nOf,
  isRunning,
  colourOf,
}: ChartRows<R>): Pick<BarsData, 'series' | 'rows'> => ({
  series: series.map(({ label, colour, quiet }) => ({ label, colour, quiet })),
  rows: rows.map(
    (row): ChartRow => ({
      text: shownX ? shownX(row) : String(row[x]),
      values: series.map(({ field }) => amountOf(row[field])),
      ...(nOf && { n: nOf(row) }),
      ...(isRunning?.(row) && { running: true }),
      ...(colourOf && { colour: colourOf(row) }),
    }),
  ),
})

/** A number that can be drawn, else null. */
export const amountOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
