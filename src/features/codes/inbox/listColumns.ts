import { hoursInSentence } from '../../../core/bookedWords.ts'
import { choiceLabel } from '../../../core/labels.ts'
import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import type { Language } from '../../../core/words.ts'
import { locationLabel } from '../../property/entityTypes/model.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { bookingLabel, describeBooking, isBookingType } from '../requests/bookings.ts'
import { words as workWords } from '../requestWork/words.ts'
import { GetRequests, type RequestRow } from './contract.ts'
import { words } from './words.ts'

const column = describeColumns(GetRequests, words)

/** What a request is, by the type of its code, in words. */
export const requestTypeLabel = (type: string, language: Language): string => definitionOf(type)?.Label[language] ?? type

/** How far a request is, in words: who has come has not booked. */
export const statusLabel = ({ Status, FunctionalityType }: Pick<RequestRow, 'Status' | 'FunctionalityType'>, language: Language): string =>
  Status === 'Booked'
    ? bookingLabel(Status, FunctionalityType)[language]
    : (choiceLabel({ words, under: 'status' }, Status, language) ?? Status)

/** What a request is about: of a booking what is booked and when, then what was said. */
export const describeRequest = (row: RequestRow, language: Language): string =>
  [isBookingType(row.FunctionalityType) && describeBooking(row, language), row.Detail].filter(Boolean).join(' · ')

/** The columns of the list of requests, on its screen and in its files. */
export const requestColumns: DescribedList<typeof GetRequests> = {
  call: GetRequests,
  columns: [
    column.text('Number', 'col.Number'),
    column.date('CreatedDate', 'col.CreatedDate'),
    column.said('Status', 'col.Status', (row, { language }) => statusLabel(row, language)),
    column.said('FunctionalityType', 'col.FunctionalityType', (row, { language }) => requestTypeLabel(row.FunctionalityType, language)),
    column.said('Detail', 'col.Detail', (row, { language }) => describeRequest(row, language)),
    column.chosen('Urgency', 'col.Urgency', 'urgency'),
    column.text('Name', 'col.Name'),
    column.text('AssigneeName', 'col.AssigneeName'),
    column.text('DoneBy', 'col.DoneBy'),
    column.date('DueDate', 'col.DueDate'),
    column.localized('BuildingName', 'col.BuildingName'),
    column.said('Location', 'col.Location', (row, { language }) =>
      [locationLabel(row.Location, language), row.Floor].filter(Boolean).join(', '),
    ),
    column.text('QrName', 'col.QrName'),
    column.text('VenueName', 'col.VenueName'),
    column.day('Day', 'col.Day'),
    column.said('Hours', 'col.Hours', (row, { language }) => hoursInSentence(row.StartTime, row.EndTime, language)),
    column.text('NumberOfGuests', 'col.NumberOfGuests'),
    column.text('HostName', 'col.HostName'),
    column.text('Unit', 'col.Unit'),
    column.text('RequestType', 'col.RequestType'),
    column.text('CompanyName', 'col.CompanyName'),
    column.text('Email', 'col.Email'),
    column.phone('PhoneNumber', 'col.PhoneNumber'),
    column.date('DoneDate', 'col.DoneDate'),
    column.number('Score', 'col.Score', { decimals: 1 }),
    column.said('Channel', 'col.Channel', ({ Channel }, { language }) => (Channel ? workWords[language].channels[Channel] : '')),
    column.number('Cost', 'col.Cost', { decimals: 2 }),
    column.number('Reopened', 'col.Reopened'),
  ],
}
