/**
 * Values of a form after somebody else has saved: what was changed here since `base` stays, everything else is theirs. Objects are
 * compared field by field, lists as a whole.
 */
export const merged = <T>(base: T, mine: T, theirs: T): T => {
  if (same(base, mine)) return theirs
  if (!isFields(mine) || !isFields(theirs)) return mine
  const before: Fields = isFields(base) ? base : {}
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  return Object.fromEntries([...names].map(name => [name, merged(before[name], mine[name], theirs[name])])) as T // fields of the same type
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
