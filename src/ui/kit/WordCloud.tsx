import { Skeleton } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { useWords } from '../words.tsx'
import { ChartCard, type ChartColumn } from './ChartCard.tsx'
import { EmptyState } from './EmptyState.tsx'
import { words } from './words.ts'

/** An item of the word-cloud calls. */
export type CloudItem = { Label: string; Value: number; SentimentScore: number }

export type WordCloudProps = {
  items: readonly CloudItem[]
  onPick?: (item: CloudItem) => void
  /** Review analytics: zero is yellow instead of amber. */
  reviews?: boolean
  /** Height in px; default 320. */
  height?: number
}

const CloudPicture = lazy(() => import('./CloudPicture.tsx').then(module => ({ default: module.CloudPicture })))

/** Up to 100 words, 16 to 45 px, coloured by sentiment; the words that do not fit are listed below the picture. */
export const WordCloud = ({ items, onPick, reviews = false, height = 320 }: WordCloudProps) => {
  const t = useWords(words)
  const largest = useMemo(() => mostSaid(items), [items])
  if (largest.length === 0) return <EmptyState small text={t('noDataYet')} />
  return (
    <Suspense fallback={<Skeleton height={height} radius="md" />}>
      <CloudPicture items={largest} reviews={reviews} height={height} {...(onPick && { onPick })} />
    </Suspense>
  )
}

/** One entry a word, the most said first, 100 at most. */
export const mostSaid = (items: readonly CloudItem[]): CloudItem[] => {
  const byLabel = new Map<string, CloudItem>()
  for (const item of items) if (item.Value > (byLabel.get(item.Label)?.Value ?? 0)) byLabel.set(item.Label, item)
  return [...byLabel.values()].sort((a, b) => b.Value - a.Value || a.Label.localeCompare(b.Label)).slice(0, 100)
}

export type WordCloudCardProps = WordCloudProps & {
  title: string
  subtitle?: ReactNode
  loading?: boolean
  error?: string
  onRetry?: () => void
  actions?: ReactNode
}

/** A word cloud in its card, with table view. */
export const WordCloudCard = ({ title, items, onPick, reviews = false, height = 320, ...card }: WordCloudCardProps) => {
  const t = useWords(words)
  const rows = useMemo(() => mostSaid(items), [items])
  const columns: ChartColumn<CloudItem>[] = [
    { field: 'Label', header: t('cloud.word') },
    { field: 'Value', header: t('cloud.mentions') },
    { field: 'SentimentScore', header: t('cloud.sentiment'), shown: ({ SentimentScore }) => t(sentimentKey(SentimentScore)) },
  ]
  return (
    <ChartCard title={title} rows={rows} columns={columns} height={height} {...(onPick && { onPick })} {...card}>
      <WordCloud items={rows} reviews={reviews} height={height} {...(onPick && { onPick })} />
    </ChartCard>
  )
}

/** The key of a sentiment's word. */
export const sentimentKey = (score: number) => (score < 0 ? 'sentiment.negative' : score > 0 ? 'sentiment.positive' : 'sentiment.neutral')
