import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { GetRequestPlans } from './contract.ts'
import { words } from './words.ts'

const column = describeColumns(GetRequestPlans, words)

/** The columns of the list of requests that come again, on its screen and in its files. */
export const planColumns: DescribedList<typeof GetRequestPlans> = {
  call: GetRequestPlans,
  columns: [
    column.text('Detail', 'col.Detail'),
    column.said(
      'FunctionalityType',
      'col.FunctionalityType',
      (row, { language }) => definitionOf(row.FunctionalityType)?.Label[language] ?? row.FunctionalityType,
    ),
    column.text('QrName', 'col.QrName'),
    column.chosen('Step', 'col.Step', 'steps'),
    column.day('NextDay', 'col.NextDay'),
    column.text('AssigneeName', 'assignee'),
    column.date('CreatedDate', 'col.CreatedDate'),
  ],
}
