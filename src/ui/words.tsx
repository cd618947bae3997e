import type { ReactNode } from 'react'
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { createTranslator } from 'use-intl/core'
import { shownPhone } from '../core/phone.ts'
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

type Moment = Date | number | string | null | undefined

/** Dates, numbers and phone numbers as people read them. Dates are MM/DD/YYYY in en; what is missing is `''`. */
export const useFormats = () => {
  const [language] = useLanguage()
  const zone = useSyncExternalStore(zoneStore.subscribe, zoneStore.get, zoneStore.get)
  return useMemo(() => formatsIn(language, zone), [language, zone])
}

/**
 * The same outside React. `moment`: a Date, epoch ms, or ISO text, shown by the clock of `zone` (null: the clock here). `day` shows a day of
 * the calendar, whose Date has its local fields, whatever the zone.
 */
export const formatsIn = (language: Language, zone: string | null = null): Formats => {
  const key = `${language} ${zone}`
  const made = formats.get(key) ?? makeFormats(language, zone)
  formats.set(key, made)
  return made
}

// Making them takes about a millisecond, and most parts of a page want them.
const formats = new Map<string, Formats>()
export type Formats = ReturnType<typeof makeFormats>

const makeFormats = (language: Language, zone: string | null) => {
  const locale = { en: 'en-US', es: 'es', fr: 'fr' }[language]
  const days = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const clock = zone ? { timeZone: zone } : {}
  const calendar = new Intl.DateTimeFormat(locale, days)
  const day = zone ? new Intl.DateTimeFormat(locale, { ...days, ...clock }) : calendar
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', ...clock })
  const plain = new Intl.NumberFormat(locale)
  const shown = (form: Intl.DateTimeFormat, moment: Moment): string => {
    if (moment === null || moment === undefined || moment === '') return ''
    const date = new Date(moment)
    return Number.isNaN(date.getTime()) ? '' : form.format(date)
  }
  return {
    date: (moment: Moment) => shown(day, moment),
    day: (date: Moment) => shown(calendar, date),
    time: (moment: Moment) => shown(time, moment),
    dateTime: (moment: Moment) => [shown(day, moment), shown(time, moment)].filter(Boolean).join(' '),
    number: (value: number | null | undefined, options?: Intl.NumberFormatOptions) =>
      value === null || value === undefined || Number.isNaN(value)
        ? ''
        : (options ? new Intl.NumberFormat(locale, options) : plain).format(value),
    phone: (stored: string | null | undefined) => shownPhone(stored ?? ''),
  }
}
