import { english } from './lexicon.en.ts'
import { spanish } from './lexicon.es.ts'
import type { LexiconRow, Link, Role } from './lexiconRow.ts'
import { type PhraseIndex, phraseIndex, wordsOf } from './phrases.ts'

/** Everything one word does. `weight` belongs to `role`. */
export type Sense = { feeling: number; needed: number; role: Role; weight: number }
export type Lexicon = PhraseIndex<Sense>

/** The word lists by language; other languages have none. */
export const lexicons: Readonly<Record<'en' | 'es', Lexicon>> = { en: indexed(english), es: indexed(spanish) }

const links: ReadonlySet<Role> = new Set<Role>(['contrast', 'concede', 'except', 'and'])

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
