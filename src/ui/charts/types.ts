/** A series of a chart: a numeric field of the rows (null leaves a gap) and its name. */
export type Series<R extends object> = { field: keyof R & string; label: string; colour?: string }

export type ChartProps<R extends object> = {
  rows: readonly R[]
  /** The field of the category or date. */
  x: keyof R & string
  series: readonly Series<R>[]
  /** What the vertical axis counts, with unit. */
  yLabel: string
  /** What the horizontal axis is, where the ticks do not say it. */
  xLabel?: string
  /** Height of the plot in px; default 260. */
  height?: number
  /** Fixed end of the number axis: 5 for stars, 100 for percent. Scores start at 0 all the same. */
  yMax?: number
  shownX?: (value: R[keyof R & string]) => string
  shownY?: (value: number) => string
  /** Opens the rows behind a point or bar. */
  onPick?: (row: R, field: keyof R & string) => void
}

/** What the lazy pictures take: rows flattened to texts and numbers, drilling by index. */
export type PictureProps = {
  rows: readonly PictureRow[]
  series: readonly { field: string; label: string; colour: string }[]
  yLabel: string
  xLabel?: string
  height: number
  yMax?: number
  shownY: (value: number) => string
  onPick?: (index: number, field: string) => void
}
export type PictureRow = { x: string; [field: `s${number}`]: number | null; colour?: string }
