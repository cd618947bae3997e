import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { words as requestWords } from '../../codes/inbox/words.ts'
import { GetRenewals } from './contract.ts'
import { words } from './words.ts'

const renewal = describeColumns(GetRenewals, words)
export const renewalColumns: DescribedList<typeof GetRenewals> = {
  call: GetRenewals,
  columns: [
    renewal.text('Name', 'col.Name'),
    renewal.text('Unit', 'col.Unit'),
    renewal.chosen('Decision', 'col.Decision', 'decisions'),
    renewal.text('Detail', 'col.Detail'),
    renewal.date('CreatedDate', 'col.Said', { time: true }),
    renewal.text('Owner', 'col.Owner'),
    renewal.chosen('Status', 'col.Status', { words: requestWords, under: 'status' }),
    renewal.text('Email', 'col.Email'),
    renewal.phone('PhoneNumber', 'col.Phone'),
  ],
}
