import { read, uuid, z } from '../../../core/call.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { customerReportDashboard } from './dashboard.ts'
import { AccountFeedback, CustomerFeedback, mostListed, PropertyFeedback, TopScores } from './model.ts'

const { may } = customerReportDashboard
const { gId: _account, bId: _building, ...days } = figuresAsked

export const GetAccountFeedback = read('Analytics/GetAccountFeedback', {
  summary: 'The scores of every account, and of all of them: for the provider’s people',
  scope: 'global',
  may,
  input: z.strictObject(days),
  output: z.object({ Summaries: z.array(AccountFeedback), ...TopScores.shape }),
  check: daysProblems,
})

export const GetPropertyFeedback = read('Analytics/GetPropertyFeedback', {
  summary: 'The scores of every building of an account',
  scope: 'group',
  may,
  input: z.strictObject(figuresAsked),
  output: z.object({ Summaries: z.array(PropertyFeedback) }),
  check: daysProblems,
})

export const GetFeedbackTopScores = read('Analytics/GetFeedbackTopScores', {
  summary: 'The scores of an account or a building',
  scope: 'group',
  may,
  input: z.strictObject(figuresAsked),
  output: TopScores,
  check: daysProblems,
})

export const GetCustomerFeedbacks = read('Analytics/GetCustomerFeedbacks', {
  summary: `What was answered in a building, the newest first, at most ${mostListed}`,
  scope: 'building',
  may,
  input: z.strictObject({ ...figuresAsked, bId: uuid() }),
  output: z.object({ CustomerFeedbacks: z.array(CustomerFeedback).check(z.maxLength(mostListed)), More: z.boolean() }),
  check: daysProblems,
})
