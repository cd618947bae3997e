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

/** `from`: the moment from which any moment can be restored: the log is kept since then. */
export type KeptIds = { kept: string[]; from: string }

/**
 * The backups to keep of those that are there: the newest of each of the latest 7 days, 4 weeks and 12 months (UTC) that have one. Days
 * without a backup do not count, so that old ones stay when no new ones are made.
 * `own`: those made since the last restore. Until 7 days of them are there, everything before the restore stays, and the oldest of them: they
 * alone reach back, and one of them was restored from.
 */
export const chooseKept = (ids: readonly string[], own: readonly string[] = ids): KeptIds => {
  const { day, week, month } = byUnit(ids)
  const back = findBack(ids, own)
  const kept = [...new Set([...day, ...week, ...month, ...back])].toSorted()
  return { kept, from: [...day, ...back].toSorted()[0] ?? '' }
}

/** Backups that stay because too few days have one since the last restore. */
const findBack = (ids: readonly string[], own: readonly string[]): string[] => {
  const valid = ids.filter(id => momentOf(id)).toSorted()
  if (byUnit(own).day.length >= schedule.days) return []
  const first = own.filter(id => momentOf(id)).toSorted()[0]
  return valid.filter(id => first === undefined || id <= first)
}

/** What a backup is kept for: units of the schedule, or `back` where only going back needs it. */
export type KeptFor = 'day' | 'week' | 'month' | 'back'

/** For what each backup is kept. */
export const findUses = (ids: readonly string[], own: readonly string[] = ids): ((id: string) => KeptFor[]) => {
  const units = byUnit(ids)
  const back = findBack(ids, own)
  return id => {
    const uses = (['day', 'week', 'month'] as const).filter(unit => units[unit].includes(id))
    return uses.length === 0 && back.includes(id) ? ['back'] : uses
  }
}
