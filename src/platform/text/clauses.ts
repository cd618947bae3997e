import { type Lexicon, linkOf } from './lexicon.ts'
import type { Link } from './lexiconRow.ts'
import { keysOf, phrasesAt } from './phrases.ts'
import type { Token } from './tokens.ts'

/** A part of a comment that says one thing. `link` is how it goes on from the clause before: `stop` begins a new sentence. */
export type Clause = { tokens: Token[]; link: Link | 'stop' | 'comma'; marks: number }

/** The clauses of a comment: cut at punctuation and at the words of `lexicon` (if any) that begin a clause. */
export function clausesOf(tokens: readonly Token[], lexicon: Lexicon | undefined): Clause[] {
  const clauses: Clause[] = []
  const keys = keysOf(tokens)
  let clause = opened(clauses, undefined, 'stop')
  let inPhrase = 0
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'stop') {
      clause.marks += token.marks
      clause = opened(clauses, clause, 'stop')
    } else if (token.kind === 'comma') clause = opened(clauses, clause, 'comma')
    else {
      const phrase = at >= inPhrase && lexicon && token.kind === 'word' ? phrasesAt(lexicon, keys, at)[0] : undefined
      if (phrase) inPhrase = at + phrase.keys.length
      const link = phrase && linkOf(phrase.value.role)
      if (link) clause = opened(clauses, clause, link)
      clause.tokens.push(token)
    }
  }
  if (clause.tokens.length === 0) clauses.pop()
  return clauses
}

function opened(clauses: Clause[], last: Clause | undefined, link: Clause['link']): Clause {
  if (last && last.tokens.length === 0) {
    if (last.link === 'stop' && link !== 'contrast' && link !== 'relief') return last
    last.link = link
    return last
  }
  const clause: Clause = { tokens: [], link, marks: 0 }
  clauses.push(clause)
  return clause
}
