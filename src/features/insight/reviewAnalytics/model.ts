import { Localized, uuid, z } from '../../../core/call.ts'
import { CloudWord } from '../feedback/model.ts'

/** Properties at the top and at the bottom; comments that are listed. */
export const [mostProperties, mostListed] = [5, 200] as const

/** Building and mean of 5. */
const RatedBuilding = z.object({ BuildingId: uuid(), BuildingName: Localized(), RatingAvg: z.number(), Count: z.int() })
export type RatedBuilding = z.output<typeof RatedBuilding>

/** Means are of 5 with two decimals, null without a rating. The lists of buildings are empty for one building. */
export const ReviewAnalytics = z.object({
  GoogleAvgRating: z.nullable(z.number()),
  GoogleRatingCount: z.int(),
  GoogleRatingClouds: z.array(CloudWord),
  GoogleRatingTopOnBuilding: z.array(RatedBuilding),
  GoogleRatingBottomOnBuilding: z.array(RatedBuilding),
  FeedbackCount: z.int(),
  FeedbackCommentAvg: z.nullable(z.number()),
  FeedbackCommentClouds: z.array(CloudWord),
  CommentTopOnBuilding: z.array(RatedBuilding),
  CommentBottomOnBuilding: z.array(RatedBuilding),
})
export type ReviewAnalytics = z.output<typeof ReviewAnalytics>

export const sides = ['Google', 'Feedback'] as const
/** What somebody wrote on Google or to us. `Snippet`: the first 300 characters. */
export const FeedbackComment = z.object({
  acId: uuid(),
  Side: z.enum(sides),
  SubmitDate: z.int(),
  Rating: z.int(),
  Snippet: z.string(),
  BuildingName: Localized(),
})
export type FeedbackComment = z.output<typeof FeedbackComment>
