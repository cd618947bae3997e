/** Whether a text names a time zone: `America/New_York`. An offset, `+05:30`, is none: PostgreSQL reads its sign the other way round. */
export const isZone = (timeZone: string): boolean => {
  if (/^[+-]/.test(timeZone)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The zone of the machine or browser that this runs on. */
export const ownZone = (): string => Temporal.Now.timeZoneId()

/** What the clock of a time zone shows at a moment (epoch ms). An unknown zone counts as UTC. */
export const wallClock = (timeZone: string, moment: number = Date.now()): Temporal.ZonedDateTime => {
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.floor(moment))
  try {
    return instant.toZonedDateTimeISO(timeZone)
  } catch {
    return instant.toZonedDateTimeISO('UTC')
  }
}

/** The first moment (epoch ms) of a day, `YYYY-MM-DD`, by a zone's clock: 1:00 where the clock skips midnight. */
export const startOfDay = (timeZone: string, day: string): number => midnight(timeZone, Temporal.PlainDate.from(day))

/** The last millisecond of a day by a zone's clock. A day that the zone skipped (Apia, 2011-12-30) ends before it starts. */
export const endOfDay = (timeZone: string, day: string): number => midnight(timeZone, Temporal.PlainDate.from(day).add({ days: 1 })) - 1

const midnight = (timeZone: string, date: Temporal.PlainDate): number => {
  try {
    return date.toZonedDateTime(timeZone).epochMilliseconds
  } catch {
    return date.toZonedDateTime('UTC').epochMilliseconds
  }
}

/** Days from `first` to `last`, both included, as `YYYY-MM-DD`. */
export type DayRange = { readonly first: string; readonly last: string }

/** The moments (epoch ms) of a range of days by a zone's clock: its first and its last millisecond. */
export const momentsOfDays = (timeZone: string, { first, last }: DayRange): { from: number; to: number } => ({
  from: startOfDay(timeZone, first),
  to: endOfDay(timeZone, last),
})

/**
 * When a zone's clock shows a wall time. `Shown` tells how often it does:
 * - `Once`.
 * - `Twice`: clocks go back over it. `Moment` is the first, `Later` the second.
 * - `Never`: clocks go forward over it. `Moment` and `Later` are as long after the gap as the time lies in it (2:30 becomes 3:30).
 */
export type WallTime = { readonly Shown: 'Once' | 'Twice' | 'Never'; readonly Moment: number; readonly Later: number }

/** Finds the moments of a day, `YYYY-MM-DD`, and a time, `HH:MM`, by a zone's clock. */
export const resolveWallTime = (timeZone: string, day: string, time: string): WallTime => {
  const wall = Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(time))
  const zone = wallClock(timeZone, 0).timeZoneId
  const [earlier, later] = [
    wall.toZonedDateTime(zone, { disambiguation: 'earlier' }),
    wall.toZonedDateTime(zone, { disambiguation: 'later' }),
  ]
  const Later = later.epochMilliseconds
  if (earlier.equals(later)) return { Shown: 'Once', Moment: Later, Later }
  const isTwice = earlier.toPlainDateTime().equals(wall)
  return isTwice ? { Shown: 'Twice', Moment: earlier.epochMilliseconds, Later } : { Shown: 'Never', Moment: Later, Later }
}

/** The moment (epoch ms) of a day and a time by a zone's clock: the first of two, moved on by the length of the gap where it is skipped. */
export const timeIn = (timeZone: string, day: string, time: string): number => resolveWallTime(timeZone, day, time).Moment

/**
 * The first moment from `from` on at which a test of a zone's clock holds, within eight days; `from` where there is none. The test may change
 * its answer only at the given times of the day (`HH:MM`), at the start of a day, and where the clock is changed.
 */
export const findNextMoment = (
  timeZone: string,
  from: number,
  times: readonly string[],
  holds: (clock: Temporal.ZonedDateTime) => boolean,
): number => {
  const now = wallClock(timeZone, from)
  if (holds(now)) return from
  for (let days = 0; days <= 8; days++) {
    const start = now.add({ days }).startOfDay()
    const day = start.toPlainDate().toString()
    const moments = [start.epochMilliseconds, ...changeOn(start), ...times.flatMap(time => momentsOf(timeZone, day, time))]
    const found = moments.toSorted((a, b) => a - b).find(moment => moment > from && holds(wallClock(timeZone, moment)))
    if (found !== undefined) return found
  }
  return from
}

const momentsOf = (timeZone: string, day: string, time: string): number[] => {
  const { Moment, Later } = resolveWallTime(timeZone, day, time)
  return [Moment, Later]
}

// A day on which the clock is changed has more or less than 24 hours.
const changeOn = (start: Temporal.ZonedDateTime): number[] => {
  if (start.hoursInDay === 24) return []
  const change = start.getTimeZoneTransition('next')
  return change ? [change.epochMilliseconds] : []
}
