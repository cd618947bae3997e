import { read, uuid, z } from '../../../core/call.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { customFeedbackDashboard } from './dashboard.ts'
import { CustomAnswers, CustomForm, mostAnswered, mostForms } from './model.ts'

const terms = { scope: 'group', may: customFeedbackDashboard.may, check: daysProblems } as const

export const GetCustomForms = read('Analytics/GetCustomForms', {
  ...terms,
  summary: 'The custom feedback forms of a building or an account, with how often each was answered',
  input: z.strictObject(figuresAsked),
  output: z.object({ Forms: z.array(CustomForm).check(z.maxLength(mostForms)) }),
})

export const GetCustomAnswers = read('Analytics/GetCustomAnswers', {
  ...terms,
  summary: `The answers to a custom feedback form, question by question; of the newest ${mostAnswered}`,
  input: z.strictObject({ ...figuresAsked, FormId: uuid() }),
  output: CustomAnswers,
})
