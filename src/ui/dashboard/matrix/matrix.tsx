import type { MatrixData } from '../../../core/charts/partData.ts'
import { ChartCard } from '../../kit/ChartCard.tsx'
import { usePhone } from '../../kit/usePhone.ts'
import { words } from '../../kit/words.ts'
import { useWords } from '../../words.tsx'
import type { DataShape } from '../dataShape.ts'
import { makePart, type Part, type PartOptions } from '../part.ts'
import { useCardState } from '../useCardState.ts'
import { MatrixKeys } from './MatrixKeys.tsx'
import { MatrixList } from './MatrixList.tsx'
import { MatrixTable } from './MatrixTable.tsx'
import classes from './matrix.module.css'

export type MatrixShape = DataShape<MatrixData> & {
  /** Opens a row, or a cell of it, by their places. */
  onPick?: ((row: number, column: number | null) => void) | undefined
}

/** Rows by columns, a coloured cell each: scores, compliance, states of products. A table; on a phone a list by row. */
export const matrix = <Out,>(options: PartOptions<Out, MatrixShape>): Part =>
  makePart(options, {
    screen: () => <MatrixScreen options={options} />,
    paper: async () => (await import('./MatrixPaper.tsx')).MatrixPaper,
    data: ({ data }) => data,
  })

const MatrixScreen = <Out,>({ options: { from, of } }: { options: PartOptions<Out, MatrixShape> }) => {
  const t = useWords(words)
  const state = useCardState()
  const phone = usePhone()
  const query = from.use()
  const { data, subtitle, height, emptyText, onPick } = of(query.data)
  return (
    <ChartCard
      title={data.title}
      {...(subtitle && { subtitle })}
      emptyText={emptyText ?? t('noData')}
      {...state(query)}
      empty={data.rows.length === 0}
      height={height}
    >
      {/* As high as its skeleton was; on a phone the page scrolls. */}
      <div className={classes.box} style={phone ? { minHeight: height } : { height }}>
        <MatrixKeys data={data} />
        {phone ? <MatrixList data={data} onPick={onPick} /> : <MatrixTable data={data} onPick={onPick} />}
      </div>
    </ChartCard>
  )
}
