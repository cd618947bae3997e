import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { GetStaffCheckRecordSummaries, GetVisits } from './contract.ts'
import { words } from './words.ts'

const minutesOf = ({ InDate, OutDate }: { InDate: number; OutDate: number | null }): number | null =>
  OutDate === null ? null : Math.round((OutDate - InDate) / 60_000)

const visit = describeColumns(GetVisits, words)
export const visitColumns: DescribedList<typeof GetVisits> = {
  call: GetVisits,
  columns: [
    visit.text('Name', 'col.Name'),
    visit.chosen('Kind', 'col.Kind', 'kinds'),
    visit.text('CompanyName', 'col.Company'),
    visit.text('HostName', 'col.Host'),
    visit.text('Unit', 'col.Unit'),
    visit.text('Purpose', 'col.Purpose'),
    visit.date('InDate', 'col.In', { time: true }),
    visit.date('OutDate', 'col.Out', { time: true }),
    visit.said('Minutes', 'col.Minutes', row => String(minutesOf(row) ?? ''), { value: minutesOf }),
    visit.phone('PhoneNumber', 'col.Phone'),
  ],
}

const staff = describeColumns(GetStaffCheckRecordSummaries, words)
export const staffColumns: DescribedList<typeof GetStaffCheckRecordSummaries> = {
  call: GetStaffCheckRecordSummaries,
  columns: [
    staff.day('Date', 'col.Date'),
    staff.text('Name', 'col.Name'),
    staff.text('ClockInTime', 'col.ClockIn'),
    staff.text('ClockOutTime', 'col.ClockOut'),
    staff.number('WorkdayHours', 'col.Workday'),
    staff.number('BreakHours', 'col.Breaks'),
    staff.number('TotalHours', 'col.Total'),
  ],
}
