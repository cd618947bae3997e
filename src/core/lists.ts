/** Reference lists of document 1 that several areas share, letter for letter. Lists of one area stand with it. */

export const serviceRequestCategories = [
  'AfterHours',
  'Cleaning',
  'Electrical',
  'ElevatorEscalator',
  'Exterior',
  'FireLifeSafety',
  'HVAC',
  'KeysLocksDoorsWindows',
  'MaintenanceRepairs',
  'Other',
  'Plumbing',
  'Security',
] as const
export type ServiceRequestCategory = (typeof serviceRequestCategories)[number]

export const roundTypes = [
  'Library',
  'Engineering',
  'AEDInspection',
  'FireExtinguisherInspection',
  'SecurityPatrol',
  'Cleaning',
  'Inspection',
  'Installation',
  'Maintenance',
  'PreventativeMaintenance',
  'Flexible',
  'EquipDetailCollectRounds',
  'MobileMap',
] as const
export type RoundType = (typeof roundTypes)[number]

export const formFieldTypes = [
  'DropDown',
  'BooleanChoice',
  'Number',
  'CheckBox',
  'Text',
  'SingleChoice',
  'TakePhoto',
  'BoolSingleChoice',
  'Date',
  'BoolOnOff',
  'TextLine',
] as const
export type FormFieldType = (typeof formFieldTypes)[number]

/** How a measured number is compared with its tolerance. */
export const toleranceOperators = [
  'greater than',
  'greater or equal',
  'less than',
  'less or equal',
  'equal',
  'not equal',
  'inside range',
  'outside range',
] as const
export type ToleranceOperator = (typeof toleranceOperators)[number]

export const reportTypes = [
  'Vacancy',
  'EVRequest',
  'Support',
  'LeadCapture',
  'FieldMarketing',
  'Maintenance',
  'BathroomService',
  'Feedback',
  'RoomRental',
] as const
export type ReportType = (typeof reportTypes)[number]

export const insuranceStatuses = ['Active', 'Expired', 'Expiring', 'PendingVerify', 'Rejected'] as const
export type InsuranceStatus = (typeof insuranceStatuses)[number]
export const insuranceOwnerTypes = ['Tenant', 'Vendor'] as const
export type InsuranceOwnerType = (typeof insuranceOwnerTypes)[number]
export const coverageKinds = [
  "Worker's Compensation",
  'Commercial General Liability',
  'Commercial Automotive Liability',
  'Umbrella Liability',
  'Crime Insurance',
] as const
export type CoverageKind = (typeof coverageKinds)[number]

/** Where a code is placed. */
export const placements = ['QrHub', 'QrCode', 'Round', 'Inspection'] as const

export const eventKinds = ['Adhoc', 'Survey', 'Round'] as const
export type EventKind = (typeof eventKinds)[number]
export const audiences = ['Client', 'Internal'] as const
export type Audience = (typeof audiences)[number]
export const contactMethods = ['Text', 'Email'] as const
export type ContactMethod = (typeof contactMethods)[number]
export const tagModes = ['QR Only', 'QR + NFC', 'NFC Only'] as const
export type TagMode = (typeof tagModes)[number]

/** The five ratings; their colours are tokens of the theme. */
export const starRatings = [1, 2, 3, 4, 5] as const
export type StarRating = (typeof starRatings)[number]

/** What an industrial building is. */
export const industrialPropertyTypes = [
  'Manufacturing',
  'Warehouse & Distribution',
  'Industrial Park',
  'R&D',
  'Data Center',
  'Cold Storage',
  'Flex Space',
] as const
export type IndustrialPropertyType = (typeof industrialPropertyTypes)[number]
