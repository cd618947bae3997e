import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { words as leadWords } from '../../codes/leads/words.ts'
import { locationLabel } from '../../property/entityTypes/model.ts'
import {
  GetCheckInEvents,
  GetCheckIns,
  GetEventReport,
  GetFieldMarketingReport,
  GetLeadCaptures,
  GetLeadEventInfos,
  GetMaintenanceRequests,
  GetSupports,
  GetVacancyLeads,
  GetVacancyReport,
} from './contract.ts'
import { words } from './words.ts'

const stages = { words: leadWords, under: 'stages' } as const
const names = (files: readonly { Name: string }[]): string => files.map(one => one.Name).join(', ')

const vacancy = describeColumns(GetVacancyLeads, words)
export const vacancyColumns: DescribedList<typeof GetVacancyLeads> = {
  call: GetVacancyLeads,
  columns: [
    vacancy.text('QrName', 'col.QrName'),
    vacancy.date('CreatedDate', 'col.Date'),
    vacancy.text('Requestor.Name.en', 'col.Name'),
    vacancy.phone('Requestor.PhoneNumber', 'col.Phone'),
    vacancy.text('Requestor.Email', 'col.Email'),
    vacancy.text('Requestor.Detail', 'col.Details'),
    vacancy.chosen('Stage', 'col.Stage', stages),
    vacancy.text('NextStep', 'col.NextStep'),
    vacancy.day('NextDay', 'col.NextDay'),
    vacancy.text('AssigneeName', 'col.Owner'),
    vacancy.localized('BuildingName', 'col.Building'),
  ],
}

const place = describeColumns(GetLeadEventInfos, words)
/** The signs of any type; their screens name and choose what the documents ask for. */
export const placeColumns: DescribedList<typeof GetLeadEventInfos> = {
  call: GetLeadEventInfos,
  columns: [
    place.text('Name', 'col.Name'),
    place.localized('EntityName', 'col.Building'),
    place.text('Floor', 'col.Floor'),
    place.said('EventLocation', 'col.Location', ({ EventLocation }, { language }) => locationLabel(EventLocation, language)),
    place.text('Unit', 'col.Unit'),
    place.text('InstallationNote', 'col.InstallationNote'),
    place.number('ParticipantNumber', 'col.Leads', { decimals: 0 }),
    place.number('Scans', 'col.Scans', { decimals: 0 }),
    place.number('Won', 'col.Won', { decimals: 0 }),
  ],
}

const capture = describeColumns(GetLeadCaptures, words)
export const captureColumns: DescribedList<typeof GetLeadCaptures> = {
  call: GetLeadCaptures,
  columns: [
    capture.text('Name', 'col.Name'),
    capture.text('Email', 'col.Email'),
    capture.phone('PhoneNumber', 'col.Mobile'),
    capture.text('Unit', 'col.Unit'),
    capture.date('SubmitDate', 'col.SubmitDate'),
    capture.day('RentalDate', 'col.RentalDate'),
    capture.text('StartTime', 'col.StartTime'),
    capture.text('EndTime', 'col.EndTime'),
    capture.text('NumberOfGuests', 'col.People'),
    capture.chosen('Stage', 'col.Stage', stages),
    capture.text('NextStep', 'col.NextStep'),
    capture.day('NextDay', 'col.NextDay'),
    capture.text('AssigneeName', 'col.Owner'),
  ],
}

const repair = describeColumns(GetMaintenanceRequests, words)
export const maintenanceColumns: DescribedList<typeof GetMaintenanceRequests> = {
  call: GetMaintenanceRequests,
  columns: [
    repair.date('Date', 'col.RequestDate'),
    repair.text('Name.en', 'col.FullName'),
    repair.chosen('Urgency', 'col.Priority', 'urgency'),
    repair.said('Location', 'col.Location', ({ Location, Area }, { language }) =>
      [locationLabel(Location, language), Area].filter(Boolean).join(', '),
    ),
    repair.text('Unit', 'col.Unit'),
    repair.text('Detail', 'col.Details'),
    repair.said('Image', 'col.Image', row => names(row.Image)),
    repair.text('RequestTypeDisplayText.en', 'col.RequestType'),
    repair.text('SubRequestTypeDisplayText.en', 'col.SubRequestType'),
  ],
}

const support = describeColumns(GetSupports, words)
export const supportColumns: DescribedList<typeof GetSupports> = {
  call: GetSupports,
  columns: [
    support.localized('GroupName', 'col.Account'),
    support.localized('BuildingName', 'col.PropertyName'),
    support.date('CreatedDate', 'col.RequestDate'),
    support.text('Name.en', 'col.FullName'),
    support.text('Email', 'col.Email'),
    support.phone('PhoneNumber', 'col.MobileNo'),
    support.text('CompanyName', 'col.CompanyName'),
    support.chosen('Urgency', 'col.Priority', 'urgency'),
    support.text('Issues', 'col.SupportDetails'),
    support.said('UploadImages', 'col.Photo', row => names(row.UploadImages)),
  ],
}

const event = describeColumns(GetCheckInEvents, words)
export const checkInEventColumns: DescribedList<typeof GetCheckInEvents> = {
  call: GetCheckInEvents,
  columns: [
    event.text('EventName', 'col.Name'),
    event.text('EventLocation', 'col.Location'),
    event.number('ParticipantNumber', 'col.Requests', { decimals: 0 }),
  ],
}

const arrival = describeColumns(GetCheckIns, words)
export const checkInColumns: DescribedList<typeof GetCheckIns> = {
  call: GetCheckIns,
  columns: [
    arrival.text('Name', 'col.Name'),
    arrival.text('CompanyName', 'col.CompanyName'),
    arrival.phone('PhoneNumber', 'col.Phone'),
    arrival.text('Email', 'col.Email'),
    arrival.said('Location', 'col.Location', ({ Location }, { language }) => locationLabel(Location, language)),
    arrival.date('SubmitDate', 'col.Date', { time: true }),
  ],
}

// The three calls have the same rows.
const dailyColumns = (call: typeof GetVacancyReport): DescribedList<typeof GetVacancyReport> => {
  const column = describeColumns(GetVacancyReport, words)
  return {
    call,
    columns: [
      column.text('Name.en', 'col.fullName'),
      column.text('Email', 'col.Email'),
      column.phone('PhoneNumber', 'col.PhoneNo'),
      column.chosen('Status', 'col.Status', 'status'),
      ...(call === GetFieldMarketingReport
        ? [column.text('Year', 'col.Year'), column.date('SubmitDate', 'col.SubmitDate', { time: true })]
        : []),
      ...(call === GetVacancyReport ? [column.date('CreatedDate', 'col.Date', { time: true })] : []),
      ...(call === GetEventReport
        ? [
            column.said('CheckedIn', 'col.CheckedIn', ({ CheckedIn }, { phrase }) => phrase(words, CheckedIn ? 'yes' : 'no')),
            column.date('SubmitDate', 'col.SubmitDate', { time: true }),
          ]
        : []),
    ],
  }
}
/** What each daily report shows (C-COLUMN-004). */
export const dailyReportColumns = {
  Vacancy: dailyColumns(GetVacancyReport),
  FieldMarketing: dailyColumns(GetFieldMarketingReport),
  Event: dailyColumns(GetEventReport),
}
