const languages = [
  ['ja', /[\p{sc=Hira}\p{sc=Kana}]/u],
  ['ko', /\p{sc=Hang}/u],
  ['zh', /\p{sc=Han}/u],
  ['th', /\p{sc=Thai}/u],
  ['ar', /\p{sc=Arab}/u],
  ['he', /\p{sc=Hebr}/u],
  ['hi', /\p{sc=Deva}/u],
] as const

/**
 * The language that a text's letters say (BCP 47), for its letter shapes and for who has it read aloud; undefined for letters of many
 * languages, as the Latin ones are.
 */
export const letterLanguage = (text: string): string | undefined => languages.find(([, letters]) => letters.test(text))?.[0]
