import { calendarDay, Localized, list, listTotal, read, text, uuid, z } from '../../../core/call.ts'
import { hints } from '../../../core/hints.ts'
import { isTime } from '../../../core/times.ts'
import { leadStages, reportsFlag } from '../../codes/leads/model.ts'
import { figuresAsked } from '../../property/buildings/askedDays.ts'
import {
  CheckInEventRow,
  CheckInRow,
  ColumnName,
  checkInTypes,
  DailyReportRow,
  dailyReports,
  LeadCaptureRow,
  LeadEventInfoRow,
  MaintenanceRequestRow,
  placeReports,
  placeReportTypes,
  SupportRow,
  VacancyLeadRow,
} from './model.ts'

/** Whose: an account or a building; of which days; what a search holds. */
const asked = { ...figuresAsked, text: z.optional(text()) }
const placeMay = [reportsFlag, ...Object.values(placeReports)] as const

export const GetVacancyLeads = list('Vacancy/GetVacancyLeads', {
  summary: 'Who asked about a space that is for rent, and how far each lead has come',
  scope: 'group',
  may: [reportsFlag, 'VacancyLead'],
  rows: 'VacancyLeads',
  row: VacancyLeadRow,
  filter: z.strictObject({ ...asked, stage: z.optional(z.enum(leadStages)) }),
  sort: ['CreatedDate', 'Name', 'QrName', 'Stage'],
  perPage: 25,
})

export const GetLeadEventInfos = list('LeadCapture/GetLeadEventInfos', {
  summary: 'Signs of a type with how often each was scanned, what was sent by it in a period, and how many of its leads were won',
  scope: 'group',
  may: placeMay,
  rows: 'LeadEventInfos',
  row: LeadEventInfoRow,
  filter: z.strictObject({ ...asked, type: z.enum(placeReportTypes) }),
  sort: ['Name', 'Floor', 'Unit', 'ParticipantNumber', 'Scans'],
  perPage: 25,
})

const captures = list('LeadCapture/GetLeadCaptures', {
  summary: 'What was sent by one sign, the newest first, with a column for each question that its form asks beside the usual ones',
  scope: 'group',
  may: placeMay,
  rows: 'LeadCaptures',
  row: LeadCaptureRow,
  filter: z.strictObject({ ...asked, type: z.enum(placeReportTypes), eventId: uuid() }),
  sort: ['SubmitDate', 'Name', 'RentalDate', 'Stage'],
  perPage: 25,
})
export const GetLeadCaptures = {
  ...captures,
  output: z.object({ LeadCaptures: z.array(LeadCaptureRow), ColumnNames: z.array(ColumnName), ...listTotal }),
}

export const GetMaintenanceRequests = list('Maintenance/GetMaintenanceRequests', {
  summary: 'What was reported for repair, the newest first',
  scope: 'group',
  may: reportsFlag,
  rows: 'MaintenanceRequests',
  row: MaintenanceRequestRow,
  filter: z.strictObject(asked),
  sort: ['Date', 'Name', 'Urgency'],
  perPage: 25,
})

export const GetSupports = list('Support/GetSupports', {
  summary: 'Requests for support about codes, the newest first',
  scope: 'group',
  may: reportsFlag,
  rows: 'Supports',
  row: SupportRow,
  filter: z.strictObject(asked),
  sort: ['CreatedDate', 'Name'],
  perPage: 25,
})

export const GetCheckInEvents = list('LeadCapture/GetCheckInEvents', {
  summary: 'Signs at which people say that they are here, with how many did in a period',
  scope: 'group',
  may: reportsFlag,
  rows: 'CheckInEvents',
  row: CheckInEventRow,
  filter: z.strictObject({ ...asked, type: z.enum(checkInTypes) }),
  sort: ['EventName', 'ParticipantNumber'],
  perPage: 25,
})

export const GetCheckIns = list('LeadCapture/GetCheckIns', {
  summary: 'Who said that they are here, at all signs of a type or at one',
  scope: 'group',
  may: reportsFlag,
  rows: 'CheckIns',
  row: CheckInRow,
  filter: z.strictObject({ ...asked, type: z.enum(checkInTypes), eventId: z.optional(uuid()) }),
  sort: ['Name', 'SubmitDate', 'CompanyName'],
  perPage: 25,
})

const daily = {
  scope: 'group',
  rows: 'Reports',
  row: DailyReportRow,
  /** `rId`: the code of the sign; `Day`: by the clock of its building, today unless said; `Until`: the 24 hours that end then on that day. */
  filter: z.strictObject({
    gId: uuid(),
    rId: uuid(),
    tableName: z.optional(z.enum(dailyReports)),
    Day: z.optional(calendarDay()),
    Until: z.optional(text(5).check(z.refine(isTime, hints.time))),
  }),
  sort: ['Email', 'Name', 'SubmitDate'],
  perPage: 100,
} as const

export const GetVacancyReport = list('Report/GetVacancyReport', {
  ...daily,
  summary: 'Who asked about a space at one sign on a day',
  may: [reportsFlag, 'VacancyLead'],
})

export const GetFieldMarketingReport = list('Report/GetFieldMarketingReport', {
  ...daily,
  summary: 'Who left their contact at one sign on a day',
  may: [reportsFlag, 'FieldMarketing'],
})

export const GetEventReport = list('Report/GetEventReport', {
  ...daily,
  summary: 'Who registered for an event at one sign on a day, and whether they came',
  may: [reportsFlag, 'RegistrantList'],
})

export const GetDailySign = read('Report/GetDailySign', {
  summary: 'The sign of a daily report: what it is called and where it hangs',
  scope: 'group',
  may: [reportsFlag, 'VacancyLead', 'FieldMarketing', 'RegistrantList'],
  ids: { QrCodeId: 'qr_code' },
  input: z.strictObject({ gId: uuid(), QrCodeId: uuid() }),
  output: z.object({ QrName: z.string(), Location: z.string(), BuildingId: uuid(), BuildingName: Localized(), TimeZone: z.string() }),
})
