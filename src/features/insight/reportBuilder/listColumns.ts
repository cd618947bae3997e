import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { GetReports } from './contract.ts'
import { words } from './words.ts'

const report = describeColumns(GetReports, words)
export const reportColumns: DescribedList<typeof GetReports> = {
  call: GetReports,
  columns: [
    report.text('Name', 'Name'),
    report.chosen('Scope', 'Scope', 'scopes'),
    report.said('Own', 'seenBy', ({ Own }, { language }) => words[language].seen[Own ? 'own' : 'all']),
    report.number('Parts', 'Parts', { decimals: 0 }),
    report.date('ModifiedDate', 'ModifiedDate'),
  ],
}
