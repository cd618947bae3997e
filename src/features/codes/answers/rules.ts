import { isEmail } from '../../../core/email.ts'
import { hints, lengthHint, misfit, rangeHint } from '../../../core/hints.ts'
import { type Problem, required } from '../../../core/problem.ts'
import type { AnswerSource } from './model.ts'

/** Ends of the scales: stars of a score, effort, and recommendation. */
export const scales = { Score: [1, 5], CustomerEffortScore: [1, 7], NetPromoterScore: [0, 10] } as const
/** Scores below this are bad ones, which somebody should look at [C-RULE-008]. */
export const lowBelow = 3
/** Characters of a comment that are kept. */
export const longestComment = 2000

/** Why something cannot be done with an answer. */
export const answerMessages = {
  handled: 'This feedback is done. Reopen it to change it.',
  seen: 'Somebody has seen this feedback already.',
  inHand: 'This feedback is being handled already.',
  open: 'This feedback is open.',
  noAddress: 'The visitor left no address to reply to.',
  otherBuildings: 'This person does not work in all buildings of the chosen feedback.',
} as const

/** What a visitor answers on the page behind a code. */
export type Answer = {
  Score?: number | null | undefined
  CustomerEffortScore?: number | null | undefined
  NetPromoterScore?: number | null | undefined
  Text?: string | null | undefined
  Email?: string | null | undefined
}

/** Problems of an answer: a score is required, every figure lies on its scale, an e-mail is one. */
export const answerProblems = (answer: Answer): Problem[] => {
  const problems = required(answer, ['Score'])
  for (const field of ['Score', 'CustomerEffortScore', 'NetPromoterScore'] as const) {
    const value = answer[field]
    if (value !== undefined && value !== null && !onScale(field, value))
      problems.push(misfit(field, rangeHint(scales[field][0], scales[field][1])))
  }
  if ((answer.Text?.length ?? 0) > longestComment) problems.push(misfit('Text', lengthHint(longestComment)))
  if (answer.Email?.trim() && !isEmail(answer.Email.trim())) problems.push(misfit('Email', hints.email))
  return problems
}

/** Whether a figure is a whole number of its scale. */
export const onScale = (field: keyof typeof scales, value: number): boolean =>
  Number.isInteger(value) && value >= scales[field][0] && value <= scales[field][1]

/** An entity type as the sums key it, '' for all of them: those of other sources than signs say theirs before it. */
export const typeKey = (source: AnswerSource, type: string): string => (source === 'Sign' ? type : `${source}:${type}`)

/** The roles of the feedback reports [C-CONST-001], each with what people say who have it. Whoever says something else has not stated one. */
export const reportRoles = {
  Engineer: ['Engineer', 'Employee', 'ChiefEngineer'],
  Tenant: ['Tenant'],
  Supplier: ['Supplier', 'Vendor', 'Contractor'],
  Resident: ['Resident'],
  GM: ['GM', 'PM', 'Manager'],
} as const
export type ReportRole = keyof typeof reportRoles
