import { UnstyledButton } from '@mantine/core'
import { starColour } from '../theme.ts'
import { useFormats, useWords } from '../words.tsx'
import { EmptyState } from './EmptyState.tsx'
import classes from './StarBuckets.module.css'
import { words } from './words.ts'

/** How many ratings a number of stars got. */
export type StarBucket = { Score: number; Count: number }

export type StarBucketsProps = {
  /** As the analytics calls return them; missing stars count 0. */
  buckets: readonly StarBucket[]
  /** Opens the rows behind a bar. */
  onPick?: (score: number) => void
}

/** Five bars, 5 stars first, with count and share. Zero-based: the full width is all ratings. */
export const StarBuckets = ({ buckets, onPick }: StarBucketsProps) => {
  const t = useWords(words)
  const total = buckets.reduce((sum, { Count }) => sum + Count, 0)
  if (total === 0) return <EmptyState small text={t('noDataYet')} />
  return (
    <ul className={classes.buckets}>
      {[5, 4, 3, 2, 1].map(score => {
        const count = buckets.filter(({ Score }) => Math.floor(Score) === score).reduce((sum, { Count }) => sum + Count, 0)
        return <Bucket key={score} score={score} count={count} share={count / total} {...(onPick && { onPick })} />
      })}
    </ul>
  )
}

type BucketProps = { score: number; count: number; share: number; onPick?: (score: number) => void }

const Bucket = ({ score, count, share, onPick }: BucketProps) => {
  const { number } = useFormats()
  const percent = number(share, { style: 'percent', maximumFractionDigits: 0 })
  const inside = (
    <>
      <span className={classes.score}>{score} ★</span>
      <span className={classes.track} aria-hidden="true">
        {count > 0 && <span className={classes.bar} style={{ width: `${share * 100}%`, background: starColour(score) }} />}
      </span>
      <span className={classes.count}>{number(count)}</span>
      <span className={classes.share}>{percent}</span>
    </>
  )
  return (
    <li>
      {onPick && count > 0 ? (
        <UnstyledButton className={classes.bucket} onClick={() => onPick(score)}>
          {inside}
        </UnstyledButton>
      ) : (
        <div className={classes.bucket}>{inside}</div>
      )}
    </li>
  )
}
