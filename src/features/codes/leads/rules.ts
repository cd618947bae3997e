import { messages, type Problem } from '../../../core/problem.ts'
import type { LeadStage } from './model.ts'

/** What the form of a lead says. */
export const leadMessages = {
  step: 'Say what is to be done on that day.',
  noLead: 'Only leads have a stage.',
} as const

type LeadChange = { Stage: LeadStage; LostReason?: string | undefined; NextStep?: string | undefined; NextDay?: string | null | undefined }

/** What keeps a lead from being saved: one that is lost has a reason, a day has a step. */
export const findLeadProblems = ({ Stage, LostReason = '', NextStep = '', NextDay = null }: LeadChange): Problem[] => [
  ...(Stage === 'Lost' && LostReason.trim() === '' ? [{ Field: 'LostReason', Message: messages.required }] : []),
  ...(NextDay !== null && NextStep.trim() === '' ? [{ Field: 'NextStep', Message: leadMessages.step }] : []),
]
