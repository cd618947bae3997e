import { effortRows } from './lexicon.effort.ts'
import { english } from './lexicon.en.ts'
import { spanish } from './lexicon.es.ts'
import { french } from './lexicon.fr.ts'
import type { LexiconRow, Link, Role } from './lexiconRow.ts'
import { type PhraseIndex, phraseIndex, wordsOf } from './phrases.ts'

/** Everything one word does. `weight` belongs to `role`. */
export type Sense = { feeling: number; needed: number; role: Role; weight: number }
export type Lexicon = PhraseIndex<Sense>

/** The languages that are understood: each has word lists of its own. */
export const understood = ['en', 'es', 'fr'] as const
export type Understood = (typeof understood)[number]

const listed = { en: english, es: spanish, fr: french }

/** The word lists by language; other languages have none. */
export const lexicons: Readonly<Record<Understood, Lexicon>> = {
  en: indexed([...listed.en, ...effortRows('en')]),
  es: indexed([...listed.es, ...effortRows('es')]),
  fr: indexed([...listed.fr, ...effortRows('fr')]),
}

/** The words with which the listed words and phrases of a language begin; without what is made of numbers, which speak for no language. */
export function firstWords(language: Understood): Set<string> {
  return new Set(listed[language].flatMap(([, , list]) => wordsOf(list).map(phrase => phrase.split('_')[0] ?? '')))
}

/** The word list of `language`, if there is one. */
export function lexiconOf(language: string): Lexicon | undefined {
  return isUnderstood(language) ? lexicons[language] : undefined
}

/** What a word does by itself, not as the beginning of a phrase. */
export function wordIn(lexicon: Lexicon | undefined, key: string): Sense | undefined {
  return lexicon?.get(key)?.find(({ keys }) => keys.length === 1)?.value
}

/** Whether comments in `language` are understood. */
export function isUnderstood(language: string): language is Understood {
  return language in lexicons
}

const links: ReadonlySet<Role> = new Set<Role>(['contrast', 'concede', 'except', 'and', 'relief'])

/** The word as a beginning of a clause. */
export function linkOf(role: Role): Link | undefined {
  return links.has(role) ? (role as Link) : undefined // the set holds links only
}

function indexed(rows: readonly LexiconRow[]): Lexicon {
  const senses = new Map<string, Sense>()
  for (const [role, weight, list] of rows) {
    for (const phrase of wordsOf(list)) {
      const sense = senses.get(phrase) ?? { feeling: 0, needed: 0, role: 'none', weight: 0 }
      if (role === 'feeling' && sense.feeling === 0) sense.feeling = weight
      else if (role === 'needed') sense.needed = weight
      else if (role !== 'feeling') [sense.role, sense.weight] = [role, weight]
      if (role === 'neutral' || role === 'negate') sense.feeling = 0
      senses.set(phrase, sense)
    }
  }
  return phraseIndex([...senses].map(([phrase, sense]) => [sense, phrase] as const))
}
