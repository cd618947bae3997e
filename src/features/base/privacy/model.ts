import { z } from '../../../core/call.ts'

/** Days for which names are kept until an account says otherwise. */
export const standardDays = 365
/** At least so long: what came in this month is still being handled. */
export const fewestDays = 30
export const mostDays = 3650
/** Records of a person that are shown, and erased in one go. */
export const mostFound = 500
export const mostKinds = 20

/** Digits that a phone number has at least, without zeros in front. */
const fewestDigits = 7

/** Who is looked for: an e-mail, or the digits of a phone number, at least seven, without zeros in front; whether they begin with a country. */
export type PersonKey = { email: string } | { phone: string; hasCountry: boolean }

/** What a text looks for; null: it is neither. */
export const readPersonKey = (text: string): PersonKey | null => {
  const typed = text.trim()
  if (/^[^\s@]+@[^\s@]+$/.test(typed)) return { email: typed.toLowerCase() }
  const digits = typed.replaceAll(/\D/g, '')
  const phone = digits.replace(/^0+/, '')
  // Of zeros alone nothing would be left, and that is every record without a number.
  if (!/^[\d\s()+./-]+$/.test(typed) || phone.length < fewestDigits) return null
  return { phone, hasCountry: /^(\+|00)/.test(typed) || /^1\d{10}$/.test(digits) }
}

/** How long names of a kind are kept, in days; null: for ever. */
export const RetentionDays = z.nullable(z.int().check(z.minimum(fewestDays), z.maximum(mostDays)))
