import type { Localized } from './call.ts'
import type { Language } from './words.ts'

/** A label in every language of the interface. */
export type Label = Readonly<Record<Language, string>>

/** A label of data in a language: Spanish where there is one, else English; '' without either. */
export const labelIn = (label: Localized | null | undefined, language: Language): string =>
  (language === 'es' && label?.es?.trim()) || (label?.en?.trim() ?? '')

const missing = { en: 'NA', es: 'N/D', fr: 'N/D' } as const

/** The name of a building or an account in a language; a missing one is "NA" (C-RULE-078). */
export const nameIn = (name: Localized | null | undefined, language: Language): string => labelIn(name, language) || missing[language]
