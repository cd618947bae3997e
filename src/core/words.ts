/** The three languages of the interface. Labels of data (`{ en, es }`) are edited in en and es. */
export const languages = ['en', 'es', 'fr'] as const
export type Language = (typeof languages)[number]
export const isLanguage = (text: unknown): text is Language => languages.some(language => language === text)

type Same<E> = { readonly [K in keyof E]: E[K] extends string ? string : Same<E[K]> }
export type Words<E> = { readonly en: E; readonly es: Same<E>; readonly fr: Same<E> }

/**
 * The words of one feature in every language: ICU messages under typed keys. The compiler refuses a missing key.
 * Read by `useWords(words)` in the browser and `wordsFor(words, language)` on the server.
 */
export const defineWords = <const E>(words: Words<E>): Words<E> => words
