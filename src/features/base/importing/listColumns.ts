import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import type { ImportContract } from './contract.ts'
import { words } from './words.ts'

/** The columns of a noun's imports, on their screen and in their files. */
export const describeImports = ({ GetImports }: Pick<ImportContract, 'GetImports'>): DescribedList<ImportContract['GetImports']> => {
  const column = describeColumns(GetImports, words)
  return {
    call: GetImports,
    columns: [
      column.text('FileName', 'columns.FileName'),
      column.chosen('Status', 'columns.Status', 'states'),
      column.number('RowCount', 'columns.RowCount', { decimals: 0 }),
      column.number('Added', 'columns.Added', { decimals: 0 }),
      column.number('Changed', 'columns.Changed', { decimals: 0 }),
      column.number('LeftOut', 'columns.LeftOut', { decimals: 0 }),
      column.text('FullName', 'columns.FullName'),
      column.date('CreatedDate', 'columns.CreatedDate', { time: true }),
    ],
  }
}
