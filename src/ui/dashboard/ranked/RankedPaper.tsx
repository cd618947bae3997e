import { PaperTable } from '../PaperTable.tsx'
import type { RankedShape } from './ranked.tsx'
import { useRankedRows } from './useRankedRows.ts'

/** The same rows on paper, the totals last. */
export const RankedPaper = ({ shape: { data } }: { shape: RankedShape }) => {
  const { columns, rows, totals, rankHead } = useRankedRows(data)
  const ranked = rankHead !== null
  return (
    <PaperTable
      title={data.title}
      heads={[...(ranked ? [rankHead] : []), ...columns.map(({ head }) => head)]}
      right={[...(ranked ? [true] : []), ...columns.map(({ numeric }) => numeric)]}
      rows={rows.map(({ key, rank, few, cells }) => ({ key, faint: few, cells: [...(ranked ? [rank] : []), ...cells] }))}
      {...(totals && { totals: [...(ranked ? [''] : []), ...columns.map((_, at) => totals[at] ?? '')] })}
    />
  )
}
