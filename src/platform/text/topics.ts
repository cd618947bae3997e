import { type Clause, clausesOf } from './clauses.ts'
import { type Language, readTokens } from './language.ts'
import { isUnderstood, type Lexicon, lexiconOf, wordIn } from './lexicon.ts'
import { keysOf, phrasesAt } from './phrases.ts'
import { singularOf } from './plurals.ts'
import { inRuns } from './runs.ts'
import { type Feeling, feelingsOf, scoreOf } from './sentiment.ts'
import type { Token } from './tokens.ts'
import { type Topic, topicIndex } from './topics.words.ts'

export { type Topic, topicLabels } from './topics.words.ts'
/** A topic of a comment and how the comment feels about it, -1..1. */
export type TopicSentiment = { topic: Topic; score: number }

/** What a comment speaks about, in the order of its words, each topic once. */
export function topicsOf(text: string): Topic[] {
  return topicSentiments(text).map(({ topic }) => topic)
}

/** The topics of a comment, each with the sentiment of the clauses that speak about it. */
export function topicSentiments(text: string): TopicSentiment[] {
  const { tokens, language } = readTokens(text)
  const lexicon = lexiconOf(language)
  const clauses = clausesOf(tokens, lexicon)
  return topicScores(clauses, feelingsOf(clauses, lexicon), language)
}

/**
 * `topicSentiments` for clauses whose feelings are known. A clause without feeling takes that of its run (`inRuns`);
 * a clause of feeling without topic belongs to the topics named last.
 */
export function topicScores(clauses: readonly Clause[], feelings: readonly Feeling[], language: Language): TopicSentiment[] {
  const lexicon = lexiconOf(language)
  const topics = clauses.map(clause => topicsIn(clause.tokens, language, lexicon))
  const felt = inRuns(clauses, withFollowers(topics, feelings))
  const sums = new Map<Topic, number>()
  for (const [at, found] of topics.entries()) {
    for (const topic of found.topics) sums.set(topic, (sums.get(topic) ?? 0) + (felt[at]?.sum ?? 0))
  }
  return [...sums].map(([topic, sum]) => ({ topic, score: scoreOf(sum) }))
}

/** The topics of a clause; `subject` when a word other than one of feeling ("dirty") names one. */
type Named = { topics: ReadonlySet<Topic>; subject: boolean }

/** A comment in any other language is looked through for words that it shares with these. */
const others = ['en', 'es'] as const

function topicsIn(tokens: readonly Token[], language: Language, lexicon: Lexicon | undefined): Named {
  const topics = new Set<Topic>()
  let subject = false
  for (const each of isUnderstood(language) ? [language] : others) {
    const keys = keysOf(tokens, key => singularOf(key, each))
    for (let at = 0; at < keys.length; ) {
      const phrases = phrasesAt(topicIndex[each], keys, at)
      const named = phrases.flatMap(({ value }) => (value === 'none' ? [] : [value]))
      for (const topic of named) topics.add(topic)
      if (named.length > 0) subject ||= !wordIn(lexicon, tokens[at]?.key ?? '')?.feeling
      at += phrases[0]?.keys.length ?? 1
    }
  }
  return { topics, subject }
}

function withFollowers(topics: readonly Named[], feelings: readonly Feeling[]): Feeling[] {
  const own = feelings.map(feeling => ({ ...feeling }))
  let named: Feeling | undefined
  for (const [at, feeling] of own.entries()) {
    const found = topics[at]
    if (found?.subject || (found && !named && found.topics.size > 0)) named = feeling
    else if (named && feeling.found) {
      named.sum += feeling.sum
      named.found = true
    }
  }
  return own
}
