import { Skeleton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useWordcloud } from '@visx/wordcloud'
import { useEffect, useMemo, useState } from 'react'
import { sentimentColour } from '../theme.ts'
import { useWords } from '../words.tsx'
import classes from './CloudPicture.module.css'
import { type CloudItem, sentimentKey } from './WordCloud.tsx'
import { words } from './words.ts'

const SMALLEST = 16
const LARGEST = 45
const FONT = 'Inter Variable'

type CloudPictureProps = { items: readonly CloudItem[]; reviews: boolean; height: number; onPick?: (item: CloudItem) => void }

/** The picture of a word cloud. Its place in the bundle is a chunk of its own: import `WordCloud`. */
export const CloudPicture = ({ items, reviews, height, onPick }: CloudPictureProps) => {
  const { ref, width } = useElementSize<HTMLDivElement>()
  const ready = useFont()
  return (
    <div ref={ref} className={classes.box}>
      {width > 0 && ready ? (
        <Cloud key={width} items={items} reviews={reviews} width={width} height={height} {...(onPick && { onPick })} />
      ) : (
        <Skeleton height={height} radius="md" />
      )}
    </div>
  )
}

const Cloud = ({ items, reviews, width, height, onPick }: CloudPictureProps & { width: number }) => {
  const t = useWords(words)
  const config = useMemo(() => layout(items, width, height), [items, width, height])
  const placed = useWordcloud(config)
  const byLabel = new Map(items.map(item => [item.Label, item]))
  const shown = new Set(placed.map(word => word.text))
  const rest = placed.length === 0 ? [] : items.filter(({ Label }) => !shown.has(Label))
  const name = (item: CloudItem) => t('cloud.pick', { word: item.Label, n: item.Value, sentiment: t(sentimentKey(item.SentimentScore)) })
  const said = items.slice(0, 12).map(name).join('; ')
  return (
    <>
      <svg
        width={width}
        height={height}
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        role="img"
        aria-label={said}
        className={classes.cloud}
      >
        {placed.map(word => {
          const item = byLabel.get(word.text ?? '')
          if (!item) return null
          return (
            // The keyboard's way to a word is the table view of the card.
            <text
              key={item.Label}
              transform={`translate(${word.x ?? 0},${word.y ?? 0})`}
              textAnchor="middle"
              fontSize={word.size}
              fontWeight={600}
              fill={sentimentColour(item.SentimentScore, reviews)}
              className={classes.word}
              data-pick={onPick ? true : undefined}
              onClick={() => onPick?.(item)}
            >
              <title>{name(item)}</title>
              {item.Label}
            </text>
          )
        })}
      </svg>
      {rest.length > 0 && (
        <p className={classes.rest}>
          <b>{t('cloud.rest')}:</b> {rest.map(({ Label, Value }) => `${Label} (${Value})`).join(', ')}
        </p>
      )}
    </>
  )
}

/** The layout's settings; the same words in the same width always give the same picture. */
const layout = (items: readonly CloudItem[], width: number, height: number) => {
  const values = items.map(({ Value }) => Math.sqrt(Value))
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  // On narrow screens the largest words shrink so that more of them fit.
  const largest = Math.max(SMALLEST + 8, Math.min(LARGEST, width / 11))
  const size = ({ value }: { value: number }) => Math.round(SMALLEST + ((Math.sqrt(value) - low) / span) * (largest - SMALLEST))
  return {
    width,
    height,
    words: items.map(({ Label, Value }) => ({ text: Label, value: Value })),
    font: FONT,
    fontWeight: 600,
    fontSize: size,
    padding: 3,
    rotate: 0,
    spiral: 'archimedean' as const,
    random: seeded(items.length),
  }
}

/** Mulberry32: numbers from 0 to 1 that follow from the seed. */
const seeded = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The layout measures words, so the face must be there first. */
const useFont = (): boolean => {
  const [ready, setReady] = useState(() => document.fonts.check(`600 20px "${FONT}"`))
  useEffect(() => {
    const done = () => setReady(true)
    document.fonts.load(`600 20px "${FONT}"`).then(done, done)
  }, [])
  return ready
}
