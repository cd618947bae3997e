/** Days of a period of the landing pages. */
export const PERIOD = 30

/** The mean with two decimals; null without answers. */
export const average = (sum: number, count: number): number | null => (count > 0 ? Math.round((sum / count) * 100) / 100 : null)
