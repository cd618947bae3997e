import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import { reportSubscription } from '../subscriptions/tables.ts'
import { subscribedReport } from '../subscriptions/testing.ts'
import { DeleteReport, GetReports, SaveReport } from './contract.ts'
import type { ReportScope } from './model.ts'
import { customReport } from './tables.ts'

/** One part: the figures of the feedback dashboard, which has both scopes. */
export const figuresBlock = { id: 'one', Kind: 'Part', Title: 'Figures', Dashboard: 'FeedbackDashboard', Part: 'figures' } as const

/** Builds a report of one part and a text. */
export const buildReport = ({ call, group }: Account, Name = 'Weekly look', Scope: ReportScope = 'building') =>
  call(SaveReport, {
    GroupId: group.id,
    Name,
    Scope,
    Blocks: [figuresBlock, { id: 'two', Kind: 'Text', Title: 'What we did', Text: 'New soap.\nNew doors.' }],
  })

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: SaveReport,
      open: async account => ({
        input: text => ({ GroupId: account.group.id, Name: text, Scope: 'account', Blocks: [figuresBlock] }),
      }),
    },
    {
      call: DeleteReport,
      open: async account => {
        const { ReportId } = await buildReport(account)
        return { input: () => ({ GroupId: account.group.id, ReportId }) }
      },
    },
  ],
  menu: { 'Report builder': { may: ['AnalyticsDashboards'], calls: [GetReports, SaveReport] } },
  saves: () => [
    [
      'built report',
      {
        call: SaveReport,
        open: async account => {
          const { ReportId, Version } = await buildReport(account)
          return {
            input: text => ({ GroupId: account.group.id, ReportId, Version, Name: text, Scope: 'building', Blocks: [figuresBlock] }),
          }
        },
      },
    ],
  ],
  rows: ({ group, user }) => ({
    'Report/GetReports': {
      filter: { gId: group.id },
      add: (tx, n) => tx.insert(customReport).values({ GroupId: group.id, Name: `Report ${n}`, Scope: 'account', Blocks: [] }),
    },
    'Report/GetReportBuilderSubscriptions': {
      filter: { gId: group.id },
      add: (tx, n) =>
        tx.insert(reportSubscription).values({
          ...subscribedReport,
          GroupId: group.id,
          UserId: user.id,
          Type: 'ReportBuilder',
          Name: `Reader ${n}`,
          Email: 'reader@owner.example',
          Language: 'en',
          Delivery: 'PDF',
        }),
    },
  }),
}
