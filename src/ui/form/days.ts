/** How a form holds a day: epoch ms of its start by the local clock, or by UTC, or `YYYY-MM-DD`. */
export type DayForm = 'moment' | 'utc' | 'text'

/** The day of a stored value, `YYYY-MM-DD`; null without one. */
export const dayOf = (as: DayForm, stored: number | string | null): string | null => {
  if (stored === null || stored === '') return null
  if (typeof stored === 'string') return stored
  const date = new Date(stored)
  if (as === 'utc') return date.toISOString().slice(0, 10)
  return [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-')
}

/** A day, `YYYY-MM-DD`, as it is stored. */
export const storedDay = (as: DayForm, day: string): number | string =>
  as === 'text' ? day : new Date(as === 'utc' ? `${day}T00:00Z` : `${day}T00:00`).getTime()
