import { type SQL, sql } from 'drizzle-orm'
import { neutralBelow, sentimentClass } from '../../../platform/text/sentiment.ts'
import type { CommentFilter } from './model.ts'

const [starsWeigh, wordsWeigh] = [0.6, 0.4]

/**
 * What a comment feels, -1..1, three digits: its stars (1 to 5) lead and its words add to them, so that a friendly "but" at four stars is not
 * negative. Null where that is unsure: stars and words disagree.
 */
export const commentFeeling = (sentiment: number, stars: number): number | null => {
  const led = (stars - 3) / 2
  if (led === 0) return sentiment
  if (sentimentClass(sentiment) !== 'neutral' && Math.sign(sentiment) !== Math.sign(led)) return null
  return Math.round((starsWeigh * led + wordsWeigh * sentiment) * 1000) / 1000
}

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
