/** Every quarter of an hour, `00:00` to `23:45`. */
export const quarters: readonly string[] = Array.from({ length: 96 }, (_, n) => `${two(Math.floor(n / 4))}:${two((n % 4) * 15)}`)

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/**
 * A time of day as people type it, as `HH:MM`; null if it is none. `8` → 08:00, `815` → 08:15, `8:15 pm` → 20:15, `12 am` → 00:00.
 */
export const typedTime = (typed: string): string | null => {
  const found = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(typed.trim())
  if (!found) return null
  const [, hours = '', minutes = '0', half] = found
  const hour = Number(hours)
  if (half && (hour < 1 || hour > 12)) return null
  const day = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour
  return day > 23 || Number(minutes) > 59 ? null : `${two(day)}:${two(Number(minutes))}`
}

/** `20:15` as people of a language read it: `08:15 PM`, `20:15`. Text that is no time stays. */
export const shownTime = (stored: string, language: string): string => {
  const found = /^(\d{2}):(\d{2})$/.exec(stored)
  if (!found || language !== 'en') return stored
  const hour = Number(found[1])
  return `${two(hour % 12 || 12)}:${found[2]} ${hour < 12 ? 'AM' : 'PM'}`
}
