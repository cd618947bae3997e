import { placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { AddPageFeedback } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: AddPageFeedback,
      open: async account => ({ input: text => ({ ...placeOf(account), Page: '/requests', Score: 4, Comment: text }) }),
    },
  ],
}
