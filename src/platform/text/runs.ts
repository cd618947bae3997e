import type { Clause } from './clauses.ts'
import type { Feeling } from './sentiment.ts'

/** The feeling of each clause; one without takes that of the next or else the last clause in its run ("lobby, restrooms and stairs are dirty"). */
export function inRuns(clauses: readonly Clause[], own: readonly Feeling[]): (Feeling | undefined)[] {
  const last = lastInRun(clauses, own)
  const next = nextInRun(clauses, own)
  return own.map((feeling, at) => (feeling.found ? feeling : (next[at] ?? last[at])))
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
  return clause?.link === 'comma' || clause?.link === 'and' || clause?.link === 'relief'
}
