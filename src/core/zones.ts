/** Whether a text names a time zone: `America/New_York`. */
export const isZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A moment (epoch ms) at the beginning of a picked day (its local date), or a millisecond before the end of it, by a time zone's clock. */
export const momentIn = (timeZone: string, picked: Date, end = false): number => {
  const [year, month, day] = [picked.getFullYear(), picked.getMonth(), picked.getDate()]
  const wall = end ? Date.UTC(year, month, day, 23, 59, 59, 999) : Date.UTC(year, month, day)
  // The offset is that of the moment itself: a second look settles days on which the clocks change.
  const first = wall - offsetAt(timeZone, wall)
  return wall - offsetAt(timeZone, first)
}

/** The moment (epoch ms) of a day, `YYYY-MM-DD`, and a time, `HH:MM`, by a time zone's clock. */
export const timeIn = (timeZone: string, day: string, time: string): number => {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const first = wall - offsetAt(timeZone, wall)
  return wall - offsetAt(timeZone, first)
}

/** What a time zone's clock shows at a moment (epoch ms), as a Date whose local fields are that clock's; the clock here without a zone. */
export const wallClock = (timeZone?: string | null, moment: number = Date.now()): Date => {
  if (!timeZone) return new Date(moment)
  const wall = new Date(moment + offsetAt(timeZone, moment))
  const [hour, minute, second] = [wall.getUTCHours(), wall.getUTCMinutes(), wall.getUTCSeconds()]
  return new Date(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate(), hour, minute, second)
}

/** Milliseconds that a time zone's clock is ahead of UTC at a moment; 0 for a zone that nobody knows. */
const offsetAt = (timeZone: string, moment: number): number => {
  const parts = new Map(
    clock(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const [y, m, d, h, i, s] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map(name => parts.get(name as 'year') ?? 0)
  return Date.UTC(y ?? 0, (m ?? 1) - 1, d, h, i, s) - Math.floor(moment / 1000) * 1000
}

// Making one takes longer than a hundred questions to it. Bounded: the names come from outside.
const MOST_CLOCKS = 600
const clocks = new Map<string, Intl.DateTimeFormat>()
const clock = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known) return known
  const shape = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  } as const
  const made = new Intl.DateTimeFormat('en', { ...shape, timeZone: isZone(timeZone) ? timeZone : 'UTC' })
  if (clocks.size < MOST_CLOCKS) clocks.set(timeZone, made)
  return made
}
