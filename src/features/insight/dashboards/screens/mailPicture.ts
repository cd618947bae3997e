import { type ChartData, isDrawing, isEmptyChart, type MatrixData } from '../../../../core/charts/partData.ts'
import type { Part } from '../../../../ui/dashboard/part.ts'

/** The picture that a mail of a dashboard shows: its first line over time that has rows, else its first drawing that has some; as JSON. */
export const pictureOf = async (parts: readonly Part[]): Promise<string | undefined> => {
  const all = await Promise.all(parts.flatMap(part => part.data?.() ?? []))
  const drawings = all.filter(isDrawing).filter(hasRows)
  const { table: _table, ...picture } = drawings.find(one => one.is === 'trend') ?? drawings[0] ?? {}
  return 'is' in picture ? JSON.stringify(picture) : undefined
}

const hasRows = (data: ChartData | MatrixData): boolean => (data.is === 'matrix' ? data.rows.length > 0 : !isEmptyChart(data))
