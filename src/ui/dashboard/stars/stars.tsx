import { ChartCard, type ChartColumn } from '../../kit/ChartCard.tsx'
import { type StarBucket, StarBuckets } from '../../kit/StarBuckets.tsx'
import { Stars } from '../../kit/Stars.tsx'
import { columnsTable, makePart, type Part, type PartOptions } from '../part.ts'
import { useCardState } from '../useCardState.ts'
import classes from './stars.module.css'

export type StarsShape = {
  title: string
  subtitle: string
  average: number | null
  count: number
  buckets: readonly StarBucket[]
  columns: readonly ChartColumn<StarBucket>[]
  onPick?: (stars: number) => void
  height: number
}

/** How many ratings each number of stars got, below their average. */
export const stars = <Out,>(options: PartOptions<Out, StarsShape>): Part =>
  makePart(options, {
    screen: () => <StarsScreen options={options} />,
    paper: async () => (await import('./StarsPaper.tsx')).StarsPaper,
    data: ({ title, buckets, columns }) => ({ is: 'stars', title, buckets, table: columnsTable(columns, buckets) }),
  })

const StarsScreen = <Out,>({ options: { from, of } }: { options: PartOptions<Out, StarsShape> }) => {
  const state = useCardState()
  const query = from.use()
  const { title, subtitle, average, count, buckets, columns, onPick, height } = of(query.data)
  return (
    <ChartCard
      title={title}
      subtitle={subtitle}
      rows={buckets}
      columns={columns}
      {...(onPick && { onPick: (row: StarBucket) => onPick(row.Score) })}
      {...state(query)}
      height={height}
    >
      <p className={classes.average}>
        <Stars value={average} size={26} figure n={count} />
      </p>
      <StarBuckets buckets={buckets} {...(onPick && { onPick })} />
    </ChartCard>
  )
}
