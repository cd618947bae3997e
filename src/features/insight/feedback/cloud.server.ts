import { isFiller } from '../../../platform/text/terms.ts'
import { shownSentiment } from './feeling.server.ts'
import { commentLanguages, mostWords } from './model.ts'

/** A word of comments, how often it was said, and the sum of its sentiment. `Language`: '' where it is not known. */
export type SaidWord = { Language: string; Label: string; Value: number; Sentiment: number }

/**
 * The cloud of the words in one language: the asked one, or where nobody wrote in it the one most written in; without a language those of
 * all. `found`: the most said first.
 */
export const makeCloud = (rows: readonly SaidWord[], language: string | undefined) => {
  const found = rows.filter(({ Label, Language }) => !isFiller(Label, Language)) // older comments may hold fillers
  const Languages = languagesOf(found)
  const shown = language === undefined ? null : ((Languages.find(one => one.Language === language) ?? Languages[0])?.Language ?? null)
  const words = shown === null ? found : mergedIn(shown, found)
  return {
    WordClouds: words.slice(0, mostWords).map(({ Language, Label, Value, Sentiment }) => ({
      Label,
      Value,
      SentimentScore: shownSentiment(Sentiment / Value),
      Language: commentLanguages.find(one => one === Language) ?? null,
    })),
    Language: shown,
    Languages,
  }
}

/** The languages that comments are written in, the most said first. */
const languagesOf = (found: readonly SaidWord[]) =>
  commentLanguages
    .map(Language => ({ Language, Count: found.reduce((sum, one) => sum + (one.Language === Language ? one.Value : 0), 0) }))
    .filter(({ Count }) => Count > 0)
    .sort((a, b) => b.Count - a.Count)

/** The words of one language, with those of which no language is known. */
const mergedIn = (language: string, found: readonly SaidWord[]): SaidWord[] => {
  const words = new Map<string, SaidWord>()
  for (const one of found) {
    if (one.Language !== language && one.Language !== '') continue
    const { Value = 0, Sentiment = 0 } = words.get(one.Label) ?? {}
    words.set(one.Label, { ...one, Language: language, Value: Value + one.Value, Sentiment: Sentiment + one.Sentiment })
  }
  return [...words.values()].sort((a, b) => b.Value - a.Value)
}
