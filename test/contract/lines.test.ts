import { expect, test } from 'vitest'
import { served } from '../../src/app/features.ts'
import type { Call } from '../../src/core/call.ts'
import { definitions, type TypeDefinition } from '../../src/features/codes/functionalities/definitions.ts'
import { listTextLeaves } from '../support/schemas.ts'

const calls: Call[] = served.map(one => one.call)

/** The leaves of an input that keep a line break; a text of several languages stands once. */
const listLines = (at: string, schema: Call['input']): string[] =>
  listTextLeaves(schema)
    .filter(({ schema: leaf }) => {
      const { success, data } = leaf.safeParse('a\nb')
      return success && String(data).includes('\n')
    })
    .map(({ path }) => `${at} ${path.replace(/\.(en|es|fr)$/, '')}`)
const reviewed = (...lists: string[][]): string[] => lists.flat().toSorted()
const unique = (leaves: string[]): string[] => [...new Set(leaves)].toSorted()

const notes = [
  'App/AddPageFeedback Comment',
  'App/ReplyToAppFeedback Reply',
  'Feedback/AddAnswerNote Note',
  'Inspection/SaveWorkLetter Recommendations[].Comments[]',
  'PrintManagement/AnswerNote Answer',
  'PrintManagement/SavePrintProofNote Note',
  'PrintManagement/SavePrintSettings Notes[]',
  'Privacy/SavePrivacyNotice Text',
  'Product/SaveProductState Note',
  'QrCode/SaveBuildingNotice Notice',
  'QrCode/SaveQrBuilders QrBuilders[].NameEn', // the installation note
  'QrCode/SaveQrCode InstallationNote',
  'QrCode/SaveQrNotice Notice',
  'Report/SaveReport Blocks[].Text',
  'Request/AddRequestNote Note',
  'Request/SaveReplyTemplates Templates[].Text',
  'Survey/GenerateSurvey HelperText.Text',
  'Survey/GenerateSurvey ProductQuestions[].SurveyQuestion',
  'Survey/SaveCarouselNote Note',
  'Survey/SaveSurveyDraft HelperText.Text',
  'Survey/SaveSurveyDraft ProductQuestions[].SurveyQuestion',
  'Survey/SaveSurveyProperty Branding.Note',
  'Survey/SaveSurveyQuestion FieldsValues[].Value',
  'Survey/SaveSurveySection BuildingInfo.CurrentWorkflow',
  'Survey/SaveSurveySection ManagementInfo.Additional',
  'Survey/SaveSurveySection OtherAmenities',
  'Survey/SaveSurveySection PhysicalSpaces[].Note',
]
const richTexts = [
  ...['Entity/CreateProperty Branding', 'Entity/EditProperty Branding', 'QrCode/GenerateQrStyle'].flatMap(at => {
    const path = at.includes(' ') ? `${at}.HtmlPage` : `${at} HtmlPage`
    return [`${path}.Footer`, `${path}.Header`]
  }),
  'ImportEquipment/RegisterEquipmentImport base64',
  'Inspection/SaveWorkLetter HtmlContent',
  'QrCode/SaveHtmlTemplate HtmlContent',
  'UserAdmin/NotifyOnboard EmailTemplate',
  'UserAdmin/SendSurveyEmail Content',
]
// Kept letter for letter.
const secrets = [
  'Group/ExportGroup Passphrase',
  'Session/ResetPassword Password',
  'Session/ResetPassword Repeated',
  'Session/SignIn Password',
  'Settings/ChangePassword Password',
  'Settings/ChangePassword Present',
  'Settings/ChangePassword Repeated',
  'Survey/SaveSurveySection BuildingInfo.Password',
  'Survey/SaveSurveySection Connectivities[].Password',
  'UserAdmin/AnswerInvitation Password',
  'UserAdmin/AnswerInvitation Repeated',
]
const bytes = [
  'Import/UploadBuildings base64',
  'ImportQRCode/RegisterImport base64',
  'ImportReview/UploadReviews base64',
  'Survey/UploadSurveyFile base64',
  'Upload/UploadFile base64',
  'Upload/UploadImage base64Image',
]

test('texts of calls have one line but for those of this list', () => {
  expect(unique(calls.flatMap(call => listLines(call.path, call.input)))).toEqual(reviewed(notes, richTexts, secrets, bytes))
})

test('texts in the forms of functionality types have one line but for those of this list', () => {
  const leaves = Object.values<TypeDefinition>(definitions).flatMap(({ form }) => listLines('', form))
  expect(unique(leaves)).toEqual([' Content', ' Fields[].HelperText', ' HtmlContent', ' Notice', ' Password', ' Section[].Text'].toSorted())
})
