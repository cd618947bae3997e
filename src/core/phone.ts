const unseen = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu
const dashes = /[\p{Pd}\u2212]/gu

/** A number as it was meant: full-width digits and signs are the usual ones, any dash is `-`, signs that nobody sees are left out. */
export const plainPhone = (typed: string): string => typed.normalize('NFKC').replace(unseen, '').replace(dashes, '-').trim()

/**
 * What is stored of a number of the US and Canada: digits only, 10 digits get the leading 1. Dashes, parentheses, dots and spaces are left out,
 * and a plus before a 1. A number of another country keeps its plus, so that `isPhone` refuses it.
 */
export const storedPhone = (typed: string): string => {
  const plain = plainPhone(typed)
  const digits = plain.replace(/[-().\s]/g, '').replace(/^\+(?=1)/, '')
  return /^\d{10}$/.test(digits) && !plain.startsWith('+') ? `1${digits}` : digits
}

/** A stored phone number has exactly 11 digits. */
export const isPhone = (stored: string): boolean => /^\d{11}$/.test(stored)

/** `(ddd) ddd-dddd` for 10 digits with an optional leading 1; anything else as it is. */
export const shownPhone = (stored: string): string => {
  const match = /^1?(\d{3})(\d{3})(\d{4})$/.exec(stored.replace(/[-().+\s]/g, ''))
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : stored
}
