import { type CloudItem, WordCloudCard } from '../../kit/WordCloud.tsx'
import { words } from '../../kit/words.ts'
import { wordsIn } from '../../words.tsx'
import { makePart, type Part, type PartOptions, type PartTable } from '../part.ts'
import { useCardState } from '../useCardState.ts'

export type CloudShape = {
  title: string
  /** On paper the words stand as a list. */
  paperTitle: string
  subtitle: string
  items: readonly CloudItem[]
  onPick: (word: string) => void
  height: number
}

/** The words that are said most, coloured by their sentiment. */
export const cloud = <Out,>(options: PartOptions<Out, CloudShape>): Part =>
  makePart(options, {
    screen: () => <CloudScreen options={options} />,
    paper: async () => (await import('./CloudPaper.tsx')).CloudPaper,
    table: tableOf,
  })

const tableOf = ({ paperTitle, items }: CloudShape): PartTable => {
  const t = wordsIn(words)
  return {
    title: paperTitle,
    heads: [t('cloud.word'), t('cloud.mentions'), t('cloud.sentiment')],
    rows: items.map(({ Label, Value, SentimentScore }) => [Label, Value, SentimentScore]),
  }
}

const CloudScreen = <Out,>({ options: { from, of } }: { options: PartOptions<Out, CloudShape> }) => {
  const state = useCardState()
  const query = from.use()
  const { title, subtitle, items, onPick, height } = of(query.data)
  return (
    <WordCloudCard title={title} subtitle={subtitle} items={items} onPick={item => onPick(item.Label)} {...state(query)} height={height} />
  )
}
