export type PickerOption = { id: string; label: string; detail?: string; group?: string; disabled?: boolean }
/** Options that stand together; the title is empty where there is none. */
export type PickerGroup = { title: string; options: readonly PickerOption[] }
/** A line of the open list; `place` counts the options alone. */
export type PickerRow = { group: number } & ({ title: string } | { option: PickerOption; place: number })

/** Recent picks stand in their own group and only there. */
export const groupPickerRows = (options: readonly PickerOption[], recent: readonly string[], title: string): PickerGroup[] => {
  const first = recent.flatMap(id => options.find(option => option.id === id) ?? [])
  const others = Map.groupBy(first.length ? options.filter(option => !recent.includes(option.id)) : options, option => option.group ?? '')
  return [...(first.length ? [{ title, options: first }] : []), ...[...others].map(([name, some]) => ({ title: name, options: some }))]
}

/** Every typed word must stand in the label or detail; labels that start with the text come first. */
export const bestFirst = (groups: readonly PickerGroup[], typed: string): PickerGroup[] => {
  const text = plain(typed.trim())
  if (!text) return [...groups]
  const words = text.split(/\s+/)
  const fits = ({ label, detail = '' }: PickerOption) => {
    const hay = plain(`${label} ${detail}`)
    return words.every(word => hay.includes(word))
  }
  const rank = ({ label }: PickerOption) => (plain(label).startsWith(text) ? 0 : 1)
  return groups
    .map(({ title, options }) => ({ title, options: options.filter(fits).toSorted((a, b) => rank(a) - rank(b)) }))
    .filter(({ options }) => options.length > 0)
}

// Taking letters apart is slow: only for texts that have more than ASCII.
const plain = (text: string): string => (/^[\0-\x7f]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase()

/** The lines of the groups from top to bottom. */
export const rowsOf = (groups: readonly PickerGroup[]): PickerRow[] => {
  const rows: PickerRow[] = []
  let place = 0
  for (const [group, { title, options }] of groups.entries()) {
    if (title) rows.push({ group, title })
    for (const option of options) rows.push({ group, option, place: place++ })
  }
  return rows
}

/** Where each line begins, in px, and at the end where the last one ends. */
export const topsOf = (rows: readonly PickerRow[], heightOf: (row: PickerRow) => number): number[] => {
  const tops = [0]
  for (const row of rows) tops.push((tops.at(-1) ?? 0) + heightOf(row))
  return tops
}

/** The lines, from one to before another, that a box shows which is scrolled down by `top`, and a few more on both sides. */
export const windowOf = (tops: readonly number[], top: number, height: number, spare = 6): [number, number] => {
  const last = tops.length - 1
  const [from, to] = [lineAt(tops, top), lineAt(tops, top + height)]
  return [Math.max(0, from - spare), Math.min(last, to + 1 + spare)]
}

// The line that covers a height; the ends for what lies beyond them.
const lineAt = (tops: readonly number[], at: number): number => {
  let [low, high] = [0, Math.max(0, tops.length - 2)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}
