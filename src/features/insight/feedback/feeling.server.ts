import { type SQL, sql } from 'drizzle-orm'
import { neutralBelow, sentimentClass } from '../../../platform/text/sentiment.ts'
import type { CommentFilter } from './model.ts'

/** A sentiment as it is shown: 0 where it is neutral, so that colour, word and filter agree. Three digits. */
export const shownSentiment = (score: number): number => (sentimentClass(score) === 'neutral' ? 0 : Math.round(score * 1000) / 1000)

/** What a comment filter asks of a row of `feedback`; undefined for all. */
export const filterOf = (filter: CommentFilter): SQL | undefined => {
  if (filter === 'All') return undefined
  if (filter === 'Positive') return sql`sentiment_score >= ${neutralBelow}`
  if (filter === 'Negative') return sql`sentiment_score <= ${-neutralBelow}`
  if (filter === 'Neutral') return sql`sentiment_score > ${-neutralBelow} and sentiment_score < ${neutralBelow}`
  if (filter === 'Low') return sql`score < 3`
  return sql`score = ${Number(filter)}`
}
