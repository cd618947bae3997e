import type { ReactNode } from 'react'
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { createTranslator } from 'use-intl/core'
import { formatsIn } from '../core/formats.ts'
import type { Language, Words } from '../core/words.ts'
import { languageStore } from './language.ts'
import { zoneStore } from './zone.ts'

type Catalog = Record<string, unknown>
/** `t(key, values)`: keys and ICU arguments are those of the English messages. */
export type Translator<E extends Catalog> = ReturnType<typeof createTranslator<E>>

const translators = new WeakMap<object, Map<Language, unknown>>()

/** The words of a catalog in a language, outside React. Made once per catalog and language. */
export const wordsIn = <const E extends Catalog>(words: Words<E>, language: Language = languageStore.get()): Translator<E> => {
  const made = translators.get(words) ?? new Map<Language, unknown>()
  translators.set(words, made)
  const ready = made.get(language) ?? createTranslator({ locale: language, messages: words[language] as never, timeZone: localZone })
  made.set(language, ready)
  return ready as Translator<E> // every language has the keys and the arguments of English: defineWords sees to it
}

const localZone = Intl.DateTimeFormat().resolvedOptions().timeZone

const LanguageContext = createContext<Language | null>(null)

/** Follows the chosen language; `language` fixes one (print pages). */
export const LanguageProvider = ({ language, children }: { language?: Language; children: ReactNode }) => {
  const chosen = useSyncExternalStore(languageStore.subscribe, languageStore.get, languageStore.get)
  const active = language ?? chosen
  useEffect(() => {
    document.documentElement.lang = active
  }, [active])
  return <LanguageContext value={active}>{children}</LanguageContext>
}

/** The active language and how to choose another: `const [language, choose] = useLanguage()`. */
export const useLanguage = (): [Language, (language: Language) => void] => {
  const chosen = useSyncExternalStore(languageStore.subscribe, languageStore.get, languageStore.get)
  return [useContext(LanguageContext) ?? chosen, languageStore.set]
}

/** `const t = useWords(words)`; `t('count', { n })`: keys and ICU arguments are typed. */
export const useWords = <const E extends Catalog>(words: Words<E>): Translator<E> => {
  const [language] = useLanguage()
  return useMemo(() => wordsIn(words, language), [words, language])
}

/** Dates, numbers and phone numbers as people read them. Dates are MM/DD/YYYY in en; what is missing is `''`. */
export const useFormats = () => {
  const [language] = useLanguage()
  const zone = useSyncExternalStore(zoneStore.subscribe, zoneStore.get, zoneStore.get)
  return useMemo(() => formatsIn(language, zone), [language, zone])
}

export { type Formats, formatsIn } from '../core/formats.ts'
