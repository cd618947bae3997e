import { Localized, uuid, z } from '../../../core/call.ts'
import { FileRef } from '../../../core/fileRef.ts'
import { CustomerText, HelperText, ProductQuestions, Progress, SurveyFlags, SurveyProduct, surveyStatuses } from '../surveys/model.ts'
import { FieldsValues } from './model.ts'
import { BasicPropertyInfo } from './sections/BasicPropertyInfo/model.ts'
import { plainFields, propertyFields } from './sections/sections.ts'

/** A photo that was sent of a space. */
export const CollectedPhoto = z.object({ ...FileRef.shape, Space: z.string(), CreatedDate: z.number() })
export type CollectedPhoto = z.output<typeof CollectedPhoto>

/** What the survey's page shows: what is asked, and the answers of each section that has some. */
export const Survey = z.object({
  GroupId: uuid(),
  BuildingId: uuid(),
  BuilderId: uuid(),
  BuilderStatus: z.enum(surveyStatuses),
  SurveyName: z.string(),
  Vertical: z.nullable(z.string()),
  BuildingName: Localized(),
  LogoUrl: z.nullable(z.string()),
  ...SurveyFlags.shape,
  Products: z.array(SurveyProduct),
  ProductQuestions,
  HelperText,
  SubmittedDate: z.nullable(z.number()),
  /** What the portal knows of the building: where the customer begins. */
  Known: BasicPropertyInfo,
  /** Whether this caller may answer now. */
  MayAnswer: z.boolean(),
  ...z.partial(z.object({ ...propertyFields, ...plainFields })).shape,
  /** By the question's code. */
  FieldsValues: z.record(z.string(), FieldsValues),
  /** By section, a question's as `Question:{Code}`: how far it is, and the version to save upon. */
  Progress: z.record(z.string(), Progress),
  Versions: z.record(z.string(), z.int()),
  FloorsFromPattern: z.array(z.string()),
  SubFloorsFromPattern: z.array(z.string()),
  /** Photos that were sent for Collect Content; for staff only. */
  Collected: z.array(CollectedPhoto),
})
export type Survey = z.output<typeof Survey>

/** A space that photos are asked of. */
export const RequestedSpace = z.object({
  Code: z.string(),
  DisplayText: CustomerText(),
  Location: z.string(),
  Photos: z.array(FileRef),
})
export type RequestedSpace = z.output<typeof RequestedSpace>

/** What opens the page that content is sent from; without a token once everything is sent. */
export const OpenedRequest = z.object({
  UserToken: z.nullable(z.string()),
  GroupId: uuid(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  LogoUrl: z.nullable(z.string()),
  Closed: z.boolean(),
})
