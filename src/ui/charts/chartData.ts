/** A series of a chart: a numeric field of the rows (null leaves a gap) and its name. */
export type Series<R extends object> = {
  field: keyof R & string
  label: string
  colour?: string
  /** What the others are compared with (the days before): a thin grey line behind them. */
  quiet?: boolean
}

export type ChartProps<R extends object> = {
  rows: readonly R[]
  /** The field of the category or date. */
  x: keyof R & string
  series: readonly Series<R>[]
  /** What the number axis counts, with its unit. */
  yLabel: string
  /** What the category axis is, where the ticks do not say it. */
  xLabel?: string
  /** Height of the plot in px; default 260. */
  height?: number
  /** Fixed end of the number axis: 5 for stars, 100 for percent. */
  yMax?: number
  /** The text of a category; default the value itself. */
  shownX?: (row: R) => string
  /** The text of a number; default in the reader's language, two decimals at most. */
  shownY?: (value: number) => string
  /** Opens the rows behind a point or bar. */
  onPick?: (row: R, field: keyof R & string) => void
}

/** What the lazy pictures take: rows as a text and numbers, drilling by place. */
export type PictureProps = {
  rows: readonly PictureRow[]
  series: readonly PictureSeries[]
  yLabel: string
  xLabel: string | undefined
  height: number
  yMax: number | undefined
  shownY: (value: number) => string
  onPick: ((row: number, series: number) => void) | undefined
}
export type PictureRow = { text: string; values: readonly (number | null)[]; colour: string | undefined }
export type PictureSeries = { label: string; colour: string; dash: string; quiet: boolean }
