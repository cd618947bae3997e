import { isCalendarDay } from '../../../core/days.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { type Problem, required } from '../../../core/problem.ts'
import { countDays } from '../../../core/steps.ts'
import { scheduleMessages } from './model.ts'

type Draft = { UserId: string; StandInId: string; First: string; Last: string }

/** What keeps an absence from being saved. */
export const findAbsenceProblems = (draft: Draft): Problem[] => {
  const missing = required(draft, ['UserId', 'StandInId', 'First', 'Last'])
  if (missing.length > 0) return missing
  const days = (['First', 'Last'] as const).filter(name => !isCalendarDay(draft[name])).map(name => misfit(name, hints.day))
  if (days.length > 0) return days
  return [
    ...(draft.UserId === draft.StandInId ? [{ Field: 'StandInId', Message: scheduleMessages.self }] : []),
    ...(draft.Last < draft.First ? [{ Field: 'Last', Message: scheduleMessages.order }] : []),
    ...(draft.Last >= draft.First && countDays(draft.First, draft.Last) > 366
      ? [{ Field: 'Last', Message: scheduleMessages.tooLong }]
      : []),
  ]
}
