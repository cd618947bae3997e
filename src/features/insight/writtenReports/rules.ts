import { isCalendarDay } from '../../../core/days.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { type Problem, required } from '../../../core/problem.ts'
import { countDays } from '../../../core/steps.ts'
import { mostDays } from './model.ts'

export const writtenReportMessages = {
  tooLong: 'A report covers two years at most.',
  noAnswers: 'Nobody has answered on these days.',
} as const

/** Days of which there can be answers; beyond them a calendar has no days before, or none after. */
const isKnownYear = (day: string): boolean => day >= '1900-01-01' && day <= '2999-12-31'

type Asked = { FirstDay: string; LastDay: string }
/** What is missing or wrong in the days of a report, for the form and the server. */
export const writtenReportProblems = (input: Asked): Problem[] => {
  const missing = required(input, ['FirstDay', 'LastDay'])
  if (missing.length > 0) return missing
  const { FirstDay, LastDay } = input
  const wrong = (['FirstDay', 'LastDay'] as const).filter(field => !isCalendarDay(input[field]) || !isKnownYear(input[field]))
  if (wrong.length > 0) return wrong.map(field => misfit(field, hints.day))
  if (FirstDay > LastDay) return [misfit('LastDay', hints.order)]
  return countDays(FirstDay, LastDay) > mostDays ? [{ Field: 'FirstDay', Message: writtenReportMessages.tooLong }] : []
}
