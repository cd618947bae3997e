import { Localized, text, uuid, z } from '../../../core/call.ts'
import { FieldLines, FieldText } from '../../base/fields/model.ts'
import { buildingTypes } from '../../property/buildings/model.ts'
import { industrialPropertyTypes } from '../../property/questionnaire/model.ts'

/** In the order of a survey's life. Draft: being built. Completed: generated, waits for the customer. PendingApproval: submitted, to be accepted. Active: accepted. */
export const surveyStatuses = ['Draft', 'Completed', 'PendingApproval', 'Active'] as const
export type SurveyStatus = (typeof surveyStatuses)[number]

/** Most surveys that one mail names. */
export const MOST_SENT = 50

/** The parts of the property information checklist, in the survey's order. */
export const surveySections = [
  'BasicPropertyInfo',
  'PortfolioAccount',
  'Branding',
  'Contacts',
  'ManagementInfo',
  'Connectivities',
  'FloorsUnits',
  'PhysicalSpaces',
] as const
export type SurveySection = (typeof surveySections)[number]
/** The flags: which parts the survey asks for. */
export type SurveyFlags = { [Section in SurveySection as `Enable${Section}`]: boolean }
/** A flag for each part, made by `value`. */
export const flagsFrom = <V>(value: (section: SurveySection) => V) =>
  Object.fromEntries(surveySections.map(section => [`Enable${section}`, value(section)])) as { [Flag in keyof SurveyFlags]: V } // a key a part
export const SurveyFlags = z.strictObject(flagsFrom(() => z.boolean()))

/** The verticals are those of the buildings; what each is offered: `catalog.ts`. */
export const verticals = buildingTypes
/** `Questions`: a product of plain questions. The others bring a form of their own as well. */
export const specialForms = ['BuildingInfo', 'Employees', 'Inspections'] as const
export const productTypes = ['Questions', ...specialForms] as const
export type ProductType = (typeof productTypes)[number]
export const SurveyProduct = z.strictObject({ Type: z.enum(productTypes), ProductName: text(80) })
export type SurveyProduct = z.output<typeof SurveyProduct>

export const questionFieldTypes = [
  'Checkbox',
  'Date',
  'DropDown',
  'Multiple Choice',
  'Text Field',
  'Big Text Field',
  'Yes/No',
  'Upload',
  'DownLoad',
] as const
export type QuestionFieldType = (typeof questionFieldTypes)[number]

/** A text that customers read. */
export const CustomerText = (longest = 200) => FieldText(longest)
export type CustomerText = FieldText
/** A file that is kept: its name for people and its address. */
export const SurveyFile = z.strictObject({ Name: text(255), Link: text(500) })
export type SurveyFile = z.output<typeof SurveyFile>

export const QuestionOption = z.strictObject({ Value: text(60), Text: CustomerText() })
export type QuestionOption = z.output<typeof QuestionOption>
/** One thing to fill in of a question. `Code` is unique within the question; `File` is what a DownLoad offers. */
export const QuestionField = z.strictObject({
  Code: text(60),
  FieldType: z.enum(questionFieldTypes),
  Label: CustomerText(),
  Required: z.boolean(),
  Options: z.array(QuestionOption).check(z.maxLength(50)),
  File: z.nullable(SurveyFile),
})
export type QuestionField = z.output<typeof QuestionField>

/** An additional question. `Code` is unique within the survey; answers are kept under it as section `Question:{Code}`. */
export const ProductQuestion = z.strictObject({
  Code: text(60),
  ProductName: text(80),
  ProductType: z.enum(productTypes),
  SectionTitle: CustomerText(),
  SurveyQuestion: FieldLines(1000),
  Fields: z.array(QuestionField).check(z.maxLength(20)),
})
export type ProductQuestion = z.output<typeof ProductQuestion>
export const ProductQuestions = z.array(ProductQuestion).check(z.maxLength(200))

/** What helps the customer to answer: a text, and a PDF. Shown while Enable is on. */
export const HelperText = z.strictObject({ Enable: z.boolean(), Text: FieldLines(4000), File: z.nullable(SurveyFile) })
export type HelperText = z.output<typeof HelperText>

/** How far a section is: answered of asked. */
export const Progress = z.strictObject({ Numerator: z.int(), Denominator: z.int() })
export type Progress = z.output<typeof Progress>

export const surveyPropertyTypes = industrialPropertyTypes
export const workflowSystems = ['MRI (Angus)', 'Building Engines', 'Impaq', 'Yardi', 'Cove', 'Other', 'None'] as const
export const appPlatforms = ['RISE', 'HQO', 'Host', 'Cove', 'Customer', 'Other'] as const
export const networkTypes = ['WPA', 'WPA2', 'Unsecured'] as const
export const employeeTypes = ['Onsite', 'Remote'] as const
export const inspectionTypes = ['Fire Pump', 'Exterior', 'HVAC', 'Roof', 'Lot', 'Storm Drain'] as const
export const inspectionFrequencies = ['Weekly', 'Monthly', 'Quarterly'] as const
export const yesNo = ['Yes', 'No'] as const

/** A survey in the list. PIN is empty if there is none yet, and for users who may not send surveys. */
export const SurveyRow = z.object({
  id: uuid(),
  BuilderId: uuid(),
  GroupId: uuid(),
  BuildingId: uuid(),
  GroupName: Localized(),
  BuildingName: Localized(),
  Status: z.enum(surveyStatuses),
  SurveyName: z.string(),
  PIN: z.string(),
  SubmittedDate: z.nullable(z.number()),
  CreatedDate: z.number(),
  ModifiedDate: z.number(),
})
export type SurveyRow = z.output<typeof SurveyRow>

/** Somebody whom surveys can be sent to. `UserId` is theirs, or their contact's own id where they do not sign in. */
export const SurveyContact = z.object({
  id: uuid(),
  UserId: uuid(),
  FullName: Localized(),
  Name: z.string(),
  /** The tenant that they work for; contacts of the portfolio work for none. */
  TenantId: z.nullable(uuid()),
  PhoneNumber: z.string(),
  Email: z.string(),
})
export type SurveyContact = z.output<typeof SurveyContact>

/** What the builder holds of a survey. Without BuilderId: what a new one begins with. */
export const SurveyBuilder = z.object({
  BuilderId: z.nullable(uuid()),
  BuilderStatus: z.nullable(z.enum(surveyStatuses)),
  Version: z.int(),
  SurveyName: z.string(),
  PIN: z.string(),
  Vertical: z.nullable(z.enum(verticals)),
  Products: z.array(SurveyProduct),
  AllProducts: z.array(SurveyProduct),
  /** Names of the products that a vertical is offered. */
  VerticalToProducts: z.record(z.string(), z.array(z.string())),
  ProductQuestions: z.array(ProductQuestion),
  ...SurveyFlags.shape,
  HelperText,
})
export type SurveyBuilder = z.output<typeof SurveyBuilder>
