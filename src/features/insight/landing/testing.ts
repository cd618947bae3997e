import type { FeatureWays } from '../../../../test/ways.ts'
import { GetCustomerPortal, GetPlaces } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  menu: {
    Home: { may: [], calls: [] },
    Marketing: { may: ['ManageMarketing'], calls: [GetPlaces, GetCustomerPortal] },
  },
}
