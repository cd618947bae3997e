import { eng, fra, spa } from 'stopword'
import { type Language, readTokens } from './language.ts'
import { isUnderstood, lexiconOf, lexicons, type Understood, understood, wordIn } from './lexicon.ts'
import { type PhraseIndex, phraseIndex, phrasesAt } from './phrases.ts'
import { singularOf } from './plurals.ts'
import { bad, dull, joined, shownAs } from './terms.words.ts'
import { folded, type Token } from './tokens.ts'

/** The terms of a comment for a word cloud, each once, in the order of the text: lower case, singular, no stop words, no numbers. */
export function termsOf(text: string): string[] {
  const { tokens, language } = readTokens(text)
  return [...new Set(termsAt(tokens, language).map(({ term }) => term))]
}

/** Each place of `tokens` where a term begins, and the term. */
export function termsAt(tokens: readonly Token[], language: Language): { at: number; term: string }[] {
  const number = isUnderstood(language) ? language : undefined
  const words = tokens.map(token => (token.kind === 'word' ? bare(token.text) : ''))
  const keys = words.map(word => folded(number ? singularOf(word, number) : word))
  const found: { at: number; term: string }[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = number ? phrasesAt(phrases[number], keys, at)[0] : undefined
    const term = phrase ? phrase.value : single(words[at] ?? '', keys[at] ?? '', language)
    if (term) found.push({ at, term })
    at += phrase?.keys.length ?? 1
  }
  return found
}

/** A term as sums keep it: with its language, so that "sale" of French and of English comments stay apart. */
export function termKey(language: Language, term: string): string {
  return `${language}:${term}`
}

/** Whether a term names something bad ("smell", "fuga"), whatever is said of it. */
export function isProblem(term: string, language: Language): boolean {
  const lexicon = lexiconOf(language)
  if (!lexicon || !isUnderstood(language)) return false
  const keys = folded(term).split(' ')
  return (
    problems[language].has(folded(term)) ||
    phrasesAt(lexicon, keys, 0).some(({ keys: { length }, value }) => length === keys.length && value.feeling < 0)
  )
}

const phrases = { en: joinedTerms('en'), es: joinedTerms('es'), fr: joinedTerms('fr') }
const problems = { en: problemsOf(bad.en), es: problemsOf(bad.es), fr: problemsOf(bad.fr) }
const stopWords = {
  en: new Set([...eng, ...listed(dull.en)].flatMap(withFolded)),
  es: new Set([...spa, ...listed(dull.es)].flatMap(withFolded)),
  fr: new Set([...fra, ...listed(dull.fr)].flatMap(withFolded)),
}
const allStopWords = new Set([...stopWords.en, ...stopWords.es, ...stopWords.fr])
/** Whether a term says nothing in a word cloud of a language; of an unknown one, in any. */
export function isFiller(label: string, language: string): boolean {
  return isUnderstood(language) ? fillers[language].has(label) : understood.some(one => fillers[one].has(label))
}

const fillers = { en: new Set(listed(dull.en)), es: new Set(listed(dull.es)), fr: new Set(listed(dull.fr)) }
const term = /^[\p{L}\p{M}][\p{L}\p{M}\p{N}'’·-]+$/u
const accents = new Map(
  listed(`baño jabón ascensor recepción vestíbulo iluminación limpieza atención señal pequeño daño dañado niño señora señor café cafetería jardín
    música conexión calefacción ventilación administración vigilancia cámara lámpara máquina técnico rápido cómodo incómodo frío higiénico teléfono edificio español
    estacionamiento escalera avería excelente pésimo fantástico increíble público construcción reparación ratón balcón sillón salón área papelería plomería`).map(
    word => [folded(word), word] as const,
  ),
)

function single(word: string, key: string, language: Language): string | undefined {
  const other = language === 'en' && shownAs.get(word)
  if (other) return other
  const stop = language === 'other' ? allStopWords : stopWords[language]
  if ([...word].length < 2 || word.length > 40 || stop.has(word) || stop.has(key)) return undefined
  const shown = shownIn(word, key, language)
  return term.test(shown) && !stop.has(shown) ? shown : undefined
}

function shownIn(word: string, key: string, language: Language): string {
  if (language === 'es') return accents.get(key) ?? singularOf(word, 'es')
  if (language === 'fr') return singularOf(word, 'fr')
  return language === 'en' ? shownEnglish(word) : word
}

function shownEnglish(word: string): string {
  const singular = singularOf(word, 'en')
  return singular !== word && wordIn(lexicons.en, word) && !wordIn(lexicons.en, singular) ? word : singular
}

function bare(word: string): string {
  if (word.endsWith("n't")) return ''
  const owned = word.endsWith("'s") ? word.slice(0, -2) : word
  return unstretched(owned.replace(/^[\p{P}\p{N}]+|[\p{P}]+$/gu, ''))
}

function unstretched(word: string): string {
  if (!/([a-z])\1\1/.test(word)) return word
  const double = word.replace(/([a-z])\1{2,}/g, '$1$1')
  return wordIn(lexicons.en, double) ? double : word.replace(/([a-z])\1{2,}/g, '$1')
}

function joinedTerms(language: Understood): PhraseIndex<string> {
  const rows = listed(joined[language]).map(phrase => [phrase.replaceAll('_', ' '), phrase] as const)
  return phraseIndex(rows, key => folded(singularOf(bare(key), language)))
}

function problemsOf(list: string): ReadonlySet<string> {
  return new Set(listed(list).map(word => folded(word.replaceAll('_', ' '))))
}

function listed(list: string): string[] {
  return list.trim().split(/\s+/)
}

function withFolded(word: string): string[] {
  return [word, folded(word)]
}
