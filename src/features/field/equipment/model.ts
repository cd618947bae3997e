import { Localized, text, uuid, z } from '../../../core/call.ts'
import { FileRef } from '../../../core/fileRef.ts'
import { equipmentTypeCodes, stopTypes, tagTypes } from './equipmentTypes.ts'
import { EquipmentQuestion } from './questions.ts'

/** What of a piece of equipment is counted for its integrity and can be missing; `Any`: one of them at least. */
export const equipmentGaps = ['Any', 'Manufacturer', 'PartNumber', 'Tolerance', 'Photo'] as const
export type EquipmentGap = (typeof equipmentGaps)[number]

/** The key of the facet that equipment is of its code. */
export const facetKey = 'Equipment'
export const mostPhotos = 10

const StopType = z.enum(stopTypes)
const EquipmentTypeCode = z.enum(equipmentTypeCodes)
const TagType = z.enum(tagTypes)
/** A calendar day, `2029-06-30`. */
const day = () => z.nullable(text(10))
/** A figure of a reading. */
const figure = () => z.nullable(z.number().check(z.minimum(-1e12), z.maximum(1e12)))

/** What is kept of a piece of equipment or a location with its code: the value of the facet. */
export const EquipmentFacts = z.strictObject({
  StopType,
  Type: EquipmentTypeCode,
  TagType: z._default(z.nullable(TagType), null),
  IsLadder: z._default(z.boolean(), false),
  MechanicalSpaceId: z._default(z.nullable(uuid()), null),
  MechanicalSystem: z._default(text(100), ''),
  SerialNo: z._default(text(100), ''),
  ManufacturerPartNumber: z._default(text(100), ''),
  Manufacturer: z._default(text(100), ''),
  ExtinguisherType: z._default(text(60), ''),
  ExpirationDate: z._default(day(), null),
  WarrantyDate: z._default(day(), null),
  ToleranceMin: z._default(figure(), null),
  ToleranceMax: z._default(figure(), null),
  IntegrationId: z._default(text(100), ''),
  IntegrationType: z._default(text(100), ''),
  UploadFiles: z._default(z.array(FileRef).check(z.maxLength(mostPhotos)), []),
  Handbook: z._default(z.nullable(FileRef), null),
})
export type EquipmentFacts = z.output<typeof EquipmentFacts>

const DisplayText = z.object({ en: z.string(), es: z.string(), fr: z.string() })

/** A row of the library (B-FIELD-025). `Tolerance…` null: none; `QrType` is what its code is listed as, `PointingUrl` its address. */
export const EquipmentRow = z.object({
  EquipmentId: uuid(),
  QrCodeId: uuid(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  SignId: z.int(),
  EquipmentName: z.string(),
  TagType: z.nullable(z.string()),
  TagTypeDisplayText: z.nullable(DisplayText),
  StopType: z.string(),
  Type: z.string(),
  EquipmentTypeDisplayText: DisplayText,
  IsLadder: z.boolean(),
  Location: z.string(),
  MechanicalSpaceId: z.nullable(uuid()),
  MechanicalSpace: z.string(),
  MechanicalSystem: z.string(),
  Floor: z.string(),
  InstallationNote: z.string(),
  SerialNo: z.string(),
  ManufacturerPartNumber: z.string(),
  ExpirationDate: z.nullable(z.string()),
  WarrantyDate: z.nullable(z.string()),
  Manufacturer: z.string(),
  ExtinguisherType: z.string(),
  ToleranceMin: z.nullable(z.number()),
  ToleranceMax: z.nullable(z.number()),
  IntegrationId: z.string(),
  IntegrationType: z.string(),
  PointingUrl: z.string(),
  UploadFiles: z.array(FileRef),
  Handbook: z.nullable(FileRef),
  QrType: z.string(),
  QrTypeDisplayText: DisplayText,
  ImageUrl: z.string(),
  Retired: z.boolean(),
  CreatedDate: z.int(),
})
export type EquipmentRow = z.output<typeof EquipmentRow>

/** A value of a filter, how it is called, and how many rows have it under the other filters. */
export const FilterCount = z.object({ Value: z.string(), DisplayText, Count: z.int() })
export type FilterCount = z.output<typeof FilterCount>

/** A room of a building; `Equipment`: how many pieces stand in it. */
export const MechanicalSpaceRow = z.object({
  id: uuid(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  SpaceName: z.string(),
  Floor: z.string(),
  Note: z.string(),
  Equipment: z.int(),
  Version: z.int(),
})
export type MechanicalSpaceRow = z.output<typeof MechanicalSpaceRow>

/** A type with its questions; `TemplateId` null: none were composed. `Equipment`: at how many stops of the building they are asked. */
export const TemplateRow = z.object({
  TemplateId: z.nullable(uuid()),
  StopType: z.string(),
  StopTypeDisplayText: DisplayText,
  Type: z.string(),
  EquipmentTypeDisplayText: DisplayText,
  Questions: z.int(),
  Equipment: z.int(),
})
export type TemplateRow = z.output<typeof TemplateRow>

/** The questions of a type in a building; without a template of its own those that every form has. */
export const QuestionTemplate = z.object({
  TemplateId: z.nullable(uuid()),
  StopType,
  Type: EquipmentTypeCode,
  Fields: z.array(EquipmentQuestion),
  Version: z.nullable(z.int()),
  Equipment: z.int(),
})

/** How many pieces there are, and how many with each of the four facts; `Integrity` is the mean of the four shares, 0 to 1; null without a piece. */
export const IntegrityCounts = z.object({
  Total: z.int(),
  Manufacturer: z.int(),
  PartNumber: z.int(),
  Photo: z.int(),
  Tolerance: z.int(),
  Integrity: z.nullable(z.number()),
})
export type IntegrityCounts = z.output<typeof IntegrityCounts>
