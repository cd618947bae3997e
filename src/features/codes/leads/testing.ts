import { newRequest } from '../../../../test/support/requests.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { AssignLeads, SaveLead } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => [
    {
      call: AssignLeads,
      open: async account => {
        const { RequestId } = await newRequest(world, account, { type: 'Vacancy' })
        const GroupId = account.group.id
        const { acId: id, Version } = await account.call(SaveLead, { GroupId, RequestId, Version: 0, Stage: 'New' })
        return { input: () => ({ GroupId, Rows: [{ id, Version }], Values: { AssigneeId: null } }) }
      },
    },
  ],
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
