/** The three languages of the interface. Labels of data (`{ en, es }`) are edited in en and es. */
export const languages = ['en', 'es', 'fr'] as const
export type Language = (typeof languages)[number]
/** Each language in itself, for whoever chooses one. */
export const languageNames = { en: 'English', es: 'Español', fr: 'Français' } as const satisfies Record<Language, string>
export const isLanguage = (text: unknown): text is Language => languages.some(language => language === text)

type Same<E> = { readonly [K in keyof E]: E[K] extends string ? string : Same<E[K]> }
export type Words<E> = { readonly en: E; readonly es: Same<E>; readonly fr: Same<E> }

/**
 * The words of one feature in every language: ICU messages under typed keys. The compiler refuses a missing key.
 * Read by `useWords(words)` in the browser and `wordsFor(words, language)` on the server.
 */
export const defineWords = <const E>(words: Words<E>): Words<E> => words

/** English messages with their translations, by the English: what `say` of the interface knows. */
export type MessageWords = Readonly<Record<string, Readonly<Record<Exclude<Language, 'en'>, string>>>>

/**
 * Translations of messages that travel as their English, letter for letter: validation, refusals, successes. They stand in `messageWords.ts`
 * beside the rule that says them; the compiler refuses a message without its own. Parts that vary are `{names}` (`fillMessage`).
 */
export const translateMessages = <const M extends Readonly<Record<string, string | { readonly message: string }>>>(
  messages: M,
  translations: Readonly<Record<keyof M, MessageWords[string]>>,
): MessageWords =>
  Object.fromEntries(
    Object.entries(messages).map(([key, said]) => [typeof said === 'string' ? said : said.message, translations[key as keyof M]]), // its own key
  )
