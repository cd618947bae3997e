import { type Clause, clausesOf } from './clauses.ts'
import { type Language, readTokens } from './language.ts'
import { type Lexicon, lexiconOf, type Sense } from './lexicon.ts'
import { keysOf, phrasesAt } from './phrases.ts'

/**
 * A feeling not yet brought to -1..1. `found` is false when no word of feeling was there, `mild` is true where all its praise is that
 * something works as it should.
 */
export type Feeling = { sum: number; found: boolean; mild?: boolean }

/** From this distance of 0 a sentiment is no longer neutral. */
export const neutralBelow = 0.1

/**
 * How a visitor's comment feels: -1 (worst) .. 1 (best), 0 neutral or nothing said. Reads English, Spanish and French (`language`, else found out);
 * of other languages only emoji are read.
 */
export function sentimentOf(text: string, language?: Language): number {
  const read = readTokens(text, language)
  const lexicon = lexiconOf(read.language)
  const clauses = clausesOf(read.tokens, lexicon)
  return overall(clauses, feelingsOf(clauses, lexicon))
}

/** The class that a sentiment score falls in. */
export function sentimentClass(score: number): 'positive' | 'neutral' | 'negative' {
  if (Math.abs(score) < neutralBelow) return 'neutral'
  return score > 0 ? 'positive' : 'negative'
}

/** The score of a whole comment from its clauses and their feelings. */
export function overall(clauses: readonly Clause[], feelings: readonly Feeling[]): number {
  return scoreOf(weighted(clauses, feelings))
}

/** A sum of feelings as -1..1, to three digits. */
export function scoreOf(sum: number): number {
  const score = Math.round((sum / Math.sqrt(sum * sum + 6)) * 1_000) / 1_000
  return score === 0 ? 0 : score
}

/** The feeling of each clause, "except ..." turned against the clause before, relief after something bad made small. */
export function feelingsOf(clauses: readonly Clause[], lexicon: Lexicon | undefined): Feeling[] {
  const feelings: Feeling[] = []
  let sofar = 0
  for (const clause of clauses) {
    const before = feelings.at(-1)
    const feeling = inContext(feelingOf(clause, lexicon), clause, before, sofar)
    if (before && before.sum > 0 && clause.link === 'relief' && !feeling.found && sofar < before.sum) {
      sofar -= relieved * before.sum // "... They were nice in the end": the words of relief come last
      before.sum *= 1 - relieved
    }
    feelings.push(feeling)
    sofar += feeling.sum
  }
  return feelings
}

function inContext(feeling: Feeling, clause: Clause, before: Feeling | undefined, sofar: number): Feeling {
  if (clause.link === 'except' && !feeling.found && before?.found) return { sum: -0.6 * before.sum, found: true }
  if (feeling.sum <= 0 || sofar >= 0) return feeling
  const isRelief = clause.link === 'relief' || (feeling.mild && clause.link === 'contrast')
  return isRelief ? { ...feeling, sum: (1 - relieved) * feeling.sum } : feeling
}

/** The share of praise that is lost where it only makes good what was bad before. */
const relieved = 0.7

function weighted(clauses: readonly Clause[], feelings: readonly Feeling[]): number {
  let total = 0
  let sentence = 0
  for (const [at, clause] of clauses.entries()) {
    const sum = feelings[at]?.sum ?? 0
    if (clause.link === 'stop') {
      total += sentence
      sentence = 0
    }
    if (clause.link === 'contrast') {
      sentence = sentence * 0.5 + sum * 1.4
      total *= 0.8
    } else sentence += clause.link === 'concede' || clause.link === 'except' ? sum * 0.5 : sum
  }
  return total + sentence
}

const emoji = new Map<string, number>([
  ...[...'😀😃😄😁😊🙂😍🥰😎🤩😻👍👏🙌🎉💯⭐🌟✨😋🤗💪🏆👌💖💚💙🥳😌🙏❤✅'].map(key => [key, 2] as const),
  ...[...'😡🤬😠👎🤢🤮💩😤😭😞😢🙁☹😩😫😖😒🤦😱🥶🥵💔🙄🪳🐀🐭😷❌🚫😣😔😕'].map(key => [key, -2] as const),
])

type State = {
  /** Words up to `deniedTo` are denied, by a word of weight `denial`; `spent` once a feeling was. */
  deniedTo: number
  denial: number
  spent: boolean
  hopedTo: number
  hope: number
  boostedTo: number
  boost: number
  excessAt: number
  /** Counts unless a feeling explains it ("cannot" of "cannot complain"). */
  pending: number
  good: number
  bad: number
  solved: boolean
  /** Praise of more than that something works. */
  praised: boolean
}

const fresh: Readonly<State> = {
  deniedTo: -1,
  denial: 0,
  spent: false,
  hopedTo: -1,
  hope: 0,
  boostedTo: -1,
  boost: 1,
  excessAt: -1,
  pending: 0,
  good: 0,
  bad: 0,
  solved: false,
  praised: false,
}

function feelingOf(clause: Clause, lexicon: Lexicon | undefined): Feeling {
  const state: State = { ...fresh }
  const keys = keysOf(clause.tokens)
  for (let at = 0; at < keys.length; ) {
    const token = clause.tokens[at]
    if (token?.kind === 'emoji') shown(state, emoji.get(token.key) ?? 0)
    const found = lexicon && token?.kind === 'word' ? senseAt(lexicon, keys, at) : undefined
    if (found) apply(state, found, at, token?.loud ? 1.3 : 1, keys)
    at += found?.length ?? 1
  }
  add(state, state.pending)
  const { solved, praised } = state
  const good = state.bad < 0 && !solved && !praised ? (1 - relieved) * state.good : state.good
  const sum = good + state.bad * (solved ? 0.2 : 1)
  return { sum: sum * (1 + Math.min(clause.marks, 3) * 0.1), found: state.good !== 0 || state.bad !== 0, mild: !state.praised }
}

function shown(state: State, value: number): void {
  add(state, value)
  state.praised ||= value > 0
}

function apply(state: State, found: Found, at: number, loudness: number, keys: readonly string[]): void {
  const { sense, length, stress } = found
  const end = at + length
  const value = valueOf(state, sense, at)
  if (value !== 0) {
    state.praised ||= sense.feeling > mildest || (value > 0 && sense.feeling <= 0)
    add(state, value * stress * loudness * (at <= state.boostedTo ? state.boost : 1))
    if (!keepsPending(state, sense, at)) state.pending = 0
  }
  enter(state, sense, at, end, keys)
}

/** The weight of "works", "fixed", "fine": nothing wrong, and no more. */
const mildest = 0.7

function enter(state: State, { role, weight }: Sense, at: number, end: number, keys: readonly string[]): void {
  if (role === 'negate') {
    state.deniedTo = end + 4
    state.denial = weight
    state.spent = false
    state.pending = Math.min(state.pending, weight)
  } else if (role === 'hope') {
    state.hopedTo = end + 4
    state.hope = weight
    state.pending = weight
  } else if (role === 'boost') {
    state.boost = at <= state.boostedTo ? state.boost * weight : weight
    state.boostedTo = end + 1
  } else if (role === 'excess' && at > state.deniedTo && endsNot(keys[end])) {
    state.excessAt = end
    state.pending = weight
  } else if (role === 'solve') state.solved ||= at > state.deniedTo && at > state.hopedTo
}

function valueOf(state: State, { feeling, needed }: Sense, at: number): number {
  if (at <= state.deniedTo) {
    const lacked = state.spent ? 0 : needed
    state.spent ||= feeling !== 0
    if (feeling < 0) return state.denial <= lack ? feeling : -0.45 * feeling
    return Math.min(-0.8 * feeling, lacked)
  }
  if (at <= state.hopedTo) {
    if (feeling > 0) return -0.6 * feeling
    return state.hope < 0 ? 0.3 * feeling : -0.3 * feeling
  }
  if (at === state.excessAt) return feeling > 0 ? -0.7 * feeling : 2 * feeling
  return feeling
}

/** A denial of this weight says that something is gone: what is bad after it stays bad. */
const lack = -1.5

function keepsPending(state: State, { feeling }: Sense, at: number): boolean {
  if (feeling >= 0) return false
  return at <= state.deniedTo ? state.denial <= lack : at <= state.hopedTo
}

function add(state: State, value: number): void {
  if (value > 0) state.good += value
  else state.bad += value
}

function endsNot(key: string | undefined): boolean {
  return key !== undefined && !['', 'and', 'i', 'the', 'we', 'y', 'it', 'please', 'et', 'svp'].includes(key)
}

type Found = { sense: Sense; length: number; stress: number }

function senseAt(lexicon: Lexicon, keys: readonly string[], at: number): Found | undefined {
  const [exact] = phrasesAt(lexicon, keys, at)
  if (exact) return { sense: exact.value, length: exact.keys.length, stress: 1 }
  const key = keys[at] ?? ''
  for (const form of strongForms(key)) {
    const [other] = phrasesAt(lexicon, [form], 0)
    if (other) return { sense: other.value, length: 1, stress: 1.3 }
  }
  return undefined
}

function strongForms(key: string): string[] {
  if (/(.)\1\1/.test(key)) return [key.replace(/(.)\1{2,}/g, '$1$1'), key.replace(/(.)\1{2,}/g, '$1')]
  const superlative = /^(.{2,})isim[oa]s?$/.exec(key)?.[1]
  return superlative ? [`${superlative}o`, `${superlative}io`, `${superlative}e`, superlative] : []
}
