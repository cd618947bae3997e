import type { Input } from '../../../core/call.ts'
import type { EditProperty } from '../../../features/property/propertyPage/contract.ts'
/** The shapes of the demo world. Field names follow the specification; names in lower case are hints for the seeding code only. */

export type Localized = { en: string; es: string }
export type Country = 'USA' | 'Canada'
export type GroupKey = 'harborline' | 'northgate'
export type Vertical = 'Office' | 'Industrial' | 'Retail' | 'Residential' | 'Medical' | 'Education' | 'Hospitality' | 'Mixed Use'

export type DemoGroup = {
  key: GroupKey
  GroupName: Localized
  AddressLine1: string
  AddressLine2: string
  City: string
  State: string
  Zip: string
  Country: Country
  ContactPhoneNumber: string
  ContactEmail: string
  Website: string
  PrimaryUserDisplayName: string
  PrimaryUserEmail: string
  PrimaryUserPhoneNumber: string
}

export type DemoChannel = { Name: string; MappedGroups: GroupKey[] }

/** `HH:MM`, local time. */
export type DemoShift = { Start: string; End: string }

export type DemoBuilding = {
  group: GroupKey
  AccountName: Localized
  Name: Localized
  Code: string
  /** Present exactly when PropertyType is Multiple. */
  PropertyTag?: string
  PropertyType: 'Single' | 'Multiple'
  BuildingType: Vertical
  /** Industrial buildings only. */
  industrialType?: 'Warehouse & Distribution' | 'Cold Storage'
  TotalSquareFeet: number
  AddressLine1: string
  AddressLine2: string
  City: string
  State: string
  Zip: string
  Country: Country
  ContactPhoneNumber: string
  ContactEmail: string
  Website: string
  Region: string
  Market: string
  TrackScanData: boolean
  PlannedEngineeringHours: number
  Shifts: DemoShift[]
  Latitude: number
  Longitude: number
  TimeZone: string
  floors: number
  /** Scan volume relative to an average building (1). */
  traffic: number
  /** Shares of the languages other than English, 0–1. */
  languages: { es: number; fr: number }
  /** Its section Branding; most buildings have none. */
  branding?: Input<typeof EditProperty>['Branding']
}

export type DemoRole =
  | 'AcAdmin'
  | 'Admin'
  | 'Executive'
  | 'GM'
  | 'PM'
  | 'Manager'
  | 'ChiefEngineer'
  | 'Marketing'
  | 'Employee'
  | 'COIManager'
export type Team = 'Engineering' | 'Security' | 'Cleaning' | 'Property Team'

export type DemoUser = { group: GroupKey | undefined; Email: string; FullName: string; Title: string; Role: DemoRole; PhoneNumber: string }

export type DemoPerson = {
  buildingCode: string
  FullName: string
  Role: DemoRole
  Title: string
  Team: Team
  Ownership: 'InHouse' | 'OutSourced'
  Email: string
  Phone: string
}

export type EntityType =
  | 'Lobby'
  | 'Restroom'
  | 'Elevator'
  | 'Parking'
  | 'FitnessCenter'
  | 'ConferenceRoom'
  | 'Cafe'
  | 'LoadingDock'
  | 'Rooftop'
  | 'MailRoom'

/** A lasting change of mood at a place. The date is the latest such month and day at least 45 days before the end of the period. */
export type MoodShift = { month: number; day: number; mood: number; story: string }

type CodeBase = {
  buildingCode: string
  QrName: string
  SignId: string
  Floor: string
  Location: string
  InstallationNote: string
  /** Scan popularity, 0.2–6. */
  weight: number
}
export type FeedbackCode = CodeBase & {
  FunctionalityType: 'Feedback'
  EntityType: EntityType
  /** Mean mood before any shift, -1 (dreadful) to 1 (delightful). */
  mood: number
  shift?: MoodShift
}
export type UrlCode = CodeBase & { FunctionalityType: 'StaticUrl'; Url: string }
export type WifiCode = CodeBase & { FunctionalityType: 'Wifi'; SSID: string; NetworkType: 'WPA' | 'WPA2' | 'Unsecured'; Password: string }
export type CardCode = CodeBase & { FunctionalityType: 'CommentCard' }
export type DemoCode = FeedbackCode | UrlCode | WifiCode | CardCode

export type Language = 'en' | 'es' | 'fr'
export type FeedbackRole = 'Engineer' | 'Tenant' | 'Supplier' | 'Resident' | 'GM'

export type DemoFeedback = {
  SubmitDate: Date
  /** 1–5 */
  CSAT: number
  /** 1–7 */
  CES: number
  /** 0–10 */
  NPS: number
  Role: FeedbackRole
  Comment?: string
}

export type ScanEvent = { at: Date; SignId: string; buildingCode: string; Language: Language; feedback?: DemoFeedback }

/** Uniform numbers in [0, 1). */
export type Random = () => number
