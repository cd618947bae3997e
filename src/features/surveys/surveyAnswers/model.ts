import { text, uuid, webText, z } from '../../../core/call.ts'
import { propertyTypes } from '../../property/buildings/model.ts'
import { MoreInfo } from '../../property/buildings/sections/BasicInfo/model.ts'
import {
  appPlatforms,
  employeeTypes,
  inspectionFrequencies,
  inspectionTypes,
  networkTypes,
  surveyPropertyTypes,
  workflowSystems,
  yesNo,
} from '../surveys/model.ts'

const number = () => z.nullable(z.number())
const choice = <const T extends readonly [string, ...string[]]>(of: T) => z.nullable(z.enum(of))
const rows = <S extends z.ZodMiniType>(row: S, most: number) => z.array(row).check(z.maxLength(most))

/** A file that was uploaded into the survey. `Link` is given by the server, good for five minutes; it is not read back. */
export const AnswerFile = z.strictObject({ FileId: uuid(), Name: text(255), Link: z.optional(text(4000)) })
export type AnswerFile = z.output<typeof AnswerFile>
const file = () => z.nullable(AnswerFile)

/**
 * A password that the customer trusts us with. It is sent only to be changed: left out, it stays as it is; '' takes it away. Read, it
 * stands here for those who may edit surveys; everybody else reads only that it is set.
 */
const secret = { Password: z.optional(text(200)), PasswordSet: z.optional(z.boolean()) }

export const BuildingInfo = z.strictObject({
  PropertyType: choice(surveyPropertyTypes),
  Owner: text(),
  SquareFt: number(),
  TenantsNum: number(),
  WorkflowSystem: choice(workflowSystems),
  Username: text(),
  ...secret,
  CurrentWorkflow: text(4000),
  SuppliersFile: file(),
})
export type BuildingInfo = z.output<typeof BuildingInfo>

export const Employee = z.strictObject({
  Name: text(),
  UserRole: z.nullable(text(60)),
  Type: choice(employeeTypes),
  Mobile: text(30),
  EmailAddress: text(254),
  JobTitle: text(),
  VendorName: text(),
})
export type Employee = z.output<typeof Employee>

export const Inspection = z.strictObject({
  Name: text(),
  Frequency: choice(inspectionFrequencies),
  /** A day, `YYYY-MM-DD`. */
  LastInspectionDate: z.nullable(text(10)),
})
export type Inspection = z.output<typeof Inspection>

/** Floors as one writes them: `1-12, 14, PH`; basements `P1-P3`; units `101-120`. */
export const FloorsUnits = z.strictObject({ FloorNumPattern: text(400), SubFloorPattern: text(400), UnitNumPattern: text(400) })
export type FloorsUnits = z.output<typeof FloorsUnits>

export const Connectivity = z.strictObject({ id: uuid(), SSID: text(64), ...secret, NetworkType: choice(networkTypes) })
export type Connectivity = z.output<typeof Connectivity>

export const PhysicalSpace = z.strictObject({
  /** Unique within the survey; those of the ready list have names of their own. */
  Code: text(60),
  Selected: z.boolean(),
  DisplayText: z.strictObject({ en: text(), es: z.optional(text()), fr: z.optional(text()) }),
  Location: text(),
  /** Comma-separated. */
  FloorNumbers: text(1000),
  SubFloorNumbers: text(1000),
  QuantityPerFloor: number(),
  AvailableForRental: choice(yesNo),
  Files: rows(AnswerFile, 20),
  Note: text(2000),
})
export type PhysicalSpace = z.output<typeof PhysicalSpace>

export const ArchorTenant = z.strictObject({ Name: text(), Floor: text(40), SquareFootage: number() })
export type ArchorTenant = z.output<typeof ArchorTenant>

/** A person of the building, as the customer names them. The survey gives a `MemberId` to whoever can be reached. */
export const SurveyContact = z.strictObject({
  MemberId: z.optional(z.nullable(uuid())),
  Name: text(),
  UserRole: z.nullable(text(60)),
  PhoneNumber: text(30),
  Email: text(254),
})
export type SurveyContact = z.output<typeof SurveyContact>

export const ManagementInfo = z.strictObject({
  Workflow: choice(workflowSystems),
  HaveApp: choice(yesNo),
  AppPlatform: choice(appPlatforms),
  Additional: text(4000),
})
export type ManagementInfo = z.output<typeof ManagementInfo>

/** What the customer says of the building itself; `PropertyTag` names the campus or park of one of Multiple buildings. */
export const BasicPropertyInfo = z.strictObject({
  Name: text(),
  PropertyType: choice(propertyTypes),
  PropertyTag: text(),
  BuildingType: z.nullable(text(60)),
  AddressLine1: text(),
  City: text(100),
  State: text(60),
  Zip: text(20),
  Country: text(60),
  ContactPhoneNumber: text(30),
  ContactEmail: text(254),
  Website: webText(),
  TotalSquareFeet: number(),
  /** What the building's own form does not require either, and older answers do not have. */
  SpanishName: z.optional(text()),
  ...MoreInfo.shape,
  Shifts: rows(z.strictObject({ Start: text(8), End: text(8) }), 3),
})
export type BasicPropertyInfo = z.output<typeof BasicPropertyInfo>

export const PortfolioAccount = z.strictObject({
  AccountName: text(),
  ManagementCompany: text(),
  ContactName: text(),
  ContactPhoneNumber: text(30),
  ContactEmail: text(254),
})
export type PortfolioAccount = z.output<typeof PortfolioAccount>

export const Branding = z.strictObject({ LogoFile: file(), PrimaryColor: text(7), SecondaryColor: text(7), Note: text(2000) })
export type Branding = z.output<typeof Branding>

/** The fields of each section, as they stand in a save and in what is loaded. */
export const sectionFields = {
  BasicPropertyInfo: { BasicPropertyInfo },
  PortfolioAccount: { PortfolioAccount },
  Branding: { Branding },
  BuildingInfo: { BuildingInfo },
  Employees: { Employees: rows(Employee, 300), EmployeesFile: file() },
  Inspections: {
    InspectionTypes: rows(z.enum(inspectionTypes), inspectionTypes.length),
    Inspections: rows(Inspection, 100),
    InspectionsFile: file(),
  },
  Contacts: {
    Contacts: rows(SurveyContact, 100),
    TenantInfo: z.strictObject({ ArchorTenants: rows(ArchorTenant, 100) }),
  },
  ManagementInfo: { ManagementInfo },
  Connectivities: { Connectivities: rows(Connectivity, 30) },
  FloorsUnits: { FloorsUnits },
  PhysicalSpaces: { PhysicalSpaces: rows(PhysicalSpace, 80), OtherAmenities: text(4000) },
} as const
export type SectionKey = keyof typeof sectionFields
export const sectionKeys = Object.keys(sectionFields) as [SectionKey, ...SectionKey[]] // its own keys, never none

/** Saved by the call for property and branding; the others by the call for sections. */
export const propertySections = ['BasicPropertyInfo', 'PortfolioAccount', 'Branding'] as const
export type PropertySectionKey = (typeof propertySections)[number]
export const plainSections = [
  'BuildingInfo',
  'Employees',
  'Inspections',
  'Contacts',
  'ManagementInfo',
  'Connectivities',
  'FloorsUnits',
  'PhysicalSpaces',
] as const satisfies readonly Exclude<SectionKey, PropertySectionKey>[]

type FieldsOf<K extends SectionKey> = { [F in keyof (typeof sectionFields)[K]]: z.output<(typeof sectionFields)[K][F] & z.ZodMiniType> }
/** What a section holds: its fields. */
export type Payloads = { [K in SectionKey]: FieldsOf<K> }

/** An answer to a field of a product question: a text or day, several options, or a file. */
export const FieldValue = z.strictObject({
  Code: text(60),
  Value: z.optional(z.nullable(text(4000))),
  Values: z.optional(z.array(text(60)).check(z.maxLength(50))),
  File: z.optional(file()),
})
export type FieldValue = z.output<typeof FieldValue>
export const FieldsValues = rows(FieldValue, 20)

export const propertyFields = { BasicPropertyInfo, PortfolioAccount, Branding }
export const plainFields = {
  ...sectionFields.BuildingInfo,
  ...sectionFields.Employees,
  ...sectionFields.Inspections,
  ...sectionFields.Contacts,
  ...sectionFields.ManagementInfo,
  ...sectionFields.Connectivities,
  ...sectionFields.FloorsUnits,
  ...sectionFields.PhysicalSpaces,
}
