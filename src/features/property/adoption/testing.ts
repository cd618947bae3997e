import { placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { SaveProductState } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: SaveProductState,
      open: async account => ({ input: Note => ({ ...placeOf(account), Product: 'Feedback', State: 'Active', Note }) }),
    },
  ],
}
