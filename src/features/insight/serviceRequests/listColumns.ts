import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { GetMaintenanceFeedbackSummaries } from './contract.ts'
import { words } from './words.ts'

const low = describeColumns(GetMaintenanceFeedbackSummaries, words)
export const lowColumns: DescribedList<typeof GetMaintenanceFeedbackSummaries> = {
  call: GetMaintenanceFeedbackSummaries,
  columns: [
    low.text('IssueNo', 'col.IssueNo'),
    low.date('Date', 'col.Date'),
    low.text('Tenant', 'col.Tenant'),
    low.text('Detail', 'col.Detail'),
    low.number('Score', 'col.Score', { decimals: 1 }),
    low.text('Comment', 'col.Comment'),
    low.chosen('Urgency', 'col.Urgency', 'urgency'),
    low.number('Duration', 'col.Duration', { decimals: 1 }),
    low.text('AssigneeName', 'col.Owner'),
    low.localized('BuildingName', 'col.Building'),
  ],
}
