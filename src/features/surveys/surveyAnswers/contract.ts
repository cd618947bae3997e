import { Localized, list, read, text, uuid, write, z } from '../../../core/call.ts'
import { channel } from '../../../core/channel.ts'
import { FileRef } from '../../../core/fileRef.ts'
import { required } from '../../../core/problem.ts'
import { PRODUCT } from '../../../core/product.ts'
import { TextDate } from '../../base/outbox/model.ts'
import { pinProblems } from '../../property/pins/rules.ts'
import { Progress, surveyStatuses } from '../surveys/model.ts'
import { FieldsValues } from './model.ts'
import { collectProblems } from './rules.ts'
import { savedProblems } from './saved.ts'
import { plainFields, plainSections, propertyFields, propertySections } from './sections/sections.ts'
import { OpenedRequest, RequestedSpace, Survey } from './view.ts'

/** Permission to read answers; permission to request content. */
const sees = `${PRODUCT}CustomerFeedback` as const
const asks = 'CustomerSurveyLinks' as const
/** The tokens of a survey's page and of the page that content is sent from. */
const answering = ['Survey']
const sending = ['Content']

export const surveyAnswered = channel<{ BuilderId: string; BuildingId: string }>('surveys', {
  summary: 'A customer has answered a part of a survey, sent it in, or sent its photos',
  about: 'building',
  may: [sees, asks],
})

export const GetSurveyWelcome = read('Survey/GetSurveyWelcome', {
  summary: 'What the welcome page shows before the PIN: whose survey it is, if there is one to answer',
  scope: 'public',
  limit: 120,
  input: z.strictObject({ bId: uuid(), builderId: z.optional(uuid()) }),
  output: z.object({
    Available: z.boolean(),
    /** For the account's own staff, whom a link leads on without a PIN; null for everybody else. */
    GroupId: z.nullable(uuid()),
    BuildingName: z.nullable(Localized()),
    LogoUrl: z.nullable(z.string()),
    SurveyName: z.nullable(z.string()),
  }),
})

export const OpenSurvey = write('Survey/OpenSurvey', {
  summary: 'Open a survey by its PIN: a token that reaches this survey only, for two hours. Without builderId the newest of the building',
  scope: 'public',
  people: 'sessions',
  replay: false,
  limit: 10,
  input: z.strictObject({ bId: uuid(), builderId: z.optional(uuid()), PIN: text(16) }),
  output: z.object({ UserToken: z.string(), GroupId: uuid(), BuildingId: uuid(), BuilderId: uuid() }),
  check: pinProblems,
})

const found = { gId: z.optional(uuid()), bId: uuid(), builderId: z.optional(uuid()) }

export const GetSurvey = read('Survey/GetSurvey', {
  summary: 'A survey and what is answered. Without builderId the newest one of the building that is generated',
  scope: 'building',
  may: [sees, asks],
  anonymous: answering,
  input: z.strictObject(found),
  output: Survey,
})

export const GetSurveyRoles = read('Survey/GetSurveyRoles', {
  summary: 'Roles that employees and contacts of a survey can have',
  scope: 'building',
  may: [sees, asks],
  anonymous: answering,
  input: z.strictObject({ gId: z.optional(uuid()), bId: uuid() }),
  output: z.object({ Roles: z.array(z.object({ Role: z.string(), Name: z.string() })) }),
})

const place = { GroupId: uuid(), BuildingId: uuid(), BuilderId: z.optional(uuid()) }
const saving = {
  /** The version that was read; 0 where nothing was answered yet. */
  Version: z.int().check(z.minimum(0)),
  /** Counted by the server in any case. */
  Progress: z.optional(Progress),
}
const saved = { Version: z.int(), Progress }
const answerLimit = 256 * 1024

export const SaveSurveySection = write('Survey/SaveSurveySection', {
  summary: 'Save a section of a survey. After the floors: the floors that their patterns name',
  scope: 'building',
  anonymous: answering,
  bodyLimit: answerLimit,
  input: z.strictObject({ ...place, ...saving, Section: z.enum(plainSections), ...z.partial(z.object(plainFields)).shape }),
  output: z.object({
    ...saved,
    FloorsFromPattern: z.optional(z.array(z.string())),
    SubFloorsFromPattern: z.optional(z.array(z.string())),
  }),
  check: savedProblems,
})

export const SaveSurveyProperty = write('Survey/SaveSurveyProperty', {
  summary: 'Save what the customer says of the building, its account or its branding. The building itself stays as it is',
  scope: 'building',
  anonymous: answering,
  bodyLimit: answerLimit,
  input: z.strictObject({
    ...place,
    EntityId: uuid(),
    ...saving,
    Section: z.enum(propertySections),
    ...z.partial(z.object(propertyFields)).shape,
  }),
  output: z.object(saved),
  check: savedProblems,
})

export const SaveSurveyQuestion = write('Survey/SaveSurveyQuestion', {
  summary: "Save the answer to a product's question",
  scope: 'building',
  anonymous: answering,
  bodyLimit: answerLimit,
  input: z.strictObject({ ...place, ...saving, Code: text(60), FieldsValues }),
  output: z.object(saved),
})

export const SubmitSurvey = write('Survey/SubmitSurvey', {
  summary: 'Hand in a survey: nothing of it can be changed until staff open it again',
  scope: 'building',
  anonymous: answering,
  input: z.strictObject(place),
  output: z.object({ Status: z.enum(surveyStatuses) }),
})

export const UploadSurveyFile = write('Survey/UploadSurveyFile', {
  summary: 'Keep a file for a survey, or the photo of a space: up to 20 MB, 200 of them a survey',
  scope: 'building',
  anonymous: [...answering, ...sending],
  limit: 60,
  bodyLimit: 28 * 1024 * 1024,
  input: z.strictObject({
    ...place,
    fileName: text(255).check(z.minLength(1)),
    /** What the file holds; or the upload in pieces that has brought it (`Upload/StartUpload` into SurveyAnswer, with a space SurveyPhoto). */
    base64: z.optional(z.string().check(z.minLength(1), z.maxLength(27 * 1024 * 1024))),
    UploadId: z.optional(uuid()),
    /** The space that it is a photo of. Asked-for content always names one. */
    Space: z.optional(text(60)),
  }),
  output: FileRef,
  check: input => (input.UploadId === undefined ? required(input, ['base64']) : []),
})

export const GetSurveyFile = read('Survey/GetSurveyFile', {
  summary: 'A link to a file of a survey, good for five minutes',
  scope: 'building',
  may: [sees, asks],
  anonymous: answering,
  input: z.strictObject({ ...found, FileId: uuid() }),
  output: FileRef,
})

export const SendContentRequest = write('Survey/SendContentRequest', {
  summary: 'Collect Content: ask by text message for photos of spaces, to be sent from a phone',
  scope: 'building',
  may: asks,
  limit: 20,
  input: z.strictObject({ ...place, Locations: z.array(text(60)).check(z.maxLength(80)), PhoneNumber: text(30) }),
  output: z.object({ acId: uuid(), TextDate }),
  check: collectProblems,
})

export const OpenContentRequest = write('Survey/OpenContentRequest', {
  summary: 'Open the page that content is sent from, by the link of the text message: a token for this request only',
  scope: 'public',
  people: 'sessions',
  replay: false,
  limit: 30,
  input: z.strictObject({ ContentRequestId: uuid() }),
  output: OpenedRequest,
})

export const GetContentRequest = read('Survey/GetContentRequest', {
  summary: 'The spaces that are asked for, and the photos that were sent of each',
  scope: 'building',
  anonymous: sending,
  input: z.strictObject({ gId: z.optional(uuid()), bId: uuid() }),
  output: z.object({ Closed: z.boolean(), Spaces: z.array(RequestedSpace) }),
})

const requested = { GroupId: uuid(), BuildingId: uuid() }

export const RemoveContentPhoto = write('Survey/RemoveContentPhoto', {
  summary: 'Take a photo back that was sent for a space',
  scope: 'building',
  anonymous: sending,
  input: z.strictObject({ ...requested, FileId: uuid() }),
  output: z.object({ acId: uuid() }),
})

export const CloseContentRequest = write('Survey/CloseContentRequest', {
  summary: 'All photos are sent: the link ends',
  scope: 'building',
  anonymous: sending,
  input: z.strictObject(requested),
  output: z.object({ Photos: z.int() }),
})

export const GetCustomerSurveys = list('Survey/GetCustomerSurveys', {
  summary: 'The surveys that are out with customers, and how far each is',
  scope: 'group',
  may: [sees, asks],
  rows: 'Surveys',
  row: z.object({
    id: uuid(),
    BuildingId: uuid(),
    BuildingName: Localized(),
    SurveyName: z.string(),
    Status: z.enum(surveyStatuses),
    /** Sections and questions that are complete, of all. */
    Answered: z.int(),
    Total: z.int(),
    ModifiedDate: z.number(),
    SubmittedDate: z.nullable(z.number()),
  }),
  filter: z.strictObject({
    gId: z.optional(uuid()),
    bId: z.optional(uuid()),
    Status: z.optional(z.enum(surveyStatuses)),
    text: z.optional(text()),
  }),
  sort: ['SurveyName', 'BuildingName', 'Status', 'ModifiedDate', 'SubmittedDate'],
  perPage: 25,
})
