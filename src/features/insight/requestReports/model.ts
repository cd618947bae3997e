import { Localized, moment, uuid, z } from '../../../core/call.ts'
import { FileRef } from '../../../core/fileRef.ts'
import type { Permission } from '../../../core/permissions.ts'
import { leadStages } from '../../codes/leads/model.ts'
import { requestStatuses, urgencies } from '../../codes/requests/model.ts'

/** Types of codes whose submissions are read sign by sign, each with the permission of its report beside `ManageReports`. */
export const placeReports = {
  FieldMarketing: 'FieldMarketing',
  LeadCapture: 'LeadCapture',
  EVRequest: 'EVRequestReport',
  RoomRental: 'RoomRental',
} as const satisfies Record<string, Permission>
export type PlaceReport = keyof typeof placeReports
export const placeReportTypes = Object.keys(placeReports) as [PlaceReport, ...PlaceReport[]] // its own keys

export const isPlaceReport = (type: string): type is PlaceReport => Object.hasOwn(placeReports, type)

/** Types by which people say that they are here. */
export const checkInTypes = ['CheckIn', 'GuestCheckIn', 'TourCheckIn', 'SupplierCheckin'] as const

/** Who a submission is of, by the words of the documents. */
export const PersonName = z.object({ en: z.string() })

/** How far a lead has come; one that nobody has handled is new, of version 0. */
export const leadFacts = {
  Stage: z.enum(leadStages),
  LostReason: z.string(),
  NextStep: z.string(),
  NextDay: z.nullable(z.string()),
  AssigneeId: z.nullable(uuid()),
  AssigneeName: z.string(),
  /** The owner has left, or works in this building no more. */
  AssigneeLeft: z.boolean(),
  LeadVersion: z.int(),
}

export const VacancyLeadRow = z.object({
  id: uuid(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  QrCodeId: uuid(),
  QrName: z.string(),
  CreatedDate: moment(),
  Requestor: z.object({ Name: PersonName, PhoneNumber: z.string(), Email: z.string(), Detail: z.string() }),
  ...leadFacts,
})

/** A sign at which something is asked, and what came of it. `acId`: its code. */
export const LeadEventInfoRow = z.object({
  acId: uuid(),
  BuildingId: uuid(),
  /** The name of the code, and what it calls itself to visitors. */
  Name: z.string(),
  EventName: z.string(),
  Floor: z.string(),
  EventLocation: z.string(),
  Unit: z.string(),
  InstallationNote: z.string(),
  /** The building. */
  EntityName: Localized(),
  /** What was sent in the period; how often the code was scanned; how many of its leads were won. */
  ParticipantNumber: z.int(),
  Scans: z.int(),
  Won: z.int(),
})

/** A column that a form has made: what it asks. */
export const ColumnName = z.object({
  Key: z.string(),
  Label: z.object({ en: z.string(), es: z.string(), fr: z.string() }),
  FieldStyle: z.string(),
})
export type ColumnName = z.output<typeof ColumnName>
/** An answer under such a column, by its `Key`. */
export const ColumnAnswer = z.object({ Text: z.string(), Files: z.array(FileRef) })

export const LeadCaptureRow = z.object({
  id: uuid(),
  BuildingId: uuid(),
  QrName: z.string(),
  Name: z.string(),
  PhoneNumber: z.string(),
  Email: z.string(),
  SubmitDate: moment(),
  Unit: z.string(),
  RentalDate: z.nullable(z.string()),
  StartTime: z.nullable(z.string()),
  EndTime: z.nullable(z.string()),
  NumberOfGuests: z.string(),
  Columns: z.record(z.string(), ColumnAnswer),
  ...leadFacts,
})

export const MaintenanceRequestRow = z.object({
  id: uuid(),
  BuildingId: uuid(),
  Date: moment(),
  Name: PersonName,
  Urgency: z.nullable(z.enum(urgencies)),
  EntityType: z.string(),
  Location: z.string(),
  Unit: z.string(),
  Detail: z.string(),
  Image: z.array(FileRef),
  Area: z.string(),
  RequestTypeDisplayText: PersonName,
  SubRequestTypeDisplayText: PersonName,
})

export const SupportRow = z.object({
  id: uuid(),
  GroupName: Localized(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  CreatedDate: moment(),
  Name: PersonName,
  Email: z.string(),
  PhoneNumber: z.string(),
  CompanyName: z.string(),
  Urgency: z.nullable(z.enum(urgencies)),
  Issues: z.string(),
  UploadImages: z.array(FileRef),
})

/** A row of the daily report of a sign (C-FIELD-010). `CheckedIn`: the person came to the event. */
export const DailyReportRow = z.object({
  id: uuid(),
  Name: PersonName,
  Email: z.string(),
  PhoneNumber: z.string(),
  Status: z.enum([...leadStages, ...requestStatuses]),
  SubmitDate: moment(),
  CreatedDate: moment(),
  Year: z.string(),
  CheckedIn: z.boolean(),
})

export const CheckInEventRow = z.object({
  acId: uuid(),
  EventName: z.string(),
  EventLocation: z.string(),
  StartDate: z.string(),
  EndDate: z.string(),
  ParticipantNumber: z.int(),
})
export const CheckInRow = z.object({
  id: uuid(),
  Name: z.string(),
  CompanyName: z.string(),
  PhoneNumber: z.string(),
  Email: z.string(),
  Location: z.string(),
  SubmitDate: moment(),
})

/** Which daily report: what its sign does. */
export const dailyReports = ['FieldMarketing', 'Vacancy', 'Event'] as const
export type DailyReport = (typeof dailyReports)[number]
