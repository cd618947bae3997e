import { createTranslator } from 'use-intl/core'
import type { Language, Words } from '../core/words.ts'

/** The words of a feature in a language, for mail, PDF and scan pages: `t(key, values)`. */
export const wordsFor = <const E extends Record<string, unknown>>(words: Words<E>, language: Language) =>
  createTranslator({ locale: language, messages: words[language] as E }) // the catalogs have the same keys
