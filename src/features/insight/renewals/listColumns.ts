import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { words as requestWords } from '../../codes/inbox/words.ts'
import { GetLeaseEnds, GetRenewals } from './contract.ts'
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

const lease = describeColumns(GetLeaseEnds, words)
export const leaseColumns: DescribedList<typeof GetLeaseEnds> = {
  call: GetLeaseEnds,
  columns: [
    lease.text('TenantName', 'col.Tenant'),
    lease.text('Unit', 'col.Unit'),
    lease.day('LeaseEnd', 'col.LeaseEnd'),
    lease.number('DaysLeft', 'col.DaysLeft', { decimals: 0 }),
    lease.text('Email', 'col.Email'),
    lease.phone('PhoneNumber', 'col.Phone'),
  ],
}
