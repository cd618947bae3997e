/** How many days, weeks and months have a backup that is kept. */
const schedule = { days: 7, weeks: 4, months: 12 } as const

/** When a backup was begun, as its name: `20261122T180501Z`, in UTC. */
export const backupId = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
/** The moment of a backup's name; null for any other text. */
export const momentOf = (id: string): Date | null => {
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(id) ?? []
  return y === undefined ? null : new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`)
}

const dayOf = (id: string) => id.slice(0, 8)
const monthOf = (id: string) => id.slice(0, 6)
/** Weeks begin on Monday: the number of the week since one that did. */
const weekOf = (id: string) => String(Math.floor(((momentOf(id)?.getTime() ?? 0) / 86_400_000 + 3) / 7))

const newestOf = (ids: readonly string[], unit: (id: string) => string, most: number): string[] => {
  const newestFirst = ids
    .filter(id => momentOf(id))
    .toSorted()
    .toReversed()
  return newestFirst.filter((id, i) => i === 0 || unit(id) !== unit(newestFirst[i - 1] ?? '')).slice(0, most)
}

const byUnit = (ids: readonly string[]) =>
  ({
    day: newestOf(ids, dayOf, schedule.days),
    week: newestOf(ids, weekOf, schedule.weeks),
    month: newestOf(ids, monthOf, schedule.months),
  }) as const
type Unit = keyof ReturnType<typeof byUnit>

/**
 * The backups to keep of those that are there: the newest of each of the latest 7 days, 4 weeks and 12 months (UTC) that have one. Days
 * without a backup do not count, so that old ones stay when no new ones are made. The one before the newest stays too, and until 7 days have
 * one the oldest: it alone reaches back, or was just restored from. `daily`: those to which the log is kept.
 */
export const chooseKept = (ids: readonly string[]): { kept: string[]; daily: string[] } => {
  const { day, week, month } = byUnit(ids)
  const all = ids.filter(id => momentOf(id)).toSorted()
  const first = day.length < schedule.days ? all.slice(0, 1) : []
  const daily = [...new Set([...day, ...first])].toSorted()
  return { kept: [...new Set([...daily, ...week, ...month, ...all.slice(-2)])].toSorted(), daily }
}

/** For which units of the schedule a backup is kept. */
export const findUnits = (ids: readonly string[]): ((id: string) => Unit[]) => {
  const units = byUnit(ids)
  return id => (['day', 'week', 'month'] as const).filter(unit => units[unit].includes(id))
}
