import { dashboardOf } from '../../../../test/support/dashboardOf.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { PrintDashboard } from '../../insight/dashboards/contract.ts'
import { SeeTask } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: SeeTask,
      open: async account => {
        const { TaskId } = await account.call(PrintDashboard, dashboardOf(account))
        return { input: () => ({ GroupId: account.group.id, TaskId }) }
      },
    },
  ],
}
