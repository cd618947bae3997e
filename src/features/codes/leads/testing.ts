import { newRequest } from '../../../../test/support/requests.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { SaveLead } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  saves: ({ world }) => [
    [
      'lead',
      {
        call: SaveLead,
        open: async account => {
          const { RequestId } = await newRequest(world, account, { type: 'Vacancy' })
          const at = { GroupId: account.group.id, RequestId }
          const { Version } = await account.call(SaveLead, { ...at, Version: 0, Stage: 'New' })
          return { input: text => ({ ...at, Version, Stage: 'Contacted', NextStep: text }) }
        },
      },
    ],
  ],
}
