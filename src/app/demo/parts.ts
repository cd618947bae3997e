import { accountsDemo } from '../../features/base/accounts/demo.ts'
import { peopleDemo } from '../../features/base/people/demo.ts'
import { replyTemplatesDemo } from '../../features/base/replyTemplates/demo.ts'
import { brandingDemo } from '../../features/codes/branding/demo.ts'
import { feedbackInboxDemo } from '../../features/codes/feedbackInbox/demo.ts'
import { floorPlansDemo } from '../../features/codes/floorPlans/demo.ts'
import { codeImportsDemo } from '../../features/codes/imports/demo.ts'
import { inboxDemo } from '../../features/codes/inbox/demo.ts'
import { leadsDemo } from '../../features/codes/leads/demo.ts'
import { pageFeedbackDemo } from '../../features/codes/pageFeedback/demo.ts'
import { qrDemo } from '../../features/codes/qr/demo.ts'
import { reviewsDemo } from '../../features/codes/reviews/demo.ts'
import { scansDemo } from '../../features/codes/scans/demo.ts'
import { visitsDemo } from '../../features/codes/visits/demo.ts'
import { equipmentDemo } from '../../features/field/equipment/demo.ts'
import { equipmentImportsDemo } from '../../features/field/equipmentImports/demo.ts'
import { equipmentProposalsDemo } from '../../features/field/equipmentProposals/demo.ts'
import { inspectionReportsDemo } from '../../features/field/inspectionReports/demo.ts'
import { inspectionsDemo } from '../../features/field/inspections/demo.ts'
import { roundsDemo } from '../../features/field/rounds/demo.ts'
import { scheduleDemo } from '../../features/field/schedule/demo.ts'
import { workLettersDemo } from '../../features/field/workLetters/demo.ts'
import { reportBuilderDemo } from '../../features/insight/reportBuilder/demo.ts'
import { writtenReportsDemo } from '../../features/insight/writtenReports/demo.ts'
import { accountingDemo } from '../../features/property/accounting/demo.ts'
import { administrationDemo } from '../../features/property/administration/demo.ts'
import { adoptionDemo } from '../../features/property/adoption/demo.ts'
import { buildingsDemo } from '../../features/property/buildings/demo.ts'
import { contactsDemo } from '../../features/property/contacts/demo.ts'
import { importsDemo } from '../../features/property/imports/demo.ts'
import { notificationsDemo } from '../../features/property/notifications/demo.ts'
import { propertyPageDemo } from '../../features/property/propertyPage/demo.ts'
import { questionnaireDemo } from '../../features/property/questionnaire/demo.ts'
import { notepadDemo } from '../../features/signs/notepad/demo.ts'
import { pairsDemo } from '../../features/signs/pairs/demo.ts'
import { printingDemo } from '../../features/signs/printing/demo.ts'
import { proofsDemo } from '../../features/signs/proofs/demo.ts'
import { templatesDemo } from '../../features/signs/templates/demo.ts'
import { surveyAnswersDemo } from '../../features/surveys/surveyAnswers/demo.ts'
import { surveysDemo } from '../../features/surveys/surveys/demo.ts'
import type { DemoPart } from '../../platform/demo/part.ts'

/** What the demo world is made of: a row a feature, in the order of `features/order.ts`. */
export const demoParts: readonly DemoPart[] = [
  accountsDemo,
  peopleDemo,
  buildingsDemo,
  administrationDemo,
  contactsDemo,
  notificationsDemo,
  replyTemplatesDemo,
  adoptionDemo,
  questionnaireDemo,
  accountingDemo,
  importsDemo,
  brandingDemo,
  qrDemo,
  floorPlansDemo,
  templatesDemo,
  printingDemo,
  codeImportsDemo,
  pairsDemo,
  reviewsDemo,
  pageFeedbackDemo,
  scansDemo,
  inboxDemo,
  leadsDemo,
  visitsDemo,
  feedbackInboxDemo,
  equipmentDemo,
  equipmentImportsDemo,
  roundsDemo,
  scheduleDemo,
  inspectionsDemo,
  equipmentProposalsDemo,
  notepadDemo,
  propertyPageDemo,
  inspectionReportsDemo,
  workLettersDemo,
  surveysDemo,
  surveyAnswersDemo,
  proofsDemo,
  reportBuilderDemo,
  writtenReportsDemo,
]
