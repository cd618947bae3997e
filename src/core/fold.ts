/** Letters that no decomposition takes apart, and how people type them. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' }
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * A text as a search compares it: in lower case, without accents, with plain forms of letters (full width, ligatures), one apostrophe, one
 * dash, one blank, and without signs that nobody sees. Both what is searched and what is typed are folded.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[’‘ʼ´`′]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(special, letter => letters[letter] ?? letter)
    .replace(/[^\S\n]+/g, ' ')
    .trim()
