import type { Language } from '../../core/words.ts'

/** A day `2026-02-28` as it is shown: 02/28/2026, in es and fr 28/02/2026. */
export const shownDay = (day: string, language: Language): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return language === 'en' ? `${month}/${date}/${year}` : `${date}/${month}/${year}`
}

/** A moment (epoch ms) at the beginning of a picked day, or a millisecond before the end of it, by a time zone's clock. */
export const momentIn = (timeZone: string, picked: Date, end = false): number => {
  const [year, month, day] = [picked.getFullYear(), picked.getMonth(), picked.getDate()]
  const wall = end ? Date.UTC(year, month, day, 23, 59, 59, 999) : Date.UTC(year, month, day)
  // The offset is that of the moment itself: a second look settles days on which the clocks change.
  const first = wall - offsetAt(timeZone, wall)
  return wall - offsetAt(timeZone, first)
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

const clock = (timeZone: string): Intl.DateTimeFormat => {
  const shape = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  } as const
  try {
    return new Intl.DateTimeFormat('en', { ...shape, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en', { ...shape, timeZone: 'UTC' })
  }
}
