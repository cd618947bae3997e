/** Letters that no decomposition takes apart, and how people type them; both sigmas are one letter. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i', ς: 'σ' }
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * A text as a search compares it: in lower case, without accents, with plain forms of letters (full width, ligatures), one apostrophe, one
 * dash, one blank, and without signs that nobody sees. Both what is searched and what is typed are folded; `fold_text` does the same in SQL.
 */
export const foldText = (text: string): string =>
  text
    .replace(/[’‘‛ʻʼ´`′]/g, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\p{DI}]/gu, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(special, letter => letters[letter] ?? letter)
    .replace(/[^\S\n]+/g, ' ')
    .trim()

/** Whether a text holds what somebody searches for, both folded. */
export const holdsText = (text: string, searched: string): boolean => foldText(text).includes(foldText(searched))

/**
 * A name as names are compared: two are one where only case, blanks, forms of a letter (full width, ligatures) or signs that nobody sees tell
 * them apart. Accents count. `name_key` does the same in SQL, and stands in every unique index of names.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether two names are one (`nameKey`). */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)
