import type { FeatureWays } from '../../../../test/ways.ts'
import { GetHubItemLogData, GetPinActivity, GetScanStats, GetScanTrendData } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  menu: {
    'Scan statistics': { may: [], calls: [GetScanStats, GetScanTrendData, GetHubItemLogData, GetPinActivity] },
  },
}
