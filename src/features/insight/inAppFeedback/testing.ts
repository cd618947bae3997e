import type { FeatureWays } from '../../../../test/ways.ts'
import { AddPageFeedback } from '../../codes/pageFeedback/contract.ts'
import { ReplyToAppFeedback } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: ReplyToAppFeedback,
      open: async account => {
        const [GroupId, BuildingId] = [account.group.id, account.building.id]
        const { acId: AnswerId } = await account.call(AddPageFeedback, { GroupId, BuildingId, Page: '/requests', Score: 3 })
        return { input: text => ({ GroupId, AnswerId, Version: 1, Reply: text }) }
      },
    },
  ],
}
