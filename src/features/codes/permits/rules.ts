import { isCalendarDay } from '../../../core/days.ts'
import { messages, type Problem, required } from '../../../core/problem.ts'
import { isTime } from '../../../core/times.ts'
import type { PermitTerms } from './model.ts'

/** What permits say. */
export const permitMessages = {
  decided: 'Somebody has decided about this permit already.',
  notApproved: 'This permit is not approved.',
  notBegun: 'This permit has not begun.',
  notYet: 'This permit is not valid yet.',
  over: 'This permit is over.',
  past: 'This time is over.',
  early: 'Permits begin later in this building.',
  late: 'Permits end earlier in this building.',
  approvers: 'Only the approvers of this building decide about permits.',
  approver: 'Choose people who work in this building and sign in.',
  noPermit: 'This request asks for no permit.',
  own: 'Decide about this request in its permit.',
} as const

type PermitHours = { Day: string; StartTime: string; EndTime: string }

/** What the times of a permit lack. An end that is not after the start is one of the next day. */
export const findPermitHourProblems = (input: PermitHours): Problem[] => {
  const missing = required(input, ['Day', 'StartTime', 'EndTime'])
  const isGood = { Day: isCalendarDay(input.Day), StartTime: isTime(input.StartTime), EndTime: isTime(input.EndTime) }
  const wrong = (['Day', 'StartTime', 'EndTime'] as const).filter(name => !isGood[name] && missing.every(({ Field }) => Field !== name))
  return [...missing, ...wrong.map(Field => ({ Field, Message: messages.format }))]
}

/** Whether a permit's hours lie within those of its building. */
export const findTermProblems = (
  { StartTime, EndTime }: PermitHours,
  { EarliestTime, LatestTime }: Pick<PermitTerms, 'EarliestTime' | 'LatestTime'>,
): Problem[] => {
  const overnight = EndTime <= StartTime
  const isEarly = EarliestTime !== '' && (StartTime < EarliestTime || (overnight && EndTime > '00:00'))
  const isLate = LatestTime !== '' && (overnight || EndTime > LatestTime)
  return [
    ...(isEarly ? [{ Field: 'StartTime', Message: permitMessages.early }] : []),
    ...(isLate ? [{ Field: 'EndTime', Message: permitMessages.late }] : []),
  ]
}

type Bounds = Pick<PermitTerms, 'EarliestTime' | 'LatestTime'>
/** What is wrong with the hours that a building sets. */
export const findBoundProblems = ({ EarliestTime, LatestTime }: Bounds): Problem[] => {
  const wrong = Object.entries({ EarliestTime, LatestTime }).filter(([, time]) => time !== '' && !isTime(time))
  if (wrong.length > 0) return wrong.map(([Field]) => ({ Field, Message: messages.format }))
  return EarliestTime !== '' && LatestTime !== '' && LatestTime <= EarliestTime
    ? [{ Field: 'LatestTime', Message: messages.endAfterStart }]
    : []
}
