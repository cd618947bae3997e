import { queryMoment, text, uuid, z } from '../../../core/call.ts'
import { chartPeriods } from '../../../core/dates.ts'
import { hints, misfit } from '../../../core/hints.ts'
import type { Problem } from '../../../core/problem.ts'
import { isZone } from '../../../core/zones.ts'

/**
 * What a call about figures is asked: the account or one building of it, and days: the moments of both ends by the clock of `tz` (the place's
 * if left out), or a chart period up to today. Without either: all days. In an account the days hold for each building as dates.
 */
export const figuresAsked = {
  gId: uuid(),
  bId: z.optional(uuid()),
  startDate: z.optional(queryMoment()),
  endDate: z.optional(queryMoment()),
  tz: z.optional(text(60).check(z.refine(isZone, hints.zone))),
  tu: z.optional(z.enum(chartPeriods)),
}

/** The days of such a call. */
export type DaysAsked = {
  startDate?: number | undefined
  endDate?: number | undefined
  tz?: string | undefined
  tu?: (typeof chartPeriods)[number] | undefined
}

/** The ends of a period are in order. */
export const daysProblems = ({ startDate, endDate }: Pick<DaysAsked, 'startDate' | 'endDate'>): Problem[] =>
  startDate !== undefined && endDate !== undefined && startDate > endDate ? [misfit('endDate', hints.order)] : []
