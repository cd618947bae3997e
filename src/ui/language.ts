import { isLanguage, type Language } from '../core/words.ts'
import { browserStore, createStore } from './store.ts'

const KEY = 'lintel-language'

const store = createStore<Language>(pick(browserStore.read(KEY)))

function pick(text: string | null): Language {
  return isLanguage(text) ? text : 'en'
}

/** The language of the interface, outside React too (toasts, the call header). Default en. */
export const languageStore = {
  get: store.get,
  subscribe: store.subscribe,
  /** Chooses and remembers a language, and tells the document. */
  set(language: Language): void {
    browserStore.write(KEY, language)
    if (typeof document !== 'undefined') {
      document.documentElement.lang = language
      document.cookie = `${KEY}=${language}; path=/; max-age=31536000; samesite=lax` // what the server sends before the scripts speaks it too
    }
    store.set(language)
  },
}

/** A text in every language, for places that have no catalog: titles of routes, rows of the menu. Plain text stays as it is. */
export type LanguageText = string | Readonly<Record<Language, string>>
export const textIn = (text: LanguageText, language: Language = store.get()): string => (typeof text === 'string' ? text : text[language])
