import { isEmail } from '../../../core/email.ts'
import { fileMessages } from '../../../core/fileMessages.ts'
import { isEmptyHtml } from '../../../core/html.ts'
import { below, fillMessage, isEmpty, messages, type Problem, required } from '../../../core/problem.ts'
import { findFormProblems, formMessages } from '../../base/fields/rules.ts'
import { allProducts } from './catalog.ts'
import {
  flagsFrom,
  type HelperText,
  type ProductQuestion,
  type SurveyFile,
  type SurveyFlags,
  type SurveyProduct,
  type SurveySection,
  type SurveyStatus,
  surveySections,
} from './model.ts'
import { atWirePath, type ComposedQuestion, haveOwnCodes, readQuestion } from './questionFields.ts'

/** What the server says of a survey besides the specification's messages. */
export const surveyMessages = {
  unavailable: 'The survey form for your building is not available at this point. Please contact your customer rep.',
  unknownProduct: 'This product cannot be chosen.',
  fields: 'A question needs at least one field.',
  notCompleted: 'Only surveys that wait for the customer can be sent.',
  noSurvey: 'This building has no survey that waits for the customer.',
  otherEmail: 'This is not the email of the contact. Save the contact first.',
  noName: 'The contact has no name.',
  isLive: 'This survey is with the customer already.',
  notSubmitted: 'The customer has not submitted this survey.',
  submitted: 'This survey has been submitted. Please contact your customer rep to change it.',
  notAccepted: 'The answers of this survey are not accepted yet.',
} as const

const onlyPdf = fillMessage(fileMessages.notType, { types: 'PDF' })

/** The placeholder of a blank PIN. It is no PIN: each survey gets its own when it is generated. */
export const blankPin = '····'

/** Where the customer opens a survey. `host` is the admin host's origin. */
export const customerLink = (host: string, bId: string, builderId: string): string =>
  `${host}/surveyWelcome/contentSurvey/${bId}/${builderId}`

/** Whether customers see a survey: its status is set and it is no draft. */
export const isOpenToCustomers = (status: SurveyStatus | null | undefined): boolean => Boolean(status) && status !== 'Draft'

/** A new survey asks for everything. */
export const allEnabled: SurveyFlags = flagsFrom(() => true)
/** The flags among other values. */
export const flagsIn = (of: SurveyFlags): SurveyFlags => flagsFrom(section => of[`Enable${section}`])
export const noHelp: HelperText = { Enable: false, Text: { en: '' }, File: null }

const together: readonly SurveySection[] = ['FloorsUnits', 'PhysicalSpaces']

/** Adds or removes a part of the checklist. Spaces are identified by their floors, so the two parts are asked together. */
export const withSection = (flags: SurveyFlags, section: SurveySection, on: boolean): SurveyFlags => {
  const changed = together.includes(section) ? together : [section]
  return { ...flags, ...Object.fromEntries(changed.map(one => [`Enable${one}`, on])) }
}

/** The parts that a survey asks for, in its order. */
export const enabledSections = (flags: SurveyFlags): SurveySection[] => surveySections.filter(one => flags[`Enable${one}`])

const wrong = (Field: string, Message: string): Problem => ({ Field, Message })

type Choosing = { Vertical: string | null; Products: readonly SurveyProduct[] }

/** Confirming needs a vertical and at least one product, each of the catalog. */
export const chooseProblems = (input: Choosing): Problem[] => [
  ...required(input, ['Vertical', 'Products']),
  ...input.Products.flatMap((one, i) => (isKnown(one) ? [] : [wrong(`Products.${i}`, surveyMessages.unknownProduct)])),
]

const isKnown = ({ Type, ProductName }: SurveyProduct): boolean =>
  allProducts.some(one => one.ProductName === ProductName && one.Type === Type)

type Built = { SurveyName: string; ProductQuestions: readonly ProductQuestion[]; HelperText: HelperText }

/** Every rule of what is built: a name to generate it under, questions that can be answered, a PDF as the helper's file. */
export const generateProblems = (input: Built, { draft }: { draft: boolean }): Problem[] => [
  ...(draft ? [] : required(input, ['SurveyName'])),
  ...questionsProblems(input.ProductQuestions),
  ...(input.HelperText.File && !isPdf(input.HelperText.File) ? [wrong('HelperText.File', onlyPdf)] : []),
]

// What it is in truth is proven where it is kept.
const isPdf = ({ Name, Link }: SurveyFile): boolean => /\.pdf$/i.test(Name) && /\.pdf$/i.test(Link)

const questionsProblems = (questions: readonly ProductQuestion[]): Problem[] => [
  ...(haveOwnCodes(questions) ? [] : [wrong('ProductQuestions', formMessages.twice)]),
  ...questions.flatMap((question, i) => below(`ProductQuestions.${i}.`, questionProblems(readQuestion(question)).map(atWirePath))),
]

/** The rules of one question as it is composed. */
export const questionProblems = (question: ComposedQuestion): Problem[] => [
  ...required(question, ['Code', 'ProductName']),
  ...required(question.SectionTitle, ['en'], 'SectionTitle.'),
  ...required(question.SurveyQuestion, ['en'], 'SurveyQuestion.'),
  ...(question.Fields.length === 0 && question.ProductType === 'Questions' ? [wrong('Fields', surveyMessages.fields)] : []),
  ...(haveOwnCodes(question.Fields) ? [] : [wrong('Fields', formMessages.twice)]),
  ...findFormProblems(question.Fields, 'Fields.'),
]

type Copying = { DestGroupId: string | null; DestBuildingId: string | null; SurveyName: string }
/** A copy needs account, building and survey name. */
export const copyProblems = (input: Copying): Problem[] => [...required(input, ['DestGroupId', 'DestBuildingId', 'SurveyName'])]

type Sending = { BuilderIds: readonly string[]; ContactUserId: string | null; Name: string }
/** Sending needs surveys, a survey name and a contact of the portfolio. */
export const sendProblems = (input: Sending): Problem[] => [...required(input, ['BuilderIds', 'Name', 'ContactUserId'])]

type Mailing = { Email: string; Content: string }
/** A survey e-mail needs a valid e-mail and something written. */
export const mailProblems = ({ Email, Content }: Mailing): Problem[] => [
  ...required({ Email }, ['Email']),
  ...(isEmpty(Email) || isEmail(Email.trim()) ? [] : [wrong('Email', messages.invalidEmail)]),
  ...(isEmptyHtml(Content) ? [wrong('Content', messages.required)] : []),
]

/** A survey e-mail works only if the contact has a name and a valid e-mail. */
export const canBeMailed = (contact: { FullName: { en: string }; Email: string }): boolean =>
  contact.FullName.en.trim() !== '' && isEmail(contact.Email.trim())
