import { num, read, z } from '../../../core/call.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { reviewAnalyticsDashboard } from './dashboard.ts'
import { FeedbackComment, mostListed, ReviewAnalytics } from './model.ts'

const terms = { scope: 'group', may: reviewAnalyticsDashboard.may, check: daysProblems } as const

export const GetReviewAnalytics = read('Review/GetReviewAnalytics', {
  ...terms,
  summary: 'Reviews on Google and feedback given to us, of an account or of one building: counts, means, words, best and worst buildings',
  input: z.strictObject(figuresAsked),
  output: ReviewAnalytics,
})

const star = z.pipe(num(), z.int().check(z.minimum(1), z.maximum(5)))
export const GetReviewComments = read('Review/GetReviewComments', {
  ...terms,
  summary: `The newest comments on Google and to us, at most ${mostListed}; of so many stars`,
  input: z.strictObject({ ...figuresAsked, star: z.optional(star) }),
  output: z.object({ FeedbackComments: z.array(FeedbackComment).check(z.maxLength(mostListed)) }),
})
