import { clausesOf } from './clauses.ts'
import { type Language, readTokens } from './language.ts'
import { lexiconOf } from './lexicon.ts'
import { feelingsOf, overall } from './sentiment.ts'
import { type Spoken, spokenIn } from './spoken.ts'
import { type TopicSentiment, topicScores } from './topics.ts'

/** What is kept about a comment beside its text. `sentiment` and `score` -1..1, three digits. */
export type CommentAnalysis = { language: Language; sentiment: number; terms: string[]; topics: TopicSentiment[] }
/** The same, with how the comment feels about each of its terms. */
export type CommentReading = CommentAnalysis & { spoken: Spoken[] }

/**
 * Reads a visitor's comment (plain text, any language; English, Spanish and French understood): language, sentiment, terms for the word
 * cloud, topics. Pure and the same at every call; throws for no string; reads the first 5,000 characters, in time linear to them.
 */
export function analyseComment(text: string): CommentAnalysis {
  const { spoken: _, ...analysis } = readComment(text)
  return analysis
}

/** `analyseComment`, with the feeling of each term. */
export function readComment(text: string): CommentReading {
  const { tokens, language } = readTokens(text)
  const lexicon = lexiconOf(language)
  const clauses = clausesOf(tokens, lexicon)
  const feelings = feelingsOf(clauses, lexicon)
  const spoken = spokenIn(tokens, clauses, feelings, language)
  return {
    language,
    sentiment: overall(clauses, feelings),
    terms: spoken.map(({ term }) => term),
    topics: topicScores(clauses, feelings, language),
    spoken,
  }
}
