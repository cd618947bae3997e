/** Length of the steps of a series. Weeks begin on Sunday. */
export const steps = ['Day', 'Week', 'Month'] as const
export type Step = (typeof steps)[number]

const dateOf = (day: string): Temporal.PlainDate => Temporal.PlainDate.from(day)

/** The day some days after a day `2026-02-28`, or before it. */
export const addDays = (day: string, days: number): string => dateOf(day).add({ days }).toString()

/** How many days a range has, both ends included. */
export const countDays = (first: string, last: string): number => dateOf(first).until(dateOf(last)).days + 1

/** The first day of the month after that of a day. */
export const monthAfter = (day: string, months = 1): string => dateOf(day).with({ day: 1 }).add({ months }).toString()

/** The day some months after a day: the last of the month where that has no such day. */
export const addMonths = (day: string, months: number): string => dateOf(day).add({ months }).toString()

/** The first day of the step that a day is in. */
export const startOfStep = (day: string, step: Step): string =>
  step === 'Day' ? day : step === 'Week' ? addDays(day, -(dateOf(day).dayOfWeek % 7)) : `${day.slice(0, 8)}01`

const stepAfter = (day: string, step: Step): string => (step === 'Month' ? monthAfter(day) : addDays(day, step === 'Day' ? 1 : 7))

/** Places and days whose sums one question may read: a row of each place and day. */
const mostRead = 50_000
/** Days up to a month, weeks up to half a year, months beyond, and where so many places are looked at by day would be too much to read. */
export const stepFor = (days: number, places = 1): Step => (days > 184 || days * places > mostRead ? 'Month' : days <= 31 ? 'Day' : 'Week')

const mostSteps = 800
/** The first days of all steps of a range, the oldest first; none for a very long one. */
export const stepsIn = (first: string, last: string, step: Step): string[] => {
  if (countDays(first, last) > mostSteps * { Day: 1, Week: 7, Month: 28 }[step]) return []
  const days: string[] = []
  for (let day = startOfStep(first, step); Temporal.PlainDate.compare(day, last) <= 0; day = stepAfter(day, step)) days.push(day)
  return days
}

/** The whole months of a range: their first day, and the day after them. Null where there is none. */
export const wholeMonths = (first: string, last: string): { from: string; to: string } | null => {
  const from = first.endsWith('-01') ? first : monthAfter(first)
  const to = last.startsWith('9999') ? startOfStep(last, 'Month') : startOfStep(addDays(last, 1), 'Month')
  return from < to ? { from, to } : null
}

/** A series of all steps, quiet ones too: `of` tells the figures of a step from its row, or from none. */
export const fillSteps = <Row extends { Day: string }, Figures extends object>(
  days: readonly string[],
  rows: readonly Row[],
  of: (row: Row | undefined) => Figures,
): ({ Day: string } & Figures)[] => {
  const known = new Map(rows.map(row => [row.Day, row]))
  return days.map(Day => ({ Day, ...of(known.get(Day)) }))
}
