import { Localized, uuid, z } from '../../../core/call.ts'
import type { RecordKind } from '../../base/history/model.ts'

/** Single: the building stands for itself. Multiple: it is one of several under a property tag. */
export const propertyTypes = ['Single', 'Multiple'] as const
export type PropertyType = (typeof propertyTypes)[number]

/** The verticals (field BuildingType). Industrial has the section Property Characteristics. */
export const buildingTypes = [
  'Education',
  'Government',
  'Hospitality',
  'Industrial',
  'Life Science',
  'Medical',
  'Mixed Use',
  'Office',
  'Parking',
  'Residential',
  'Retail',
  'Senior Living',
  'Student Housing',
  'Other',
] as const
export type BuildingType = (typeof buildingTypes)[number]
export const industrial: BuildingType = 'Industrial'

export const PropertyTag = z.object({ PropertyTagId: uuid(), Name: z.string() })
export type PropertyTag = z.output<typeof PropertyTag>

export const Shift = z.object({ Start: z.string(), End: z.string() })
export type Shift = { Start: string; End: string }

/** A building as lists and pickers show it. */
export const PropertyRow = z.object({
  id: uuid(),
  Name: Localized(),
  Code: z.string(),
  PropertyTag: z.nullable(PropertyTag),
  PropertyType: z.nullable(z.enum(propertyTypes)),
  AddressLine1: z.string(),
  AddressLine2: z.nullable(z.string()),
  City: z.string(),
  State: z.string(),
  Zip: z.string(),
  Country: z.string(),
  BuildingType: z.string(),
  Region: z.nullable(z.string()),
  Market: z.nullable(z.string()),
  LogoFilename: z.nullable(z.string()),
})
export type PropertyRow = z.output<typeof PropertyRow>

/** A building in the list of buildings: with `Figures` also its last 30 days, and since when it is archived. */
export const ListedProperty = z.object({
  ...PropertyRow.shape,
  Version: z.int(),
  ArchivedDate: z.nullable(z.int()),
  ScanCount: z.optional(z.int()),
  FeedbackCount: z.optional(z.int()),
  AverageScore: z.optional(z.nullable(z.number())),
})
export type ListedProperty = z.output<typeof ListedProperty>

/** What only the section Basic Info tells of a building: left out for who may not see it. */
export const PropertyDetails = z.object({
  AccountName: z.nullable(Localized()),
  TotalSquareFeet: z.nullable(z.int()),
  ContactPhoneNumber: z.nullable(z.string()),
  ContactEmail: z.string(),
  Website: z.nullable(z.string()),
  TrackScanData: z.boolean(),
  PlannedEngineeringHours: z.nullable(z.int()),
  Shifts: z.array(Shift),
})
export type PropertyDetails = z.output<typeof PropertyDetails>

/** A whole building. Sections add their own fields. */
export const Property = z.object({
  ...PropertyRow.shape,
  GroupId: uuid(),
  Version: z.int(),
  TimeZone: z.string(),
  /** Since when it is out of use; null: in use. */
  ArchivedDate: z.nullable(z.int()),
  ...z.partial(PropertyDetails).shape,
})
export type Property = z.output<typeof Property>

/** The kind of record of a history, and the permission to read it. */
export const buildingKind: RecordKind = {
  Object: 'building',
  kind: { en: 'Building', es: 'Edificio', fr: 'Immeuble' },
  may: ['ManagePropertyInfo'],
}
