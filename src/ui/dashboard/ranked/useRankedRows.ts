import { isFew, type RankedColumn, type RankedData } from '../../../core/charts/partData.ts'
import { ranksOf } from '../../../core/charts/ranks.ts'
import { chartSays } from '../../../core/charts/says.ts'
import { formatDay } from '../../../core/days.ts'
import type { CellValue } from '../../../core/listColumns.ts'
import { useFormats, useLanguage } from '../../words.tsx'

/** A column of a ranked table as it is drawn. */
export type ShownColumn = { head: string; numeric: boolean }
/** A row: its rank, or why it has none; its cells by column. */
export type ShownRow = { key: string; rank: string; few: boolean; cells: readonly string[] }

/** A ranked table in the reader's words: columns, rows in order, and the last row over all. */
export const useRankedRows = (data: RankedData) => {
  const [language] = useLanguage()
  const { number, date } = useFormats()
  const says = chartSays[language]
  const sampled = data.rows.some(({ n }) => n !== undefined)
  const shown = (value: CellValue, { digits = 2, percent = false, fixed = false }: RankedColumn): string => {
    if (value === null || value === '') return says.na
    if (value instanceof Date) return date(value)
    if (typeof value === 'string') return value
    if (typeof value === 'object') return formatDay(value.day, language)
    return number(value, {
      maximumFractionDigits: digits,
      ...(fixed && { minimumFractionDigits: digits }),
      ...(percent && { style: 'percent' }),
    })
  }
  const cellsOf = (values: readonly CellValue[]) => data.columns.map((column, at) => shown(values[at] ?? null, column))
  const columns: ShownColumn[] = [
    ...data.columns.map(({ head, numeric = false }) => ({ head, numeric })),
    ...(sampled ? [{ head: says.n, numeric: true }] : []),
  ]
  const rows = ranksOf(data).map(({ rank, row: { key, values, n } }): ShownRow => {
    const few = isFew(n)
    return {
      key,
      rank: rank === null ? (few ? says.few : says.na) : number(rank),
      few,
      cells: [...cellsOf(values), ...(sampled ? [n === undefined ? says.na : number(n)] : [])],
    }
  })
  const totals = data.totals?.map((value, at) => {
    if (value === null) return at === 0 ? says.total : ''
    return shown(value, data.columns[at] ?? { head: '' })
  })
  return { columns, rows, totals, rankHead: data.rankedBy === undefined ? null : says.rank }
}
