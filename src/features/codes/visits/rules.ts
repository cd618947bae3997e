import { messages, type Problem } from '../../../core/problem.ts'
import { longestVisit } from './model.ts'

/** What the front desk says. */
export const visitMessages = {
  before: 'Choose a time after the check-in.',
  future: 'Choose a time that has passed.',
  long: 'A visit lasts 24 hours at most. Say when they left.',
  out: 'They have left already.',
  here: 'They are checked in already.',
  staff: 'Choose who of the staff it is.',
  breaks: 'Only staff who are here take a break.',
} as const

const HOUR = 3_600_000
/** What is wrong with the times of a visit. `now`: epoch ms; a minute of difference between clocks is none. */
export const findTimeProblems = (InDate: number, OutDate: number | null, now: number): Problem[] => {
  if (InDate > now + 60_000) return [{ Field: 'InDate', Message: visitMessages.future }]
  if (OutDate === null) return []
  if (OutDate > now + 60_000) return [{ Field: 'OutDate', Message: visitMessages.future }]
  if (OutDate < InDate) return [{ Field: 'OutDate', Message: visitMessages.before }]
  return OutDate - InDate > longestVisit * HOUR ? [{ Field: 'OutDate', Message: visitMessages.long }] : []
}

type Arrival = { Kind: string; Name: string; ContactId?: string | null | undefined }
/** What a check-in lacks: a name, of staff the person. */
export const findArrivalProblems = ({ Kind, Name, ContactId }: Arrival): Problem[] => {
  if (Kind === 'Staff') return ContactId ? [] : [{ Field: 'ContactId', Message: visitMessages.staff }]
  return Name.trim() === '' ? [{ Field: 'Name', Message: messages.required }] : []
}
