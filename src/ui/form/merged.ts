/**
 * Values of a form after another user has saved: fields changed here since `base` stay, all others take the new value. Objects are
 * compared field by field, lists item by item if each item has an identity (a row's CreatedDate, a question's Name), else as a whole.
 */
export const mergeEdits = <T>(base: T, mine: T, theirs: T): T => {
  if (same(base, mine)) return theirs
  if (Array.isArray(mine) && Array.isArray(theirs)) return (mergedRows(base, mine, theirs) ?? mine) as T // rows of the same type
  if (!isFields(mine) || !isFields(theirs)) return mine
  const before: Fields = isFields(base) ? base : {}
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  return Object.fromEntries([...names].map(name => [name, mergeEdits(before[name], mine[name], theirs[name])])) as T // fields of the same type
}

/** In my order; theirs that are new come last, what either has removed is gone. Undefined where rows cannot be told apart. */
const mergedRows = (base: unknown, mine: readonly unknown[], theirs: readonly unknown[]): unknown[] | undefined => {
  const [before, here, there] = [rowsByIdentity(base), rowsByIdentity(mine), rowsByIdentity(theirs)]
  if (!before || !here || !there) return undefined
  const kept = [...here].flatMap(([key, row]) => {
    const other = there.get(key)
    if (other) return [mergeEdits(before.get(key) ?? {}, row, other)]
    return before.has(key) && same(before.get(key), row) ? [] : [row]
  })
  return [...kept, ...[...there].flatMap(([key, row]) => (here.has(key) || before.has(key) ? [] : [row]))]
}

const identities = ['id', 'acId', 'CreatedDate', 'Name', 'SectionName'] as const

const rowsByIdentity = (rows: unknown): Map<string, Fields> | undefined => {
  if (!Array.isArray(rows)) return undefined
  const entries = rows.map((row: unknown): [string, Fields] | undefined => {
    const name = isFields(row) ? identities.find(one => row[one] !== undefined && row[one] !== null) : undefined
    return isFields(row) && name ? [`${name} ${JSON.stringify(row[name])}`, row] : undefined
  })
  const found = entries.filter(entry => entry !== undefined)
  const byKey = new Map(found)
  return byKey.size === rows.length ? byKey : undefined
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
/** Whether two values would be sent alike. */
export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
