import type { Language } from '../core/words.ts'
import { languageStore } from './language.ts'
import { createStore } from './store.ts'

type Sayings = typeof import('./sayings.ts')

/** The translations, once they are loaded: English needs none. */
export const sayingsStore = createStore<Sayings | null>(null)

/** Loads the translations; done by itself when a language other than English is chosen. */
export const loadSayings = async (): Promise<void> => sayingsStore.set(await import('./sayings.ts'))

const prepare = (): void => {
  if (languageStore.get() !== 'en' && !sayingsStore.get()) loadSayings().catch(() => null) // English then stays
}
languageStore.subscribe(prepare)
prepare()

/**
 * A message of the specification in the language of the interface. The wire carries its English; a message that nobody has
 * translated stays as it came, letter for letter.
 */
export const say = (message: string, language: Language = languageStore.get()): string => {
  const loaded = sayingsStore.get()
  if (language === 'en' || !loaded) return message
  const hinted = /^(Format error)\. (.+)$/.exec(message)
  if (hinted) return `${say(hinted[1] ?? '', language)}. ${say(hinted[2] ?? '', language)}`
  const text = message.trim()
  const known = loaded.sayings[text]
  if (known) return known[language]
  for (const [english, translated] of loaded.patterns) {
    const found = english.exec(text)
    if (found) return translated[language].replace(/\$(\d)/g, (_, index: string) => found[Number(index)] ?? '')
  }
  return message
}
