import { addDays, countDays, monthAfter } from '../../core/steps.ts'

/** A range of days `2026-02-28`, both ends included. */
export type Days = { readonly first: string; readonly last: string }
/** A range of days made of months, whose first days are in `months`, of the days of `more` beside them, and without those of `less`. */
export type Cover = { readonly months: Days | null; readonly more: readonly Days[]; readonly less: readonly Days[] }

/**
 * The months of a range and, at its ends, whichever is less: its own days, or the month without the other ones. So a range of any length is made
 * of its months and at most 15 days at either end.
 */
export const coverDays = ({ first, last }: Days): Cover => {
  if (last < first) return { months: null, more: [], less: [] }
  const [from, to] = [monthOf(first), monthOf(last)]
  if (from === to) {
    const others = [...daysBefore(first), ...daysAfter(last)]
    return count(others) + 1 < countDays(first, last)
      ? { months: { first: from, last: to }, more: [], less: others }
      : { months: null, more: [{ first, last }], less: [] }
  }
  const [start, end] = [cheaper(daysBefore(first), { first, last: endOf(from) }), cheaper(daysAfter(last), { first: to, last })]
  const months = { first: start.whole ? from : monthAfter(from), last: end.whole ? to : monthOf(addDays(to, -1)) }
  return {
    months: months.first <= months.last ? months : null,
    more: [...start.more, ...end.more],
    less: [...start.less, ...end.less],
  }
}

/** The month without the others, or its own days. */
const cheaper = (others: readonly Days[], own: Days) =>
  count(others) < countDays(own.first, own.last) ? { whole: true, more: [], less: others } : { whole: false, more: [own], less: [] }

const count = (ranges: readonly Days[]): number => ranges.reduce((sum, { first, last }) => sum + countDays(first, last), 0)
const monthOf = (day: string): string => `${day.slice(0, 8)}01`
const endOf = (month: string): string => (month.startsWith('9999-12') ? '9999-12-31' : addDays(monthAfter(month), -1))
/** The days of its month that are before a day, and after it. */
const daysBefore = (day: string): Days[] => (day === monthOf(day) ? [] : [{ first: monthOf(day), last: addDays(day, -1) }])
const daysAfter = (day: string): Days[] => (day === endOf(monthOf(day)) ? [] : [{ first: addDays(day, 1), last: endOf(monthOf(day)) }])
