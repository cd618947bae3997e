import { FilterSelect } from '../../kit/FilterSelect.tsx'
import { type CloudItem, WordCloudCard } from '../../kit/WordCloud.tsx'
import { makePart, type Part, type PartOptions } from '../part.ts'
import { useCardState } from '../useCardState.ts'

export type CloudShape = {
  title: string
  /** On paper the words stand as a list. */
  paperTitle: string
  subtitle: string
  items: readonly CloudItem[]
  onPick?: (word: string) => void
  height: number
  /** What the words are chosen by: a language. Shown where there are two. */
  choice?: { label: string; value: string; options: readonly { value: string; label: string }[]; onChange: (value: string) => void }
}

/** The words that are said most, coloured by their sentiment. */
export const cloud = <Out,>(options: PartOptions<Out, CloudShape>): Part =>
  makePart(options, {
    screen: () => <CloudScreen options={options} />,
    paper: async () => (await import('./CloudPaper.tsx')).CloudPaper,
    data: ({ paperTitle, items }) => ({
      is: 'cloud',
      title: paperTitle,
      words: items.map(({ Label, Value, SentimentScore }) => ({ text: Label, n: Value, sentiment: SentimentScore })),
    }),
  })

const CloudScreen = <Out,>({ options: { from, of } }: { options: PartOptions<Out, CloudShape> }) => {
  const state = useCardState()
  const query = from.use()
  const { title, subtitle, items, onPick, height, choice } = of(query.data)
  const chooser = choice && choice.options.length > 1 && <FilterSelect {...choice} always width={140} />
  return (
    <WordCloudCard
      title={title}
      subtitle={subtitle}
      items={items}
      {...(onPick && { onPick: (item: CloudItem) => onPick(item.Label) })}
      {...(chooser && { actions: chooser })}
      {...state(query)}
      height={height}
    />
  )
}
