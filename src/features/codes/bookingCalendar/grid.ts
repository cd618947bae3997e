import type { CalendarEntry } from './contract.ts'

/** An entry in the grid of a day: minutes from its midnight, and which of how many columns side by side. */
export type PlacedEntry = { entry: CalendarEntry; start: number; end: number; column: number; columns: number }

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
/** Shorter ones are drawn so long, so that they can be read and pressed. */
const least = 45

/** Lays out the entries of a day that have hours: those at the same time stand side by side. */
export const placeEntries = (entries: readonly CalendarEntry[]): PlacedEntry[] => {
  const timed = entries
    .flatMap(entry => {
      if (!entry.StartTime) return []
      const start = minutes(entry.StartTime)
      const end = entry.EndTime ? minutes(entry.EndTime) : start + 60
      return [{ entry, start, end: Math.max(end, start + least), column: 0, columns: 1 }]
    })
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  let cluster: PlacedEntry[] = []
  let lastEnd = -1
  const close = () => {
    const columns = Math.max(0, ...cluster.map(one => one.column)) + 1
    for (const one of cluster) one.columns = columns
    cluster = []
  }
  for (const one of timed) {
    if (one.start >= lastEnd) close()
    const taken = new Set(cluster.filter(other => other.end > one.start).map(other => other.column))
    while (taken.has(one.column)) one.column++
    cluster.push(one)
    lastEnd = Math.max(lastEnd, one.end)
  }
  close()
  return timed
}

/** The hours that a grid shows: 8 to 18, and more where something is earlier or later. */
export const hoursShown = (placed: readonly PlacedEntry[]): { first: number; last: number } => ({
  first: Math.min(8, ...placed.map(one => Math.floor(one.start / 60))),
  last: Math.min(24, Math.max(18, ...placed.map(one => Math.ceil(one.end / 60)))),
})
