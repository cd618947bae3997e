import { cellsOf, type DrawnCell } from '../../../core/charts/matrixCells.ts'
import type { MatrixData } from '../../../core/charts/partData.ts'
import { chartSays } from '../../../core/charts/says.ts'
import { useFormats, useLanguage } from '../../words.tsx'

/** The cells of a matrix, drawn in the reader's language. */
export const useCells = (data: MatrixData) => {
  const [language] = useLanguage()
  const { number } = useFormats()
  const says = chartSays[language]
  const score = (value: number) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return { says, cells: data.rows.map((_, at): DrawnCell[] => cellsOf(data, at, says, score)) }
}
