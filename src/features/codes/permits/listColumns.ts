import { hoursInSentence } from '../../../core/bookedWords.ts'
import { formatDay } from '../../../core/days.ts'
import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import type { Language } from '../../../core/words.ts'
import { GetPermits } from './contract.ts'
import { words } from './words.ts'

type PermitDay = { Day: string | null; StartTime: string | null; EndTime: string | null }
/** A day and hours by the clock of the building: `Mar 31, 2027, 8–11:30 AM`; '' where none were asked for. */
export const describePermitHours = ({ Day, StartTime, EndTime }: PermitDay, language: Language): string =>
  Day === null ? '' : [formatDay(Day, language), hoursInSentence(StartTime, EndTime, language)].filter(Boolean).join(', ')

const permit = describeColumns(GetPermits, words)
export const permitColumns: DescribedList<typeof GetPermits> = {
  call: GetPermits,
  columns: [
    permit.text('Number', 'col.Number'),
    permit.text('Name', 'col.Name'),
    permit.text('CompanyName', 'col.Company'),
    permit.chosen('Standing', 'col.Status', 'standings'),
    // By the clock of the building, wherever the reader is.
    permit.said(
      'StartDate',
      'col.When',
      ({ Day, StartTime, EndTime }, { language }) => describePermitHours({ Day, StartTime, EndTime }, language),
      {
        value: ({ StartDate }) => (StartDate === null ? null : new Date(StartDate)),
        numberFormat: 'mm/dd/yyyy hh:mm',
      },
    ),
    permit.text('Unit', 'col.Unit'),
    permit.text('Area', 'col.Area'),
    permit.text('Detail', 'col.Detail'),
    permit.date('CreatedDate', 'col.Asked', { time: true }),
    permit.text('Approver', 'col.Approver'),
    permit.text('Reason', 'col.Reason'),
    permit.date('BegunDate', 'col.Begun', { time: true }),
    permit.date('EndedDate', 'col.Ended', { time: true }),
    permit.number('Hours', 'col.Hours'),
    permit.number('Amount', 'col.Amount'),
    permit.said('Late', 'col.Late', ({ Late }, { language }) => (Late ? words[language].late : '')),
    permit.phone('PhoneNumber', 'col.Phone'),
  ],
}
