import { formatDay } from '../../../core/days.ts'
import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { GetWrittenReports } from './contract.ts'
import { words } from './words.ts'

const report = describeColumns(GetWrittenReports, words)
export const writtenReportColumns: DescribedList<typeof GetWrittenReports> = {
  call: GetWrittenReports,
  columns: [
    report.chosen('Type', 'Type', 'people'),
    report.said('Period', 'Period', ({ StartDay, EndDay }, { language }) =>
      [StartDay, EndDay].map(day => formatDay(day, language)).join(' – '),
    ),
    report.number('Total', 'Total', { decimals: 0 }),
    report.number('Average', 'Average'),
    report.text('CreatedBy', 'CreatedBy'),
    report.date('CreatedDate', 'CreatedDate'),
  ],
}
