import { isUnderstood } from '../../../platform/text/lexicon.ts'
import { sentimentClass } from '../../../platform/text/sentiment.ts'
import type { Spoken } from '../../../platform/text/spoken.ts'

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

/**
 * What a comment feels about one of its terms, -1..1: what is said of the term itself, and nothing where nothing is, so that "smell" in a
 * friendly comment is no praise of the smell. `whole` is the `commentFeeling`.
 */
export const termFeeling = ({ score }: Spoken, whole: number | null, language: string): number => {
  if (whole === null) return 0
  return isUnderstood(language) ? score : whole
}
