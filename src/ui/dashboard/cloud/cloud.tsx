import { type CloudItem, WordCloudCard } from '../../kit/WordCloud.tsx'
import { makePart, type Part, type PartOptions } from '../part.ts'
import { useCardState } from '../useCardState.ts'

export type CloudShape = {
  title: string
  /** On paper the words stand as a list. */
  paperTitle: string
  subtitle: string
  items: readonly CloudItem[]
  /** Names of the columns of a file: word, count, sentiment. */
  heads: readonly [string, string, string]
  onPick: (word: string) => void
  height: number
}

/** The words that are said most, coloured by their sentiment. */
export const cloud = <Out,>(options: PartOptions<Out, CloudShape>): Part =>
  makePart(options, {
    screen: () => <CloudScreen options={options} />,
    paper: async () => (await import('./CloudPaper.tsx')).CloudPaper,
    table: ({ paperTitle, heads, items }) => ({
      title: paperTitle,
      heads,
      rows: items.map(({ Label, Value, SentimentScore }) => [Label, Value, SentimentScore]),
    }),
  })

const CloudScreen = <Out,>({ options: { from, of } }: { options: PartOptions<Out, CloudShape> }) => {
  const state = useCardState()
  const query = from.use()
  const { title, subtitle, items, onPick, height } = of(query.data)
  return (
    <WordCloudCard title={title} subtitle={subtitle} items={items} onPick={item => onPick(item.Label)} {...state(query)} height={height} />
  )
}
