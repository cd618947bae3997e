import { Localized, text, uuid, z } from '../../../core/call.ts'
import { FieldText } from '../../base/fields/model.ts'
import type { RecordKind } from '../../base/history/model.ts'
import { equipmentTypeCodes, stopTypes, tagTypes } from '../equipment/equipmentTypes.ts'
import { EquipmentQuestion, mostQuestions } from '../equipment/questions.ts'
import { dataIntegrities, frequencies, inspectionTypes, mostTimes, periods, roundTypes } from './roundTypes.ts'

export const mostStops = 300
/** A calendar day, `2029-06-30`. */
const day = () => z._default(z.nullable(text(10)), null)
const off = () => z._default(z.boolean(), false)
const DisplayText = z.object({ en: z.string(), es: z.string(), fr: z.string() })

/** How the code of a round or of a new stop is printed; '' as its best practice has it. */
const printFields = {
  InstallationNote: z._default(text(1000), ''),
  Quantity: z._default(text(4), ''),
  Material: z._default(text(40), ''),
  Size: z._default(text(40), ''),
  Orientation: z._default(text(40), ''),
  Color: z._default(text(40), ''),
  PrintTemplate: z._default(text(40), ''),
  FileFormat: z._default(text(10), ''),
}

/** Systems that plan maintenance, as the documents name what is asked of them. */
export const pmSystemTypes = ['BEPreMaintenance', 'AngusPreMaintenance'] as const
export type PmSystemType = (typeof pmSystemTypes)[number]

/** One due date of a preventative maintenance in the customer's own system (B-FIELD-036). */
export const LinkedPm = z.strictObject({ ScheduleId: text(60), Title: text(200), EquipmentId: z._default(z.nullable(uuid()), null) })

/** The settings of a round (B-FIELD-035); `QrName` is its name. */
export const RoundSettings = z.strictObject({
  RoundType: z.enum(roundTypes),
  QrName: text(200),
  StartText: z._default(FieldText(500), { en: '' }),
  InspectionType: z._default(z.nullable(z.enum(inspectionTypes)), null),
  Frequency: z.enum(frequencies),
  Times: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(mostTimes))), null),
  Period: z._default(z.nullable(z.enum(periods)), null),
  DueDate: day(),
  /** Minutes. */
  EstimatedTime: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(1440))), null),
  DataIntegrity: z._default(z.enum(dataIntegrities), 'Off'),
  LastInspectionDate: day(),
  FlexEnable: off(),
  GeoEnable: off(),
  StopGeoEnable: off(),
  OfflineEnable: off(),
  WorkLetter: off(),
  WalkingDirectionEnable: off(),
  /** Who walks need not sign in. */
  Skip1FA: off(),
  SREnable: off(),
  LinkedPM: z._default(z.array(LinkedPm).check(z.maxLength(100)), []),
  ...printFields,
})
export type RoundSettings = z.output<typeof RoundSettings>

/** A stop (B-FIELD-039). `StopId` stays over versions; `EquipmentId` where it is of the library; with `NewQr` a code is made for it. */
export const RoundStop = z.strictObject({
  StopId: uuid(),
  EquipmentId: z._default(z.nullable(uuid()), null),
  EquipmentName: text(200),
  EquipmentType: z._default(z.nullable(z.enum(equipmentTypeCodes)), null),
  StopType: z.enum(stopTypes),
  Floor: z._default(text(40), ''),
  MechanicalSpace: z._default(z.nullable(uuid()), null),
  ScanRequired: off(),
  TapRequired: off(),
  TagType: z._default(z.nullable(z.enum(tagTypes)), null),
  PhotoRequired: off(),
  VideoRequired: off(),
  AlertRequired: off(),
  Required: off(),
  NewQr: off(),
  SignId: z._default(text(9), ''),
  QrCodeId: z._default(z.nullable(uuid()), null),
  PageHeader: z._default(text(120), ''),
  /** The template of questions that the stop began with. */
  FormTemplateId: z._default(z.nullable(uuid()), null),
  FormTemplateFields: z._default(z.array(EquipmentQuestion).check(z.maxLength(mostQuestions)), []),
  ...printFields,
})
export type RoundStop = z.output<typeof RoundStop>

const Assigner = z.nullable(z.object({ UserId: uuid(), Name: Localized() }))
const ends = { en: z.string(), es: z.string(), fr: z.string() }

/** A round with its stops as they are now, for the builder. */
export const Round = z.object({
  ...RoundSettings.shape,
  RoundId: uuid(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  Version: z.int(),
  /** The version of its settings and stops. */
  Number: z.int(),
  RoundTypeDisplayText: DisplayText,
  QrId: z.nullable(uuid()),
  Assigner,
  Retired: z.boolean(),
  Stops: z.array(RoundStop),
})
export type Round = z.output<typeof Round>

/** A row of the list (B-FIELD-037). `CompletedTicket` and `NewTicket`: the previous and the next date, epoch ms. */
export const RoundRow = z.object({
  RoundId: uuid(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  Version: z.int(),
  RoundType: z.enum(roundTypes),
  RoundTypeDisplayText: DisplayText,
  QrId: z.nullable(uuid()),
  QrName: z.string(),
  Frequency: z.enum(frequencies),
  Times: z.nullable(z.int()),
  Period: z.nullable(z.enum(periods)),
  DueDate: z.nullable(z.string()),
  /** How many shifts its building has. */
  Shifts: z.int(),
  InstallationNote: z.string(),
  EquipmentName: z.string(),
  StopCount: z.int(),
  /** What is asked, in short, for preventative maintenance. */
  Steps: z.array(z.object(ends)),
  Assigner,
  ImageUrl: z.string(),
  PointingUrl: z.string(),
  CompletedTicket: z.nullable(z.int()),
  NewTicket: z.nullable(z.int()),
  /** Address of the PDF by which its codes are put up, good for 30 days without a session. */
  PdfPreview: z.string(),
  ModifiedDate: z.int(),
})
export type RoundRow = z.output<typeof RoundRow>

/** A person to whom rounds of a building can be given (B-FIELD-046). */
export const RoundContact = z.object({
  UserId: uuid(),
  FullName: Localized(),
  Email: z.string(),
  Phone: z.string(),
  Title: z.nullable(Localized()),
  Role: z.string(),
  Ownership: z.nullable(z.string()),
})

/** A version of a round: what it was, from when on. */
export const RoundVersionRow = z.object({
  Number: z.int(),
  CreatedDate: z.int(),
  FullName: z.string(),
  Settings: RoundSettings,
  Stops: z.array(RoundStop),
})
export type RoundVersionRow = z.output<typeof RoundVersionRow>

/** The history of a round, for who works on rounds. */
export const roundKind: RecordKind = { Object: 'field_round', kind: { en: 'Round', es: 'Ronda', fr: 'Ronde' }, may: ['ManageLibraries'] }

/** A round of installation: how many of its codes hang, which is known from their first scan. */
export const InstallationSummary = z.object({
  RoundId: uuid(),
  QrName: z.string(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  Stops: z.int(),
  Scanned: z.int(),
  /** Of the newest of these first scans, epoch ms. */
  LastScan: z.nullable(z.int()),
})
export type InstallationSummary = z.output<typeof InstallationSummary>

/** A stop of such a round with its code. */
export const InstallationStop = z.object({
  StopId: uuid(),
  EquipmentName: z.string(),
  EquipmentTypeDisplayText: z.nullable(DisplayText),
  Floor: z.string(),
  MechanicalSpace: z.string(),
  InstallationNote: z.string(),
  QrCodeId: z.nullable(uuid()),
  SignId: z.string(),
  ImageUrl: z.string(),
  PointingUrl: z.string(),
  /** When its code was scanned first, epoch ms; null: not yet. */
  FirstScan: z.nullable(z.int()),
})
export type InstallationStop = z.output<typeof InstallationStop>
