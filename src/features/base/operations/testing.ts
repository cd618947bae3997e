import type { FeatureWays } from '../../../../test/ways.ts'
import { GetOperations } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  menu: {
    Operations: { may: ['GlobalManageCustomers'], calls: [GetOperations] },
  },
}
