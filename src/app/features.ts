import * as backups from '../features/base/backups/server.ts'
import { exportedLists, listAnswers } from '../features/base/exporting/lists.server.ts'
import * as exporting from '../features/base/exporting/server.ts'
import * as uploads from '../features/base/files/server.ts'
import * as handling from '../features/base/handling/server.ts'
import * as history from '../features/base/history/server.ts'
import * as importing from '../features/base/importing/server.ts'
import * as operations from '../features/base/operations/server.ts'
import * as outbox from '../features/base/outbox/server.ts'
import * as ownSettings from '../features/base/ownSettings/server.ts'
import * as papers from '../features/base/papers/server.ts'
import * as session from '../features/base/people/server.ts'
import * as permissions from '../features/base/permissions/server.ts'
import * as privacy from '../features/base/privacy/server.ts'
import * as replyTemplates from '../features/base/replyTemplates/server.ts'
import * as tasks from '../features/base/tasks/server.ts'
import * as views from '../features/base/views/server.ts'
import * as answers from '../features/codes/answers/server.ts'
import * as bookingCalendar from '../features/codes/bookingCalendar/server.ts'
import * as bookings from '../features/codes/bookings/server.ts'
import * as branding from '../features/codes/branding/server.ts'
import * as feedbackEngine from '../features/codes/feedbackEngine/server.ts'
import * as feedbackInbox from '../features/codes/feedbackInbox/server.ts'
import * as floorPlans from '../features/codes/floorPlans/server.ts'
import * as functionalities from '../features/codes/functionalities/server.ts'
import * as generator from '../features/codes/generator/server.ts'
import * as googleReviews from '../features/codes/googleReviews/server.ts'
import * as codeImports from '../features/codes/imports/server.ts'
import * as inbox from '../features/codes/inbox/server.ts'
import * as leads from '../features/codes/leads/server.ts'
import * as masterLibrary from '../features/codes/masterLibrary/server.ts'
import * as pageFeedback from '../features/codes/pageFeedback/server.ts'
import * as permits from '../features/codes/permits/server.ts'
import * as qr from '../features/codes/qr/server.ts'
import * as requestWork from '../features/codes/requestWork/server.ts'
import * as reviews from '../features/codes/reviews/server.ts'
import * as scans from '../features/codes/scans/server.ts'
import * as visitorPages from '../features/codes/visitorPages/server.ts'
import * as visits from '../features/codes/visits/server.ts'
import * as equipment from '../features/field/equipment/server.ts'
import * as equipmentImports from '../features/field/equipmentImports/server.ts'
import * as equipmentProposals from '../features/field/equipmentProposals/server.ts'
import * as inspectionReports from '../features/field/inspectionReports/server.ts'
import * as inspections from '../features/field/inspections/server.ts'
import * as phones from '../features/field/phones/server.ts'
import * as plainRunner from '../features/field/plainRunner/server.ts'
import * as roundRequests from '../features/field/roundRequests/server.ts'
import * as rounds from '../features/field/rounds/server.ts'
import * as schedule from '../features/field/schedule/server.ts'
import * as workLetters from '../features/field/workLetters/server.ts'
import * as bathroomService from '../features/insight/bathroomService/server.ts'
import * as characteristicsIndex from '../features/insight/characteristicsIndex/server.ts'
import * as comprehensiveFeedback from '../features/insight/comprehensiveFeedback/server.ts'
import * as customerReport from '../features/insight/customerReport/server.ts'
import * as customFeedback from '../features/insight/customFeedback/server.ts'
import * as dashboard from '../features/insight/dashboards/server.ts'
import * as dataIntegrity from '../features/insight/dataIntegrity/server.ts'
import * as equipmentEvents from '../features/insight/equipmentEvents/server.ts'
import * as equipmentLookup from '../features/insight/equipmentLookup/server.ts'
import * as equipmentTrend from '../features/insight/equipmentTrend/server.ts'
import * as eventFeedback from '../features/insight/eventFeedback/server.ts'
import * as feedback from '../features/insight/feedback/server.ts'
import * as feedbackReports from '../features/insight/feedbackReports/server.ts'
import * as figureAlerts from '../features/insight/figureAlerts/server.ts'
import * as inAppFeedback from '../features/insight/inAppFeedback/server.ts'
import * as inspectionReport from '../features/insight/inspectionReport/server.ts'
import * as landing from '../features/insight/landing/server.ts'
import * as moveReports from '../features/insight/moveReports/server.ts'
import * as overview from '../features/insight/overview/server.ts'
import * as permitReports from '../features/insight/permitReports/server.ts'
import * as renewals from '../features/insight/renewals/server.ts'
import * as reportBuilder from '../features/insight/reportBuilder/server.ts'
import * as requestReports from '../features/insight/requestReports/server.ts'
import * as residentFeedback from '../features/insight/residentFeedback/server.ts'
import * as reviewAnalytics from '../features/insight/reviewAnalytics/server.ts'
import * as roundAnalytics from '../features/insight/roundAnalytics/server.ts'
import * as scanStatistics from '../features/insight/scanStatistics/server.ts'
import * as serviceRequests from '../features/insight/serviceRequests/server.ts'
import * as subscriptions from '../features/insight/subscriptions/server.ts'
import * as supplierSla from '../features/insight/supplierSla/server.ts'
import * as teamPerformance from '../features/insight/teamPerformance/server.ts'
import * as tenantExperience from '../features/insight/tenantExperience/server.ts'
import * as upsellMatrix from '../features/insight/upsellMatrix/server.ts'
import * as visitReports from '../features/insight/visitReports/server.ts'
import * as writtenReports from '../features/insight/writtenReports/server.ts'
import * as accounting from '../features/property/accounting/server.ts'
import * as accounts from '../features/property/administration/server.ts'
import * as adoption from '../features/property/adoption/server.ts'
import * as buildings from '../features/property/buildings/server.ts'
import * as contacts from '../features/property/contacts/server.ts'
import * as imports from '../features/property/imports/server.ts'
import * as notifications from '../features/property/notifications/server.ts'
import * as pins from '../features/property/pins/server.ts'
import * as propertyPage from '../features/property/propertyPage/server.ts'
import * as questionnaire from '../features/property/questionnaire/server.ts'
import * as notepad from '../features/signs/notepad/server.ts'
import * as pairs from '../features/signs/pairs/server.ts'
import * as printing from '../features/signs/printing/server.ts'
import * as proofs from '../features/signs/proofs/server.ts'
import * as signTemplates from '../features/signs/templates/server.ts'
import * as surveyAnswers from '../features/surveys/surveyAnswers/server.ts'
import * as surveys from '../features/surveys/surveys/server.ts'
import * as takeOver from '../features/surveys/takeOver/server.ts'
import { auditMonths } from '../platform/db/audit.ts'
import { fillLateSums } from '../platform/db/fillSums.ts'
import type { SummedEvents } from '../platform/db/rebuild.ts'
import type { ServerFeature } from '../platform/feature.ts'
import type { Served } from '../platform/handle.ts'
import type { Job } from '../platform/jobs/job.ts'
import { sendMail } from '../platform/mail/desk.ts'
import { sendText } from '../platform/sms/desk.ts'
import { forgetMinutes } from '../platform/watching/record.ts'

/** Every feature with a server part, a row each. Its `server.ts` has the rest. */
const features: readonly ServerFeature[] = [
  session,
  papers,
  pins,
  ownSettings,
  accounts,
  branding,
  qr,
  functionalities,
  generator,
  codeImports,
  leads,
  masterLibrary,
  uploads,
  privacy,
  visitorPages,
  replyTemplates,
  handling,
  bookings,
  bookingCalendar,
  inbox,
  permits,
  requestWork,
  visits,
  feedbackInbox,
  feedbackEngine,
  notifications,
  buildings,
  propertyPage,
  adoption,
  questionnaire,
  accounting,
  contacts,
  landing,
  outbox,
  operations,
  dashboard,
  feedback,
  feedbackReports,
  customerReport,
  comprehensiveFeedback,
  residentFeedback,
  upsellMatrix,
  bathroomService,
  eventFeedback,
  customFeedback,
  pageFeedback,
  overview,
  reviews,
  googleReviews,
  equipment,
  equipmentImports,
  rounds,
  schedule,
  phones,
  inspections,
  roundRequests,
  equipmentProposals,
  plainRunner,
  inspectionReports,
  workLetters,
  notepad,
  floorPlans,
  signTemplates,
  printing,
  pairs,
  proofs,
  dataIntegrity,
  equipmentLookup,
  reviewAnalytics,
  characteristicsIndex,
  inAppFeedback,
  equipmentTrend,
  equipmentEvents,
  inspectionReport,
  requestReports,
  roundAnalytics,
  teamPerformance,
  scanStatistics,
  serviceRequests,
  subscriptions,
  reportBuilder,
  tenantExperience,
  moveReports,
  renewals,
  permitReports,
  supplierSla,
  visitReports,
  writtenReports,
  figureAlerts,
  tasks,
  backups,
  exporting,
  importing,
  views,
  permissions,
  history,
  imports,
  surveyAnswers,
  surveys,
  takeOver,
  answers,
  scans,
]

for (const add of features.flatMap(one => one.additions ?? [])) add()

/** Every call that the server answers. */
export const served: readonly Served[] = features.flatMap(one => one.calls ?? [])

exportedLists.add(...features.flatMap(one => one.lists ?? []))
listAnswers.add(...served.filter(({ call }) => call.rows !== undefined))

/** What features serve beside the calls. */
export const parts = features.flatMap(one => one.parts ?? [])

/** Who callers are. */
export const { identity } = session

/** Every noun whose sums follow from events that are kept. */
export const summed: readonly SummedEvents[] = features.flatMap(one => one.sums ?? [])

/** Every job that a worker does. */
export const jobs: readonly Job<never>[] = [
  sendMail,
  sendText,
  auditMonths,
  forgetMinutes,
  fillLateSums(summed),
  ...features.flatMap(one => one.jobs ?? []),
]
