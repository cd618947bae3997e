import { type Clause, clausesOf } from './clauses.ts'
import { type Language, languageOfTokens } from './language.ts'
import type { Lexicon } from './lexicon.ts'
import { keysOf, phrasesAt } from './phrases.ts'
import { singularOf } from './plurals.ts'
import { type Feeling, feelingsOf, lexiconOf, scoreOf } from './sentiment.ts'
import { type Token, tokensOf } from './tokens.ts'
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
  const tokens = tokensOf(text)
  const language = languageOfTokens(tokens)
  const lexicon = lexiconOf(language)
  const clauses = clausesOf(tokens, lexicon)
  return topicScores(clauses, feelingsOf(clauses, lexicon), language)
}

/**
 * `topicSentiments` for clauses whose feelings are known. A clause without feeling takes that of the next or else the last clause in its
 * run ("lobby, restrooms and stairs are dirty"); a clause of feeling without topic belongs to the topics named last.
 */
export function topicScores(clauses: readonly Clause[], feelings: readonly Feeling[], language: Language): TopicSentiment[] {
  const lexicon = lexiconOf(language)
  const topics = clauses.map(clause => topicsIn(clause.tokens, language, lexicon))
  const own = withFollowers(topics, feelings)
  const last = lastInRun(clauses, own)
  const next = nextInRun(clauses, own)
  const sums = new Map<Topic, number>()
  for (const [at, found] of topics.entries()) {
    const feeling = own[at]?.found ? own[at] : (next[at] ?? last[at])
    for (const topic of found.topics) sums.set(topic, (sums.get(topic) ?? 0) + (feeling?.sum ?? 0))
  }
  return [...sums].map(([topic, sum]) => ({ topic, score: scoreOf(sum) }))
}

/** The topics of a clause; `subject` when a word other than one of feeling ("dirty") names one. */
type Named = { topics: ReadonlySet<Topic>; subject: boolean }

function topicsIn(tokens: readonly Token[], language: Language, lexicon: Lexicon | undefined): Named {
  const topics = new Set<Topic>()
  let subject = false
  for (const each of language === 'en' || language === 'es' ? ([language] as const) : (['en', 'es'] as const)) {
    const keys = keysOf(tokens, key => singularOf(key, each))
    for (let at = 0; at < keys.length; ) {
      const phrases = phrasesAt(topicIndex[each], keys, at)
      for (const { value } of phrases) topics.add(value)
      if (phrases.length > 0) subject ||= !lexicon?.get(tokens[at]?.key ?? '')?.some(({ value }) => value.feeling !== 0)
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

function lastInRun(clauses: readonly Clause[], own: readonly Feeling[]): (Feeling | undefined)[] {
  let last: Feeling | undefined
  return own.map((feeling, at) => {
    if (!goesOn(clauses[at])) last = undefined
    const before = last
    if (feeling.found) last = feeling
    return before
  })
}

function nextInRun(clauses: readonly Clause[], own: readonly Feeling[]): (Feeling | undefined)[] {
  const result: (Feeling | undefined)[] = []
  let next: Feeling | undefined
  for (let at = own.length - 1; at >= 0; at--) {
    result[at] = next
    if (own[at]?.found) next = own[at]
    if (!goesOn(clauses[at])) next = undefined
  }
  return result
}

function goesOn(clause: Clause | undefined): boolean {
  return clause?.link === 'comma' || clause?.link === 'and'
}
