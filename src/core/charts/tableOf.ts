import type { CellValue } from '../listColumns.ts'
import type { Language } from '../words.ts'
import { type BarsData, type MatrixData, type PartData, type PartTable, type RankedData, type TrendData } from './partData.ts'
import { ranksOf } from './ranks.ts'
import { type ChartSays, chartSays } from './says.ts'

type Rows = Omit<PartTable, 'title'>

/** The rows of a part as a table: what is read instead of its drawing, and what stands in files. NA is null. */
export const tableOf = (data: PartData, language: Language): PartTable => {
  if (data.is === 'rows') {
    const { is: _, ...table } = data
    return table
  }
  return { title: data.title, ...(data.table ?? plainRows(data, chartSays[language])) }
}

/** The same by what is drawn alone, whatever rows the part names for its table. */
export const plainRows = (data: Exclude<PartData, { is: 'rows' }>, says: ChartSays): Rows => {
  switch (data.is) {
    case 'bars':
    case 'trend':
      return plotted(data, says)
    case 'bubbles':
      return { heads: [data.head, says.negative, says.comments], rows: data.bubbles.map(({ text, negative, n }) => [text, negative, n]) }
    case 'matrix':
      return matrix(data, says)
    case 'ranked':
      return ranked(data, says)
    case 'gallery':
      return {
        heads: [says.name, says.caption, says.address],
        rows: data.pictures.map(one => [one.name, one.caption ?? null, one.address]),
      }
    case 'text':
      return { heads: [says.text], rows: data.paragraphs.flat().map(one => [one]) }
    case 'figures':
      return {
        heads: [says.figure, says.value, says.before, says.sample],
        rows: data.tiles.map(({ name, figure, previous = null, n = null }) => [name, figure, previous, n]),
      }
    case 'stars':
      return { heads: [says.stars, says.count], rows: data.buckets.map(({ Score, Count }) => [Score, Count]) }
    case 'cloud':
      return { heads: [says.word, says.mentions, says.sentiment], rows: data.words.map(({ text, n, sentiment }) => [text, n, sentiment]) }
  }
}

const plotted = (data: BarsData | TrendData, says: ChartSays): Rows => {
  const { counts, band }: Partial<TrendData> = data.is === 'trend' ? data : {}
  const sampled = data.rows.some(({ n }) => n !== undefined)
  return {
    heads: [
      data.head,
      ...data.series.map(({ label }) => label),
      ...(counts ? [counts.label] : []),
      ...(band ? [says.low, says.high] : []),
      ...(sampled ? [says.n] : []),
    ],
    rows: data.rows.map(({ text, values, n, running }, at): CellValue[] => [
      running ? `${text} (${says.running})` : text,
      ...values,
      ...(counts ? [counts.values[at] ?? null] : []),
      ...(band ? (band.ends[at] ?? [null, null]) : []),
      ...(sampled ? [n ?? null] : []),
    ]),
  }
}

const matrix = (data: MatrixData, says: ChartSays): Rows => ({
  heads: [data.head, ...data.columns],
  rows:
    data.look === 'heat'
      ? data.rows.map(({ text, cells }) => [text, ...cells.map(({ value }) => value)])
      : data.rows.map(({ text, cells }) => [
          text,
          ...cells.map(({ state, note }) => state && (note ? `${says[state]}: ${note}` : says[state])),
        ]),
})

const ranked = (data: RankedData, says: ChartSays): Rows => {
  const [columns, rowsInOrder] = [data.columns.map(({ head }) => head), ranksOf(data)]
  const ranks = data.rankedBy !== undefined
  const sampled = data.rows.some(({ n }) => n !== undefined)
  return {
    heads: [...(ranks ? [says.rank] : []), ...columns, ...(sampled ? [says.n] : [])],
    rows: [
      ...rowsInOrder.map(({ rank, row }) => [...(ranks ? [rank] : []), ...row.values, ...(sampled ? [row.n ?? null] : [])]),
      ...(data.totals
        ? [[...(ranks ? [null] : []), ...data.totals.map((one, at) => one ?? (at === 0 ? says.total : null)), ...(sampled ? [null] : [])]]
        : []),
    ],
  }
}
