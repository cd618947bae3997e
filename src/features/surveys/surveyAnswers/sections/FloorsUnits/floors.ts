/** Most floors (or units) that a pattern may name. */
export const mostFloors = 400
const largestStep = 9999

/**
 * The floors that a pattern names, in its order, each once: single names and ranges between commas. `1-12, 14, PH` gives 1 … 12, 14, PH;
 * `P1-P3` and `P1-3` give P1, P2, P3. Null where it cannot be read, or names too many.
 */
export const floorsFrom = (pattern: string): string[] | null => {
  const floors = new Set<string>()
  for (const part of pattern
    .split(/[,;\n]/)
    .map(one => one.trim())
    .filter(one => one !== '')) {
    const named = floorsOf(part)
    if (!named) return null
    for (const floor of named) floors.add(floor)
    if (floors.size > mostFloors) return null
  }
  return [...floors]
}

const floorsOf = (part: string): string[] | null => {
  const range = /^([A-Z]*)(\d{1,4})\s*[-–]\s*([A-Z]*)(\d{1,4})$/i.exec(part)
  if (!range) return /^[\p{L}\d][\p{L}\d .]{0,11}$/u.test(part) ? [part] : null
  const [, prefix = '', first = '', otherPrefix = '', last = ''] = range
  if (otherPrefix !== '' && otherPrefix.toUpperCase() !== prefix.toUpperCase()) return null
  const [from, to] = [Number(first), Number(last)]
  if (to < from || to - from >= mostFloors || to > largestStep) return null
  return Array.from(
    { length: to - from + 1 },
    (_, i) => `${prefix}${String(from + i).padStart(first.startsWith('0') ? first.length : 0, '0')}`,
  )
}

/** What stands between commas, each once: `1, 2,3` gives 1, 2, 3. */
export const splitNames = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map(one => one.trim())
      .filter(one => one !== ''),
  ),
]
