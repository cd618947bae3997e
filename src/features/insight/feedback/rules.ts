import { hints, misfit } from '../../../core/hints.ts'
import type { Problem } from '../../../core/problem.ts'

/** The ends of a period are in order. */
export const periodProblems = ({ startDate, endDate }: { startDate?: number | undefined; endDate?: number | undefined }): Problem[] =>
  startDate !== undefined && endDate !== undefined && startDate > endDate ? [misfit('endDate', hints.order)] : []

/** The title of the page: the entity type or "Overall Building", followed by "Feedback" [C-RULE-002]. */
export const titleOf = (t: (key: 'title', values: { name: string }) => string, overall: string, entityType: string | undefined): string =>
  t('title', { name: entityType ?? overall })
