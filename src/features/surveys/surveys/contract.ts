import { list, multiline, read, text, uuid, write, z } from '../../../core/call.ts'
import { PRODUCT } from '../../../core/product.ts'
import {
  HelperText,
  MOST_SENT,
  ProductQuestions,
  SurveyBuilder,
  SurveyContact,
  SurveyFlags,
  SurveyProduct,
  SurveyRow,
  surveyStatuses,
  verticals,
} from './model.ts'
import { chooseProblems, copyProblems, generateProblems, mailProblems, sendProblems } from './rules.ts'

/** Who sees surveys; who builds, copies, deletes, sends and accepts them. */
const sees = `${PRODUCT}CustomerFeedback` as const
const builds = 'CustomerSurveyLinks' as const

const surveyFilter = {
  status: z.optional(z.enum(surveyStatuses)),
  /** Anywhere in the survey's and the building's name. */
  text: z.optional(text()),
}
/** What both lists answer, and how. */
const surveyList = {
  rows: 'Builders',
  row: SurveyRow,
  sort: ['GroupName', 'BuildingName', 'Status', 'SurveyName', 'CreatedDate', 'ModifiedDate'],
  perPage: 50,
  largest: 10_000,
} as const

export const GetSurveyList = list('Survey/GetSurveyList', {
  summary: 'Surveys of an account, or of one of its buildings; the contact dialog picks from those that wait for the customer',
  scope: 'group',
  may: [sees, builds, 'ManageContacts'],
  filter: z.strictObject({ gId: z.optional(uuid()), bId: z.optional(uuid()), ...surveyFilter }),
  ...surveyList,
})

export const GetAllSurveyList = list('Survey/GetAllSurveyList', {
  summary: 'Surveys of every account, for people of the provider who have chosen none',
  scope: 'global',
  may: [sees, builds],
  filter: z.strictObject(surveyFilter),
  ...surveyList,
})

export const GetSurveyBuilder = read('Survey/GetSurveyBuilder', {
  summary: 'A survey as it is built; without builderId what a new one begins with',
  scope: 'building',
  may: builds,
  ids: { builderId: 'survey' },
  input: z.strictObject({ gId: z.optional(uuid()), bId: uuid(), builderId: z.optional(uuid()) }),
  output: SurveyBuilder,
})

export const ChooseSurveyProducts = write('Survey/ChooseSurveyProducts', {
  summary: 'Confirm vertical and products: makes the draft, or changes the products of a survey; returns the questions they bring',
  scope: 'building',
  may: builds,
  ids: { BuilderId: 'survey' },
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    BuilderId: z.optional(z.nullable(uuid())),
    Vertical: z.nullable(z.enum(verticals)),
    Products: z.array(SurveyProduct).check(z.maxLength(50)),
  }),
  output: z.object({ acId: uuid(), Version: z.int(), ProductQuestions }),
  check: chooseProblems,
})

const built = {
  GroupId: uuid(),
  BuildingId: uuid(),
  BuilderId: uuid(),
  /** The one that was read; without it the last one wins. */
  Version: z.optional(z.int()),
  SurveyName: text(120),
  ...SurveyFlags.shape,
  ProductQuestions,
  HelperText,
}

export const SaveSurveyDraft = write('Survey/SaveSurveyDraft', {
  summary: 'Keep what is built of a survey that customers cannot see yet',
  scope: 'building',
  may: builds,
  ids: { BuilderId: 'survey' },
  bodyLimit: 1024 * 1024,
  input: z.strictObject(built),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: input => generateProblems(input, { draft: true }),
})

export const GenerateSurvey = write('Survey/GenerateSurvey', {
  summary: 'Generate a survey: the customer can answer it. Its PIN is made the first time and stays',
  scope: 'building',
  may: builds,
  ids: { BuilderId: 'survey' },
  bodyLimit: 1024 * 1024,
  input: z.strictObject(built),
  output: z.object({ acId: uuid(), Version: z.int(), Status: z.enum(surveyStatuses), PIN: z.string() }),
  check: input => generateProblems(input, { draft: false }),
})

export const CopySurvey = write('Survey/CopySurvey', {
  summary: 'Copy a survey, without answers and PIN, as a draft of a building, also of another account of the caller',
  scope: 'group',
  may: builds,
  ids: { BuilderId: 'survey' },
  input: z.strictObject({
    GroupId: z.optional(uuid()),
    BuilderId: uuid(),
    DestGroupId: z.nullable(uuid()),
    DestBuildingId: z.nullable(uuid()),
    SurveyName: text(120),
  }),
  output: z.object({ acId: uuid() }),
  check: copyProblems,
})

export const DeleteSurvey = write('Survey/DeleteSurvey', {
  summary: 'Delete a survey with its answers',
  scope: 'group',
  may: builds,
  ids: { SurveyId: 'survey' },
  input: z.strictObject({ GroupId: z.optional(uuid()), SurveyId: uuid() }),
  output: z.object({ acId: uuid() }),
})

export const GetSurveyContacts = list('Survey/GetSurveyContacts', {
  summary: 'Contacts of the portfolio whom surveys can be sent to: those with a valid email',
  scope: 'group',
  may: builds,
  rows: 'Contacts',
  row: SurveyContact,
  filter: z.strictObject({ gId: uuid(), text: z.optional(text()) }),
  sort: ['Name'],
  perPage: 25,
})

export const SendSurvey = write('Survey/SendSurvey', {
  summary: 'Mail a contact of the portfolio the links and PINs of surveys that wait for the customer',
  scope: 'group',
  may: builds,
  limit: 20,
  ids: { BuilderIds: 'survey' },
  input: z.strictObject({
    GroupId: uuid(),
    BuilderIds: z.array(uuid()).check(z.maxLength(MOST_SENT)),
    ContactUserId: z.nullable(uuid()),
    Name: text(120),
  }),
  output: z.object({ acId: uuid() }),
  check: sendProblems,
})

export const AcceptSurvey = write('Survey/AcceptSurvey', {
  summary: "Accept a submitted survey's answers",
  scope: 'group',
  may: builds,
  ids: { BuilderId: 'survey' },
  input: z.strictObject({ GroupId: z.optional(uuid()), BuilderId: uuid() }),
  output: z.object({ acId: uuid(), Status: z.enum(surveyStatuses) }),
})

export const ReopenSurvey = write('Survey/ReopenSurvey', {
  summary: 'Let the customer change the answers of a submitted or accepted survey again',
  scope: 'group',
  may: builds,
  ids: { BuilderId: 'survey' },
  input: z.strictObject({ GroupId: z.optional(uuid()), BuilderId: uuid() }),
  output: z.object({ acId: uuid(), Status: z.enum(surveyStatuses) }),
})

export const SendSurveyEmail = write('UserAdmin/SendSurveyEmail', {
  summary: "Mail somebody a letter with a survey's link and PIN",
  scope: 'building',
  may: ['ManageContacts', builds],
  limit: 20,
  ids: { SurveyId: 'survey' },
  input: z.strictObject({
    GroupId: z.optional(uuid()),
    BuildingId: uuid(),
    /** The contact: its user, or its own id where it does not sign in. */
    ContactUserId: uuid(),
    Email: text(254),
    /** Which survey; without it the newest of the building that waits for the customer. */
    SurveyId: z.optional(uuid()),
    /** Rich text; link and PIN stand below it. */
    Content: multiline(20_000),
  }),
  output: z.object({ acId: uuid() }),
  check: mailProblems,
})
