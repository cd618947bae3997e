import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { words as requestWords } from '../../codes/inbox/words.ts'
import { GetSlaRequests } from './contract.ts'
import { words } from './words.ts'

const request = describeColumns(GetSlaRequests, words)
export const slaColumns: DescribedList<typeof GetSlaRequests> = {
  call: GetSlaRequests,
  columns: [
    request.text('Number', 'col.Number'),
    request.text('Detail', 'col.Detail'),
    request.text('SupplierName', 'col.Supplier'),
    request.chosen('Urgency', 'col.Urgency', { words: requestWords, under: 'urgency' }),
    request.chosen('Status', 'col.Status', { words: requestWords, under: 'status' }),
    request.date('CreatedDate', 'col.Asked', { time: true }),
    request.number('ResponseHours', 'col.Response', { decimals: 1 }),
    request.number('CompletionHours', 'col.Completion', { decimals: 1 }),
    request.number('LateHours', 'col.Late', { decimals: 1 }),
  ],
}
