import { rangeHint } from '../../../core/hints.ts'
import type { Problem } from '../../../core/problem.ts'
import { type AlertMetric, metricRanges, mostLeastN } from './model.ts'

export const alertMessages = { full: 'You have {most} alerts here, the most there can be.' } as const

type Asked = { Metric: AlertMetric; Below: number; LeastN: number }
/** What is out of range in an alert, for the form and the server. */
export const alertProblems = ({ Metric, Below, LeastN }: Asked): Problem[] => {
  const [least, most] = metricRanges[Metric]
  const isIn = (value: number, from: number, to: number) => typeof value === 'number' && value >= from && value <= to
  return [
    ...(isIn(Below, least, most) ? [] : [{ Field: 'Below', Message: rangeHint(least, most) }]),
    ...(isIn(LeastN, 1, mostLeastN) ? [] : [{ Field: 'LeastN', Message: rangeHint(1, mostLeastN) }]),
  ]
}
