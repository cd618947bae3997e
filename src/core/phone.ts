const unseen = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu
const dashes = /[\p{Pd}\u2212]/gu
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

/** A number as it was meant: full-width and Arabic digits are the usual ones, any dash is `-`, signs that nobody sees are left out. */
export const plainPhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(dashes, '-')
    .replace(arabicDigits, digit => String(digit.charCodeAt(0) & 0xf))
    .trim()

/**
 * What is stored of a number of the US and Canada: digits only, 10 digits get the leading 1. Dashes, parentheses, dots and spaces are left out,
 * and a plus or 00 before a 1. A number of another country keeps its plus or its leading 0, so that `isPhone` refuses it.
 */
export const storedPhone = (typed: string): string => {
  const digits = plainPhone(typed).replace(/[-().\s]/g, '')
  if (/^(?:\+|00)1\d{10}$/.test(digits)) return digits.slice(-11)
  return /^[1-9]\d{9}$/.test(digits) ? `1${digits}` : digits
}

/** A stored phone number has exactly 11 digits and begins with the country's 1. */
export const isPhone = (stored: string): boolean => /^1\d{10}$/.test(stored)

/** `(ddd) ddd-dddd` for 10 digits with an optional leading 1; anything else as it is. */
export const shownPhone = (stored: string): string => {
  const match = /^1?(\d{3})(\d{3})(\d{4})$/.exec(stored.replace(/[-().+\s]/g, ''))
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : stored
}
