import { multiline, read, text, uuid, write, z } from '../../../core/call.ts'
import { messages } from '../../../core/problem.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { inAppFeedbackDashboard } from './dashboard.ts'
import { AppAnswer, AppFigures, longestReply, mostListed } from './model.ts'

const { may } = inAppFeedbackDashboard
const input = z.strictObject({ ...figuresAsked, page: z.optional(text(200)) })

export const GetAppFeedback = read('App/GetAppFeedback', {
  summary: 'How users and visitors like the pages of the product: over time, by page and by role',
  scope: 'group',
  may,
  input,
  output: AppFigures,
  check: daysProblems,
})

export const GetAppAnswers = read('App/GetAppAnswers', {
  summary: `The newest answers about pages, at most ${mostListed}`,
  scope: 'group',
  may,
  input,
  output: z.object({ Comments: z.array(AppAnswer).check(z.maxLength(mostListed)) }),
  check: daysProblems,
})

export const ReplyToAppFeedback = write('App/ReplyToAppFeedback', {
  summary: 'Answers somebody by email who wrote about a page',
  scope: 'group',
  may,
  ids: { AnswerId: 'page_feedback' },
  input: z.strictObject({ GroupId: uuid(), AnswerId: uuid(), Version: z.int(), Reply: multiline(longestReply) }),
  output: z.object({ Version: z.int() }),
  check: ({ Reply }) => (Reply.trim() ? [] : [{ Field: 'Reply', Message: messages.required }]),
})
