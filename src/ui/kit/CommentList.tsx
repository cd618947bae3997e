import { Button } from '@mantine/core'
import { AddressLink } from '../route.ts'
import { sentimentColour } from '../theme.ts'
import { useFormats, useWords } from '../words.tsx'
import classes from './CommentList.module.css'
import { EmptyState } from './EmptyState.tsx'
import { LinesSkeleton } from './Skeletons.tsx'
import { Stars } from './Stars.tsx'
import { words } from './words.ts'

/** What somebody said. Only id and text are always there. */
export type Comment = {
  id: string
  text: string
  /** 1 to 5. */
  score?: number | null
  /** A day, `YYYY-MM-DD`, or a moment in epoch ms, shown by the user's clock. */
  date?: number | string | null
  name?: string | null
  role?: string | null
  place?: string | null
  /** Below zero negative, zero neutral, above zero positive. */
  sentiment?: number | null
  /** Where somebody handles it. */
  href?: string
}

export type CommentListProps = {
  items: readonly Comment[]
  loading?: boolean
  /** Shown as "Load more" while there are more. */
  onMore?: () => void
  loadingMore?: boolean
  /** Default 'No data yet'. */
  emptyText?: string
  /** Height after which the list scrolls, in px; default none. */
  maxHeight?: number
  /** Name of the scrolling box. */
  label?: string
  /** Makes the texts of search or topic stand out. */
  highlight?: readonly string[]
}

/** Comments, newest first as given. */
export const CommentList = ({
  items,
  loading = false,
  onMore,
  loadingMore = false,
  emptyText,
  maxHeight,
  label,
  highlight = [],
}: CommentListProps) => {
  const t = useWords(words)
  if (loading) return <LinesSkeleton lines={6} />
  if (items.length === 0) return <EmptyState small text={emptyText ?? t('noDataYet')} />
  const box =
    maxHeight === undefined
      ? {}
      : { style: { maxHeight, overflow: 'auto' }, tabIndex: 0, role: 'group', 'aria-label': label ?? t('comments') }
  return (
    <div {...box}>
      <ul className={classes.list}>
        {items.map(item => (
          <CommentRow key={item.id} item={item} highlight={highlight} />
        ))}
      </ul>
      {onMore && (
        <Button variant="default" size="xs" onClick={onMore} loading={loadingMore} mt="sm">
          {t('loadMore')}
        </Button>
      )}
    </div>
  )
}

const CommentRow = ({ item, highlight }: { item: Comment; highlight: readonly string[] }) => {
  const t = useWords(words)
  const { day, date } = useFormats()
  const { score, sentiment } = item
  const who = [item.name || t('anonymous'), item.role, item.place].filter(Boolean)
  return (
    <li className={classes.comment}>
      <div className={classes.head}>
        {typeof score === 'number' && <Stars value={score} size={14} />}
        {typeof sentiment === 'number' && (
          <span className={classes.sentiment} style={{ color: sentimentColour(sentiment) }}>
            {t(sentiment < 0 ? 'sentiment.negative' : sentiment > 0 ? 'sentiment.positive' : 'sentiment.neutral')}
          </span>
        )}
        <span className={classes.date}>{typeof item.date === 'string' ? day(item.date) : date(item.date)}</span>
      </div>
      <p className={classes.text}>{marked(item.text, highlight)}</p>
      <p className={classes.who}>
        {who.join(' · ')}
        {item.href && (
          <AddressLink href={item.href} className={classes.open} aria-label={t('openComment', { text: item.text.slice(0, 60) })}>
            {t('open')}
          </AddressLink>
        )}
      </p>
    </li>
  )
}

const marked = (text: string, terms: readonly string[]) => {
  const wanted = terms.filter(Boolean).map(term => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (wanted.length === 0) return text
  const parts = text.split(new RegExp(`(${wanted.join('|')})`, 'gi'))
  return parts.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))
}
