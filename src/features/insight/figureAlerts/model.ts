/** What an alert watches: a mean of answers. */
export const alertMetrics = ['CSAT', 'CES', 'NPS'] as const
export type AlertMetric = (typeof alertMetrics)[number]
/** From the least to the most that a metric can be. */
export const metricRanges: Readonly<Record<AlertMetric, readonly [least: number, most: number]>> = {
  CSAT: [1, 5],
  CES: [1, 7],
  NPS: [-100, 100],
}
/** Over how many days, up to today, it is counted. */
export const alertDays = [1, 7, 14, 30, 90] as const
export const mostLeastN = 10_000
/** Alerts that a person may have in an account. */
export const mostAlerts = 50
