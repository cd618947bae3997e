const nationalDigits = (text: string): string => text.replace(/\D/g, '').replace(/^1/, '')

/** The ten digits of a typed or stored number; a leading country code 1 is left out (no area code starts with 1). */
export const phoneDigits = (text: string): string => nationalDigits(text).slice(0, 10)

/** Whether a number is one of another country, which the mask would make another number: a plus without a 1, a leading 00, or more than ten digits. */
export const isForeign = (text: string): boolean => /^(?:\+(?!\s*1)|00)/.test(text) || nationalDigits(text).length > 10

/** `2125550` → `(212) 555-0`: no more punctuation than the digits need. */
export const maskedPhone = (digits: string): string => {
  if (digits.length === 0) return ''
  if (digits.length <= 3) return `(${digits}`
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** The place in a masked text after its n-th digit. */
export const caretAfter = (masked: string, digits: number): number => {
  let seen = 0
  for (let place = 0; place < masked.length; place++) {
    if (seen === digits) return digits === 0 ? 0 : place
    if (/\d/.test(masked[place] ?? '')) seen += 1
  }
  return masked.length
}
