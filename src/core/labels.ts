import type { Localized } from './call.ts'
import { readPath } from './paths.ts'
import type { Language, Words } from './words.ts'

/** A label in every language of the interface. */
export type Label = Readonly<Record<Language, string>>

/** A label of data in a language: Spanish where there is one, else English; '' without either. */
export const labelIn = (label: Localized | null | undefined, language: Language): string =>
  (language === 'es' && label?.es?.trim()) || (label?.en?.trim() ?? '')

const missing = { en: 'NA', es: 'N/D', fr: 'N/D' } as const

/** The name of a building or an account in a language; a missing one is "NA" (C-RULE-078). */
export const nameIn = (name: Localized | null | undefined, language: Language): string => labelIn(name, language) || missing[language]

/** Where the words of chosen values stand: below which key of which catalog. */
export type ChoiceWords = { words: Words<object>; under: string }

/** What a chosen value is called; undefined where the catalog has no word for it. */
export const choiceLabel = ({ words, under }: ChoiceWords, value: string, language: Language): string | undefined => {
  const labels: Readonly<Record<string, unknown>> = Object(readPath(words[language], under))
  const label = Object.hasOwn(labels, value) ? labels[value] : undefined
  return typeof label === 'string' ? label : undefined
}
