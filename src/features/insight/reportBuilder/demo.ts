import { demoPart } from '../../../platform/demo/part.ts'
import { accountsDemo } from '../../base/accounts/demo.ts'
import type { ReportBlock } from './model.ts'
import { customReport } from './tables.ts'

const part = (Dashboard: string, Part: string, Title: string): Omit<ReportBlock, 'id'> => ({
  Kind: 'Part',
  Dashboard,
  Part,
  Title,
  Filters: '',
  Text: '',
})
const said = (Title: string, Text: string): Omit<ReportBlock, 'id'> => ({ Kind: 'Text', Title, Text, Dashboard: '', Part: '', Filters: '' })
const numbered = (blocks: readonly Omit<ReportBlock, 'id'>[]): ReportBlock[] => blocks.map((one, at) => ({ ...one, id: `block${at}` }))

const reports = [
  {
    Name: 'Owner’s quarter',
    Scope: 'account',
    Blocks: numbered([
      said(
        'How we read this',
        'Scores are means of five stars. Below five answers a figure is gray.\nThe heat map shows each building by place.',
      ),
      part('FeedbackDashboard', 'figures', 'Figures'),
      part('FeedbackDashboard', 'types', 'QR Report'),
      part('FeedbackDashboard', 'roles', 'Role Report'),
      part('GlobalReport', 'heat', 'Heat map'),
      part('ScansByLocation', 'figures', 'Figures'),
    ]),
  },
  {
    Name: 'Monday look at a building',
    Scope: 'building',
    Blocks: numbered([
      part('BuildingFeedback', 'figures', 'Figures'),
      part('BuildingFeedback', 'trend', 'Trend'),
      part('BuildingFeedback', 'topics', 'Topics'),
      part('ScansByLocation', 'figures', 'Figures'),
    ]),
  },
] as const

/** Two reports of every account: one of all buildings, one of any. */
export const reportBuilderDemo = demoPart('insight/reportBuilder', async making => {
  const rows = accountsDemo.made(making).flatMap(({ GroupId }) => reports.map(one => ({ GroupId, ...one })))
  await making.tx.insert(customReport).values(rows)
  making.count({ 'built report': rows.length })
})
