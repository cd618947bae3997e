import { eng, fra, spa } from 'stopword'
import { type Language, languageOfTokens } from './language.ts'
import { lexicons } from './lexicon.ts'
import { type PhraseIndex, phraseIndex, phrasesAt } from './phrases.ts'
import { singularOf } from './plurals.ts'
import { dull, joined } from './terms.words.ts'
import { folded, type Token, tokensOf } from './tokens.ts'

/** The terms of a comment for a word cloud, each once, in the order of the text: lower case, singular, no stop words, no numbers. */
export function termsOf(text: string): string[] {
  const tokens = tokensOf(text)
  return termsIn(tokens, languageOfTokens(tokens))
}

/** `termsOf` for a comment already cut into tokens. */
export function termsIn(tokens: readonly Token[], language: Language): string[] {
  const number = language === 'es' ? 'es' : language === 'en' ? 'en' : undefined
  const words = tokens.map(token => (token.kind === 'word' ? bare(token.text, language) : ''))
  const keys = words.map(word => folded(number ? singularOf(word, number) : word))
  const terms = new Set<string>()
  for (let at = 0; at < words.length; ) {
    const phrase = number ? phrasesAt(phrases[number], keys, at)[0] : undefined
    const term = phrase ? phrase.value : single(words[at] ?? '', keys[at] ?? '', language)
    if (term) terms.add(term)
    at += phrase?.keys.length ?? 1
  }
  return [...terms]
}

const phrases = { en: joinedTerms('en'), es: joinedTerms('es') }
const stopWords = {
  en: new Set([...eng, ...listed(dull.en)].flatMap(withFolded)),
  es: new Set([...spa, ...listed(dull.es)].flatMap(withFolded)),
  fr: new Set([...fra, ...listed(dull.fr)].flatMap(withFolded)),
}
const allStopWords = new Set([...stopWords.en, ...stopWords.es, ...stopWords.fr])
/** Whether a term says nothing in a word cloud, in any language. */
export function isFiller(label: string): boolean {
  return fillers.has(label)
}

const fillers = new Set([...listed(dull.en), ...listed(dull.es), ...listed(dull.fr)])
const term = /^[\p{L}\p{M}][\p{L}\p{M}\p{N}'’·-]+$/u
const accents = new Map(
  listed(`baño jabón ascensor recepción vestíbulo iluminación limpieza atención señal pequeño daño dañado niño señora señor café cafetería jardín
    música conexión calefacción ventilación administración vigilancia cámara lámpara máquina técnico rápido cómodo incómodo frío higiénico teléfono edificio español
    estacionamiento escalera avería excelente pésimo fantástico increíble público construcción reparación ratón balcón sillón salón área papelería plomería`).map(
    word => [folded(word), word] as const,
  ),
)

function single(word: string, key: string, language: Language): string | undefined {
  const stop = language === 'other' ? allStopWords : stopWords[language]
  if ([...word].length < 2 || word.length > 40 || stop.has(word) || stop.has(key)) return undefined
  const shown = language === 'es' ? (accents.get(key) ?? singularOf(word, 'es')) : language === 'en' ? shownEnglish(word) : word
  return term.test(shown) && !stop.has(shown) ? shown : undefined
}

function shownEnglish(word: string): string {
  const singular = singularOf(word, 'en')
  return singular !== word && lexicons.en.has(word) && !lexicons.en.has(singular) ? word : singular
}

function bare(word: string, language: Language): string {
  if (word.endsWith("n't")) return ''
  const owned = word.endsWith("'s") ? word.slice(0, -2) : word
  const plain = language === 'fr' ? owned.replace(/^(qu|[cdjlmnst])'/, '') : owned
  return unstretched(plain.replace(/^[\p{P}\p{N}]+|[\p{P}]+$/gu, ''))
}

function unstretched(word: string): string {
  if (!/([a-z])\1\1/.test(word)) return word
  const double = word.replace(/([a-z])\1{2,}/g, '$1$1')
  return lexicons.en.has(double) ? double : word.replace(/([a-z])\1{2,}/g, '$1')
}

function joinedTerms(language: 'en' | 'es'): PhraseIndex<string> {
  const rows = listed(joined[language]).map(phrase => [phrase.replaceAll('_', ' '), phrase] as const)
  return phraseIndex(rows, key => folded(singularOf(bare(key, language), language)))
}

function listed(list: string): string[] {
  return list.trim().split(/\s+/)
}

function withFolded(word: string): string[] {
  return [word, folded(word)]
}
