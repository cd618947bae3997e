import type { FeatureWays } from '../../../../test/ways.ts'
import { GetFeedbackTopScores, GetPropertyFeedback } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  menu: { 'Customer Feedback': { may: [], calls: [GetFeedbackTopScores, GetPropertyFeedback] } },
}
