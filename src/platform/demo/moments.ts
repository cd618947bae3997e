const DAY = 86_400_000

/** So many days after a moment; before it where they are negative. */
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY)

/** A moment of a working day in America, so many days before another; another one for each `i`. */
export const officeTime = (to: Date, days: number, i: number): Date =>
  new Date(Math.floor(to.getTime() / DAY - days) * DAY + (14 * 60 + ((i * 97 + days * 13) % 400)) * 60_000)
