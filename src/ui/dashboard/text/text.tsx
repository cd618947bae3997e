import type { TextData } from '../../../core/charts/partData.ts'
import { ChartCard } from '../../kit/ChartCard.tsx'
import type { DataShape } from '../dataShape.ts'
import { makePart, type Part, type PartOptions } from '../part.ts'
import { useCardState } from '../useCardState.ts'
import { Paragraphs } from './Paragraphs.tsx'
import classes from './text.module.css'

export type TextShape = DataShape<TextData>

/** Sentences and points, as they are composed from figures. */
export const text = <Out,>(options: PartOptions<Out, TextShape>): Part =>
  makePart(options, {
    screen: () => <TextScreen options={options} />,
    paper: async () => (await import('./TextPaper.tsx')).TextPaper,
    data: ({ data }) => data,
  })

const TextScreen = <Out,>({ options: { from, of } }: { options: PartOptions<Out, TextShape> }) => {
  const state = useCardState()
  const query = from.use()
  const { data, subtitle, height, emptyText } = of(query.data)
  return (
    <ChartCard
      title={data.title}
      {...(subtitle && { subtitle })}
      {...(emptyText && { emptyText })}
      {...state(query)}
      empty={data.paragraphs.length === 0}
      height={height}
    >
      <div className={classes.text} style={{ minHeight: height }}>
        <Paragraphs data={data} />
      </div>
    </ChartCard>
  )
}
