import * as backups from '../../features/base/backups/portal.ts'
import * as developers from '../../features/base/developers/portal.ts'
import * as gallery from '../../features/base/gallery/portal.ts'
import { recordLoaders } from '../../features/base/history/model.ts'
import * as history from '../../features/base/history/portal.ts'
import * as operations from '../../features/base/operations/portal.ts'
import * as outbox from '../../features/base/outbox/portal.ts'
import * as ownSettings from '../../features/base/ownSettings/portal.ts'
import * as permissions from '../../features/base/permissions/portal.ts'
import * as privacy from '../../features/base/privacy/portal.ts'
import * as bookings from '../../features/codes/bookingCalendar/portal.ts'
import * as feedbackEngine from '../../features/codes/feedbackEngine/portal.ts'
import * as feedbackInbox from '../../features/codes/feedbackInbox/portal.ts'
import * as floorPlans from '../../features/codes/floorPlans/portal.ts'
import * as generator from '../../features/codes/generator/portal.ts'
import * as googleReviews from '../../features/codes/googleReviews/portal.ts'
import * as codeImports from '../../features/codes/imports/portal.ts'
import * as inbox from '../../features/codes/inbox/portal.ts'
import * as masterLibrary from '../../features/codes/masterLibrary/portal.ts'
import * as permits from '../../features/codes/permits/portal.ts'
import * as qr from '../../features/codes/qr/portal.ts'
import * as requestWork from '../../features/codes/requestWork/portal.ts'
import * as reviews from '../../features/codes/reviews/portal.ts'
import * as visitorPages from '../../features/codes/visitorPages/portal.ts'
import * as visits from '../../features/codes/visits/portal.ts'
import * as equipment from '../../features/field/equipment/portal.ts'
import * as equipmentImports from '../../features/field/equipmentImports/portal.ts'
import * as equipmentProposals from '../../features/field/equipmentProposals/portal.ts'
import * as inspectionReports from '../../features/field/inspectionReports/portal.ts'
import * as rounds from '../../features/field/rounds/portal.ts'
import * as runner from '../../features/field/runner/portal.ts'
import * as schedule from '../../features/field/schedule/portal.ts'
import * as workLetters from '../../features/field/workLetters/portal.ts'
import * as bathroomService from '../../features/insight/bathroomService/portal.ts'
import * as characteristicsIndex from '../../features/insight/characteristicsIndex/portal.ts'
import * as comprehensiveFeedback from '../../features/insight/comprehensiveFeedback/portal.ts'
import * as customerReport from '../../features/insight/customerReport/portal.ts'
import * as customFeedback from '../../features/insight/customFeedback/portal.ts'
import * as dashboards from '../../features/insight/dashboards/portal.ts'
import * as dataIntegrity from '../../features/insight/dataIntegrity/portal.ts'
import * as equipmentLookup from '../../features/insight/equipmentLookup/portal.ts'
import * as equipmentTrend from '../../features/insight/equipmentTrend/portal.ts'
import * as eventFeedback from '../../features/insight/eventFeedback/portal.ts'
import * as feedback from '../../features/insight/feedback/portal.ts'
import * as feedbackReports from '../../features/insight/feedbackReports/portal.ts'
import * as figureAlerts from '../../features/insight/figureAlerts/portal.ts'
import * as inAppFeedback from '../../features/insight/inAppFeedback/portal.ts'
import * as inspectionReport from '../../features/insight/inspectionReport/portal.ts'
import * as landing from '../../features/insight/landing/portal.ts'
import * as moveReports from '../../features/insight/moveReports/portal.ts'
import * as overview from '../../features/insight/overview/portal.ts'
import * as permitReports from '../../features/insight/permitReports/portal.ts'
import * as renewals from '../../features/insight/renewals/portal.ts'
import * as reportBuilder from '../../features/insight/reportBuilder/portal.ts'
import * as requestReports from '../../features/insight/requestReports/portal.ts'
import * as residentFeedback from '../../features/insight/residentFeedback/portal.ts'
import * as reviewAnalytics from '../../features/insight/reviewAnalytics/portal.ts'
import * as roundAnalytics from '../../features/insight/roundAnalytics/portal.ts'
import * as scanStatistics from '../../features/insight/scanStatistics/portal.ts'
import * as serviceRequests from '../../features/insight/serviceRequests/portal.ts'
import * as subscriptions from '../../features/insight/subscriptions/portal.ts'
import * as supplierSla from '../../features/insight/supplierSla/portal.ts'
import * as teamPerformance from '../../features/insight/teamPerformance/portal.ts'
import * as tenantExperience from '../../features/insight/tenantExperience/portal.ts'
import * as upsellMatrix from '../../features/insight/upsellMatrix/portal.ts'
import * as visitReports from '../../features/insight/visitReports/portal.ts'
import * as writtenReports from '../../features/insight/writtenReports/portal.ts'
import * as administration from '../../features/property/administration/portal.ts'
import * as buildings from '../../features/property/buildings/portal.ts'
import * as contacts from '../../features/property/contacts/portal.ts'
import * as imports from '../../features/property/imports/portal.ts'
import * as notifications from '../../features/property/notifications/portal.ts'
import * as propertyPage from '../../features/property/propertyPage/portal.ts'
import * as notepad from '../../features/signs/notepad/portal.ts'
import * as pairs from '../../features/signs/pairs/portal.ts'
import * as printing from '../../features/signs/printing/portal.ts'
import * as proofs from '../../features/signs/proofs/portal.ts'
import * as signTemplates from '../../features/signs/templates/portal.ts'
import * as surveyAnswers from '../../features/surveys/surveyAnswers/portal.ts'
import * as surveys from '../../features/surveys/surveys/portal.ts'
import * as takeOver from '../../features/surveys/takeOver/portal.ts'
import type { PortalFeature } from '../../ui/portalFeature.ts'
import type { AnyRoute } from '../../ui/route.ts'
import { entrances } from './entrances.ts'

/** Every feature with a part in the browser: a row each. What it brings stands in its `portal.ts`. */
const features: readonly PortalFeature[] = [
  ...entrances,
  visitorPages,
  administration,
  landing,
  buildings,
  propertyPage,
  contacts,
  imports,
  qr,
  inbox,
  permits,
  requestWork,
  privacy,
  visits,
  bookings,
  feedbackInbox,
  feedbackEngine,
  notifications,
  generator,
  codeImports,
  masterLibrary,
  dashboards,
  feedback,
  feedbackReports,
  customerReport,
  comprehensiveFeedback,
  residentFeedback,
  upsellMatrix,
  bathroomService,
  eventFeedback,
  customFeedback,
  overview,
  reviews,
  googleReviews,
  equipment,
  equipmentImports,
  rounds,
  schedule,
  equipmentProposals,
  runner,
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
  surveyAnswers,
  surveys,
  takeOver,
  outbox,
  operations,
  backups,
  ownSettings,
  permissions,
  history,
  developers,
  gallery,
]

recordLoaders.add(() => import('./records.ts'))
for (const add of features.flatMap(one => one.additions ?? [])) add()

/** Every page of the portal, the ways in first. A screen is loaded when its page is opened. */
export const routes: readonly AnyRoute[] = features.flatMap(one => one.routes ?? [])

/** The calls behind the session and the pickers. */
export const ports = features.flatMap(one => one.ports ?? [])
