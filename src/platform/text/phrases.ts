import type { Token } from './tokens.ts'
import { folded } from './tokens.ts'

/** Words and phrases by their first word, the longest first. */
export type PhraseIndex<T> = ReadonlyMap<string, readonly Phrase<T>[]>
/** A phrase of one or more words (folded, see `Token.key`) and what it stands for. */
export type Phrase<T> = { keys: readonly string[]; value: T }

/**
 * Index of word lists. In a list words are apart by white space and the words of one phrase joined by `_`.
 * A final sign makes the inflected forms: English `leak*`; Spanish `limpi@` (o a os as), `fri+` (plural), `funcion~` (-ar verb),
 * `romp=` (-er and -ir verb); French `sal%` (adjective), `nettoy:` (-er verb). `form` is applied to each word (e.g. to make it singular).
 */
export function phraseIndex<T>(rows: Iterable<readonly [T, string]>, form: (key: string) => string = same): PhraseIndex<T> {
  const index = new Map<string, Phrase<T>[]>()
  for (const [value, list] of rows) {
    for (const phrase of wordsOf(list)) {
      const keys = phrase.split('_').map(form)
      const first = keys[0] ?? ''
      const known = index.get(first) ?? []
      if (known.some(other => other.value === value && other.keys.join('_') === keys.join('_'))) continue
      known.push({ keys, value })
      index.set(first, known)
    }
  }
  for (const phrases of index.values()) phrases.sort((a, b) => b.keys.length - a.keys.length)
  return index
}

/** The longest phrases of `index` that begin at `tokens[at]`; several when equally long ones have different values. */
export function phrasesAt<T>(index: PhraseIndex<T>, keys: readonly string[], at: number): readonly Phrase<T>[] {
  const candidates = index.get(keys[at] ?? '')
  if (!candidates) return none
  const found = candidates.find(phrase => phrase.keys.every((key, offset) => keys[at + offset] === key))
  if (!found) return none
  if (candidates.length === 1) return candidates
  return candidates.filter(
    phrase => phrase.keys.length === found.keys.length && phrase.keys.every((key, offset) => keys[at + offset] === key),
  )
}

/** The folded words and phrases of a list, with the inflected forms that its signs ask for. */
export function wordsOf(list: string): string[] {
  return list
    .trim()
    .split(/\s+/)
    .flatMap(item => inflected(folded(item)))
}

/** The keys of words only; a pause, emoji or stop is an empty key, which no phrase contains. */
export function keysOf(tokens: readonly Token[], form: (key: string) => string = same): string[] {
  return tokens.map(token => (token.kind === 'word' ? form(token.key) : ''))
}

const none: readonly never[] = []

function same(key: string): string {
  return key
}

const endings: Readonly<Record<string, readonly string[]>> = {
  '@': ['o', 'a', 'os', 'as'],
  '~': ['ar', 'a', 'an', 'o', 'aron', 'aba', 'aban', 'ado', 'ando', 'e', 'en', 'amos'],
  ':': ['er', 'e', 'es', 'ent', 'ez', 'ee', 'ees', 'ait', 'aient', 'ant'],
  '=': ['er', 'ir', 'e', 'en', 'io', 'ieron', 'ia', 'ian', 'ido', 'iendo', 'a', 'an', 'emos', 'imos'],
}

function inflected(item: string): string[] {
  const sign = item.at(-1) ?? ''
  const stem = item.slice(0, -1)
  if (sign === '+') return [stem, /[aeiou]$/.test(stem) ? `${stem}s` : `${stem}es`]
  if (sign === '*') return stem.endsWith('e') ? [stem, `${stem}s`, `${stem}d`, `${stem.slice(0, -1)}ing`] : regular(stem)
  if (sign === '%') return adjective(stem)
  const forms = endings[sign]
  return forms ? forms.map(ending => stem + ending) : [item]
}

function adjective(stem: string): string[] {
  if (stem.endsWith('x')) return [stem, `${stem.slice(0, -1)}se`, `${stem.slice(0, -1)}ses`]
  return [stem, `${stem}e`, `${stem}s`, `${stem}es`]
}

function regular(stem: string): string[] {
  const third = /(s|x|ch|sh)$/.test(stem) ? `${stem}es` : `${stem}s`
  return [stem, third, `${stem}ed`, `${stem}ing`]
}
