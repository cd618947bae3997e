/** What is stored: digits only, a 10-digit number gets the leading 1. Strips dashes, parentheses, dots, plus and spaces. */
export const storedPhone = (typed: string): string => {
  const digits = typed.replace(/[-().+\s]/g, '')
  return /^\d{10}$/.test(digits) ? `1${digits}` : digits
}

/** A stored phone number has exactly 11 digits. */
export const isPhone = (stored: string): boolean => /^\d{11}$/.test(stored)

/** `(ddd) ddd-dddd` for 10 digits with an optional leading 1; anything else as it is. */
export const shownPhone = (stored: string): string => {
  const match = /^1?(\d{3})(\d{3})(\d{4})$/.exec(stored.replace(/[-().+\s]/g, ''))
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : stored
}
