import type { Translate } from '../core/translator.ts'
import type { Language } from '../core/words.ts'
import { languageStore } from './language.ts'
import { createStore } from './store.ts'

/** The translations, once they are loaded: English needs none. */
export const translateStore = createStore<Translate | null>(null)

let load: (() => Promise<{ translate: Translate }>) | null = null
const prepare = (): void => {
  if (languageStore.get() === 'en' || translateStore.get()) return
  load?.()
    .then(({ translate }) => translateStore.set(translate))
    .catch(() => null) // English then stays
}
languageStore.subscribe(prepare)

/** Said once by the app: where the translations come from when a language other than English is chosen. */
export const configureSay = (loader: NonNullable<typeof load>): void => {
  load = loader
  prepare()
}

/** A message in the language of the interface. The wire carries its English; what nobody has translated stays as it came, letter for letter. */
export const say = (message: string, language: Language = languageStore.get()): string =>
  language === 'en' ? message : (translateStore.get()?.(message, language) ?? message)
