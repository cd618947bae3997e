import { isEmail } from '../../../core/email.ts'
import { hints, misfit } from '../../../core/hints.ts'
import type { Problem } from '../../../core/problem.ts'
import { readPersonKey } from './model.ts'

/** What the page of privacy says. */
export const privacyMessages = {
  who: 'Type an email or a phone number.',
  open: 'Somebody still works with a record of this person. Finish it first.',
} as const

export const findPersonProblems = (Field: string, text: string): Problem[] =>
  readPersonKey(text) ? [] : [{ Field, Message: privacyMessages.who }]

/** An address for visitors that is none. */
export const findNoticeProblems = ({ Email }: { Email: string }): Problem[] =>
  Email.trim() === '' || isEmail(Email.trim()) ? [] : [misfit('Email', hints.email)]
