import type { FeatureWays } from '../../../../test/ways.ts'
import { GetReviewAnalytics, GetReviewComments } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  menu: { 'Review analytics': { may: ['SocialReputationReport'], calls: [GetReviewAnalytics, GetReviewComments] } },
}
