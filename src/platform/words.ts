import { createTranslator } from 'use-intl/core'
import type { Phrase } from '../core/listColumns.ts'
import type { Language, Words } from '../core/words.ts'

/** The words of a feature in a language, for mail, PDF and scan pages: `t(key, values)`. */
export const wordsFor = <const E extends Record<string, unknown>>(words: Words<E>, language: Language) =>
  createTranslator({ locale: language, messages: words[language] as E }) // the catalogs have the same keys

/** Texts of any catalog in one language, as columns of lists ask for them; a catalog is read once. */
export const phraseIn = (language: Language): Phrase => {
  const translators = new Map<object, Translate>()
  return (words: Words<Record<string, unknown>>, key: string, values) => {
    const translate = translators.get(words) ?? (wordsFor(words, language) as Translate) // the key is the catalog's
    translators.set(words, translate)
    return translate(key, values)
  }
}
type Translate = (key: string, values?: Record<string, string | number>) => string
