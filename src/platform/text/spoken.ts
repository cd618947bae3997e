import type { Clause } from './clauses.ts'
import type { Language } from './language.ts'
import { lexiconOf } from './lexicon.ts'
import { keysOf, phrasesAt } from './phrases.ts'
import { inRuns } from './runs.ts'
import { type Feeling, scoreOf } from './sentiment.ts'
import { isProblem, termsAt } from './terms.ts'
import type { Token } from './tokens.ts'

/** A term of a comment and how the clauses that say it feel, -1..1. */
export type Spoken = { term: string; score: number }

/**
 * The terms of a comment with the feeling of what is said of each. A word for something bad ("smell") is never praised, and neither is
 * a place where something good was ("love the hooks in the stalls" praises no stall).
 */
export function spokenIn(tokens: readonly Token[], clauses: readonly Clause[], feelings: readonly Feeling[], language: Language): Spoken[] {
  const felt = inRuns(clauses, feelings)
  const clauseOf = new Map(clauses.flatMap((clause, at) => clause.tokens.map(token => [token, at] as const)))
  const sums = new Map<string, number>()
  const places = placesIn(tokens, language)
  for (const { term, at } of termsAt(tokens, language)) {
    const sum = felt[clauseOf.get(tokens[at] as Token) ?? -1]?.sum ?? 0 // `at` is of a token of the comment
    const unpraised = isProblem(term, language) || places.has(at)
    sums.set(term, (sums.get(term) ?? 0) + (unpraised ? Math.min(0, sum) : sum))
  }
  return [...sums].map(([term, sum]) => ({ term, score: scoreOf(sum) }))
}

/** Where words stand that only say where: up to three after a preposition of place, until a word of feeling. */
function placesIn(tokens: readonly Token[], language: Language): ReadonlySet<number> {
  const lexicon = lexiconOf(language)
  const words = prepositions.get(language)
  const places = new Set<number>()
  if (!lexicon || !words) return places
  const keys = keysOf(tokens)
  for (const [start, key] of keys.entries()) {
    if (!words.has(key)) continue
    for (let at = start + 1; at <= start + 4 && keys[at]; at++) {
      if (phrasesAt(lexicon, keys, at).some(({ value }) => value.feeling !== 0 || value.role === 'boost')) break
      places.add(at)
    }
  }
  return places
}

const prepositions = new Map<Language, ReadonlySet<string>>([
  ['en', new Set('in inside at on near by from under behind beside above below outside around between through into'.split(' '))],
  ['es', new Set('en dentro desde bajo sobre detras cerca junto entre hacia del'.split(' '))],
  ['fr', new Set('dans chez sur sous derriere pres entre devant depuis au aux'.split(' '))],
])
