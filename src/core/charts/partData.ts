import type { CellValue } from '../listColumns.ts'

/** Figures of fewer answers are gray, unranked and without an arrow. */
export const fewBelow = 5
/** Whether so few stand behind a figure that it says little; unknown is not few. */
export const isFew = (n: number | null | undefined): boolean => typeof n === 'number' && n < fewBelow

/** A number, or null: NA, never 0. */
type Amount = number | null

/** A series of a chart. `quiet`: what the others are compared with, thin and gray behind them. `colour`: default by its place. */
export type ChartSeries = { label: string; colour?: string | undefined; quiet?: boolean | undefined }
/** A row of a chart: its name, a number a series; `n` stands behind it; `running`: its period is not over. `colour` is of the row alone. */
export type ChartRow = {
  text: string
  values: readonly Amount[]
  n?: Amount | undefined
  running?: boolean | undefined
  colour?: string | undefined
}

/** The rows behind a chart, where they say more than its drawing does. */
export type PartTable = {
  title: string
  heads: readonly string[]
  rows: readonly (readonly CellValue[])[]
  /** What the part alone is narrowed to, in words. */
  narrowed?: readonly string[] | undefined
}
type Titled = { title: string; table?: Omit<PartTable, 'title'> | undefined }
type Plotted = Titled & {
  /** What a row is: "Month". */
  head: string
  series: readonly ChartSeries[]
  rows: readonly ChartRow[]
  /** What the number axis counts, with its unit. */
  axis: string
  /** Fixed end of the number axis: 5 for stars, 100 for percent. */
  end?: number | undefined
}

/** Amounts by name: one series plain, several beside each other (paired) or on each other (stacked). `rows`: bars lie, for long names. */
export type BarsData = Plotted & { is: 'bars'; layout: 'rows' | 'columns'; stacked: boolean; rowAxis?: string | undefined }
/** Numbers over time. `counts`: how much stands behind each point, as bars below. `band`: from low to high, what is in order. */
export type TrendData = Plotted & {
  is: 'trend'
  /** The number axis starts at 0 unless this is false. */
  zero?: boolean | undefined
  counts?: { label: string; axis: string; values: readonly Amount[] } | undefined
  band?: { label: string; ends: readonly (readonly [low: number, high: number] | null)[] } | undefined
}
/** Topics as circles; the more negative comments, the larger (C-RULE-013). `n`: all comments of the topic. */
export type BubblesData = Titled & { is: 'bubbles'; head: string; bubbles: readonly { text: string; negative: number; n: number }[] }
/** What one drawing shows. */
export type ChartData = BarsData | TrendData | BubblesData

/** Whether a part is a drawing: of others there is no picture. */
export const isDrawing = (data: PartData): data is ChartData | MatrixData =>
  data.is === 'bars' || data.is === 'trend' || data.is === 'bubbles' || data.is === 'matrix'

/** Whether there is nothing to draw. */
export const isEmptyChart = (data: ChartData): boolean => (data.is === 'bubbles' ? data.bubbles : data.rows).length === 0

export const complianceStates = ['Completed', 'Overdue', 'Upcoming'] as const
export const upsellStates = ['Active', 'Implementing', 'Interested', 'Never'] as const
type MatrixRows<Cell> = { columns: readonly string[]; rows: readonly { key: string; text: string; cells: readonly Cell[] }[] }
export type HeatCell = { value: Amount; n?: number | undefined }
/** A state that stands; null: NA. `note`: more of it, in words. */
export type StateCell<S> = { state: S | null; note?: string | undefined }
/** Rows by columns, a coloured cell each, with its figure, letter or word. `head`: what a row is. */
export type MatrixData = Titled & { is: 'matrix'; head: string } & (
    | ({ look: 'heat' } & MatrixRows<HeatCell>)
    | ({ look: 'compliance' } & MatrixRows<StateCell<(typeof complianceStates)[number]>>)
    | ({ look: 'upsell' } & MatrixRows<StateCell<(typeof upsellStates)[number]>>)
  )

/** A column of a ranked table. A number has so many `digits` at most (default 2); `percent`: 0.5 is 50 %. */
export type RankedColumn = {
  head: string
  numeric?: boolean | undefined
  digits?: number | undefined
  percent?: boolean | undefined
  /** Always with as many decimals as `digits` says. */
  fixed?: boolean | undefined
}
/** Rows in order of one column, the best first; those of few answers come last, without a rank. Columns may differ from time to time. */
export type RankedData = Titled & {
  is: 'ranked'
  /** The first column names the row. */
  columns: readonly RankedColumn[]
  rows: readonly { key: string; values: readonly CellValue[]; n?: number | undefined }[]
  /** The place of the column that ranks; absent: the rows stand as they are, without ranks. */
  rankedBy?: number | undefined
  /** Which end is the best; default the most. */
  best?: 'most' | 'least' | undefined
  /** A last row over all, by column; null where it has none. */
  totals?: readonly CellValue[] | undefined
}
export type GalleryData = Titled & {
  is: 'gallery'
  pictures: readonly { id: string; name: string; address: string; small?: string | undefined; caption?: string | undefined }[]
}
/** Sentences, or points of a list. */
export type TextData = Titled & { is: 'text'; paragraphs: readonly (string | readonly string[])[] }

export type FiguresData = Titled & {
  is: 'figures'
  tiles: readonly { name: string; figure: number | string | null; previous?: Amount | undefined; n?: number | undefined }[]
}
export type StarsData = Titled & { is: 'stars'; buckets: readonly { Score: number; Count: number }[] }
export type CloudData = Titled & { is: 'cloud'; words: readonly { text: string; n: number; sentiment: number }[] }
/** Rows of text and numbers: a small table, cards, comments. */
export type RowsData = { is: 'rows' } & PartTable

/** What a part of a dashboard shows, as plain data: whoever has it can draw the part, print it, mail it or put it into a file. */
export type PartData = ChartData | MatrixData | RankedData | GalleryData | TextData | FiguresData | StarsData | CloudData | RowsData
