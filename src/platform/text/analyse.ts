import { clausesOf } from './clauses.ts'
import { type Language, languageOfTokens } from './language.ts'
import { feelingsOf, lexiconOf, overall } from './sentiment.ts'
import { termsIn } from './terms.ts'
import { tokensOf } from './tokens.ts'
import { type TopicSentiment, topicScores } from './topics.ts'

/** What is kept about a comment beside its text. `sentiment` and `score` -1..1, three digits. */
export type CommentAnalysis = { language: Language; sentiment: number; terms: string[]; topics: TopicSentiment[] }

/**
 * Reads a visitor's comment (plain text, any language; English and Spanish understood): language, sentiment, terms for the word cloud, topics.
 * Pure and the same at every call; throws for no string; reads the first 5,000 characters, in time linear to them.
 */
export function analyseComment(text: string): CommentAnalysis {
  const tokens = tokensOf(text)
  const language = languageOfTokens(tokens)
  const lexicon = lexiconOf(language)
  const clauses = clausesOf(tokens, lexicon)
  const feelings = feelingsOf(clauses, lexicon)
  return {
    language,
    sentiment: overall(clauses, feelings),
    terms: termsIn(tokens, language),
    topics: topicScores(clauses, feelings, language),
  }
}
