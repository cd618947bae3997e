import { isCalendarDay } from '../../../core/days.ts'
import { isEmail } from '../../../core/email.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { messages, type Problem, required } from '../../../core/problem.ts'
import type { LetterParts } from './model.ts'

export const letterMessages = {
  notSaved: 'Save the letter before it is sent.',
  noRound: 'Letters are written from rounds whose setting "Work Letter" is on.',
} as const

const general = ['Date', 'TenantName', 'Address', 'Address1', 'Attn', 'Re'] as const

/** What keeps a letter from being saved: each general field has a value, and somebody gets it (B-RULE-107). */
export const findLetterProblems = (letter: Pick<LetterParts, (typeof general)[number] | 'RecEmails'>): Problem[] => [
  ...required(letter, general),
  ...(letter.Date && !isCalendarDay(letter.Date) ? [misfit('Date', hints.day)] : []),
  ...(letter.RecEmails.length === 0 ? [{ Field: 'RecEmails', Message: messages.required }] : []),
  ...(letter.RecEmails.every(isEmail) ? [] : [misfit('RecEmails', hints.email)]),
]
