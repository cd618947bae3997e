import type { FeatureWays } from '../../../../test/ways.ts'
import { GetReplyTemplates, SaveReplyTemplates } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  saves: () => [
    [
      'reply templates',
      {
        call: SaveReplyTemplates,
        open: async account => {
          const GroupId = account.group.id
          const { Version } = await account.call(SaveReplyTemplates, {
            GroupId,
            Version: 0,
            Templates: [{ Title: 'First', Text: 'Hello' }],
          })
          return { input: Text => ({ GroupId, Version, Templates: [{ Title: 'First', Text }] }) }
        },
      },
    ],
  ],
  menu: { Requests: { may: ['AnalyticsDashboards'], calls: [GetReplyTemplates, SaveReplyTemplates] } },
}
