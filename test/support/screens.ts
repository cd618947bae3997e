import { GetAnswers } from '../../src/features/codes/feedbackInbox/contract.ts'
import { GetImports as GetCodeImports } from '../../src/features/codes/imports/contract.ts'
import { GetRequests } from '../../src/features/codes/inbox/contract.ts'
import { GetQrCodes } from '../../src/features/codes/qr/contract.ts'
import { GetRestrooms } from '../../src/features/insight/bathroomService/contract.ts'
import { GetCustomForms } from '../../src/features/insight/customFeedback/contract.ts'
import { GetEvents } from '../../src/features/insight/eventFeedback/contract.ts'
import { GetGroups } from '../../src/features/property/administration/contract.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { GetImports } from '../../src/features/property/imports/contract.ts'
import { GetSurveyList } from '../../src/features/surveys/surveys/contract.ts'
import type { SurveyStatus } from '../../src/features/surveys/surveys/model.ts'
import { callsOf, northgate } from './calls.ts'

/** A screen to look at: who sees it and where; null: nobody who has signed in. */
export type ScreenAt = { name: string; who: string | null; path: string }
/**
 * Parts of addresses. `survey`, `accepted`: building and id of a survey that waits for the customer, and of an accepted one; `industrial`: a
 * section that only buildings of this type have; `file`: of an import.
 */
export type Ids = Record<
  | 'gId'
  | 'bId'
  | 'request'
  | 'booking'
  | 'answer'
  | 'industrial'
  | 'qrId'
  | 'address'
  | 'wifi'
  | 'card'
  | 'hub'
  | 'survey'
  | 'accepted'
  | 'file'
  | 'codeFile'
  | 'restroom'
  | 'event'
  | 'form',
  string
>

const known = new Map<string, Promise<Ids>>()
/** Ids of the demo world, read through the calls once a process. */
export const demoIds = (base: string): Promise<Ids> => {
  const ids = known.get(base) ?? readIds(base)
  known.set(base, ids)
  return ids
}

const readIds = async (base: string): Promise<Ids> => {
  const call = await callsOf(base, 'admin')
  const { Groups } = await call(GetGroups, { filter: { text: 'Harborline' } })
  const gId = Groups[0]?.acId ?? ''
  const other = await northgate(call)
  const factories = await call(GetPropertyList, { filter: { gId: other, BuildingType: 'Industrial' } })
  const first = { page: 0, perPage: 1 }
  const { Properties } = await call(GetPropertyList, { filter: { gId }, pagination: first, sort: { field: 'Name', order: 'ASC' } })
  const bId = Properties[0]?.id ?? ''
  const code = async (QrType: string, filter = {}) =>
    (await call(GetQrCodes, { filter: { gId, QrType, ...filter }, pagination: first, sort: { field: 'Name', order: 'ASC' } })).QrCodes[0]
  const survey = async (status: SurveyStatus) => {
    const { Builders } = await call(GetSurveyList, { filter: { gId, status }, sort: { field: 'SurveyName', order: 'ASC' } })
    return `${Builders[0]?.BuildingId}/${Builders[0]?.BuilderId}`
  }
  const feedback = await code('Feedback', { bId })
  const requests = await call(GetRequests, { filter: { gId }, pagination: first })
  const bookings = await call(GetRequests, { filter: { gId, FunctionalityType: 'RoomRental', Status: 'Booked' }, pagination: first })
  const { Answers } = await call(GetAnswers, { filter: { gId, Score: 'Low', Commented: true }, pagination: first })
  const { Restrooms } = await call(GetRestrooms, { gId, bId })
  const { Events } = await call(GetEvents, { gId, bId })
  const { Forms } = await call(GetCustomForms, { gId })
  const { Imports } = await call(GetImports, { filter: { gId: other } })
  const codeFiles = await call(GetCodeImports, { filter: { gId } })
  return {
    gId,
    bId,
    qrId: feedback?.QrCodeId ?? '',
    address: feedback?.Address ?? '',
    wifi: (await code('Wifi', { bId }))?.Address ?? '',
    card: (await code('CommentCard'))?.Address ?? '',
    hub: (await code('QrHub'))?.Address ?? '',
    request: requests.Requests[0]?.RequestId ?? '',
    booking: bookings.Requests[0]?.RequestId ?? '',
    answer: Answers[0]?.AnswerId ?? '',
    survey: await survey('Completed'),
    accepted: await survey('Active'),
    file: `${Imports[0]?.acId}?gId=${other}`,
    codeFile: codeFiles.Imports[0]?.acId ?? '',
    restroom: `${bId}/${Restrooms[0]?.eId}`,
    event: Events[0]?.acId ?? '',
    form: `${Forms[0]?.BuildingId}?form=${Forms[0]?.FormId}`,
    industrial: `${factories.Properties[0]?.id}/10?gId=${other}`,
  }
}

/** The days of a printed page, as its address names them. */
const last30Days = `${Date.now() - 30 * 86_400_000}/${Date.now()}`

/** Every screen of the portal and of the scan side. */
export const screens = ({
  gId,
  bId,
  request,
  booking,
  answer,
  industrial,
  qrId,
  address,
  wifi,
  card,
  survey,
  accepted,
  file,
  codeFile,
  restroom,
  event,
  form,
}: Ids): ScreenAt[] => [
  { name: 'login', who: null, path: '/login' },
  { name: 'reset', who: null, path: '/reset' },
  { name: 'reset-new', who: null, path: '/reset?token=rs_x' },
  { name: 'invited', who: null, path: '/reset?token=in_x' },
  { name: 'pin', who: null, path: '/pin/0123456789ABCDEF' },
  { name: 'staff', who: null, path: '/staff/0123456789ABCDEF' },
  { name: 'invitation-over', who: null, path: '/invitation?token=x' },
  { name: 'admin-search', who: 'admin', path: '/adminSearch' },
  { name: 'admin-accounts', who: 'admin', path: '/adminSearch?tab=accounts' },
  { name: 'admin-buildings', who: 'admin', path: '/adminSearch?tab=buildings' },
  { name: 'admin-channels', who: 'admin', path: '/adminSearch?tab=channels' },
  { name: 'own-search', who: 'executive', path: '/adminSearch' },
  { name: 'account-create', who: 'admin', path: '/accountCreate' },
  { name: 'account-edit', who: 'admin', path: `/accountCreate/${gId}` },
  { name: 'account-profile', who: 'admin', path: `/accountInfo?gId=${gId}` },
  { name: 'home', who: 'executive', path: '/' },
  { name: 'home-building', who: 'executive', path: `/?gId=${gId}&bId=${bId}` },
  { name: 'home-employee', who: 'employee', path: '/' },
  { name: 'account-info', who: 'executive', path: '/accountInfo' },
  { name: 'marketing', who: 'marketing', path: '/marketing' },
  { name: 'customer-portal', who: 'marketing', path: `/marketing/customerPortal?bId=${bId}` },
  { name: 'import', who: 'admin', path: `/properties/import?gId=${gId}` },
  { name: 'import-file', who: 'admin', path: `/properties/import/${file}` },
  { name: 'settings', who: 'executive', path: '/settings' },
  { name: 'properties', who: 'executive', path: '/properties' },
  { name: 'property-edit', who: 'executive', path: `/propertyAdd/${bId}/0` },
  { name: 'property-branding', who: 'executive', path: `/propertyAdd/${bId}/2` },
  { name: 'property-content', who: 'executive', path: `/propertyAdd/${bId}/3` },
  { name: 'property-upsells', who: 'executive', path: `/propertyAdd/${bId}/9` },
  { name: 'property-accounting', who: 'executive', path: `/propertyAdd/${bId}/13` },
  { name: 'property-add', who: 'admin', path: `/propertyAdd?gId=${gId}` },
  { name: 'property-pin', who: 'admin', path: `/propertyAdd/${bId}/1?gId=${gId}` },
  { name: 'property-add-ons', who: 'admin', path: `/propertyAdd/${bId}/5?gId=${gId}` },
  { name: 'property-survey-links', who: 'admin', path: `/propertyAdd/${bId}/6?gId=${gId}` },
  { name: 'property-terms', who: 'admin', path: `/propertyAdd/${bId}/7?gId=${gId}` },
  { name: 'property-coi', who: 'admin', path: `/propertyAdd/${bId}/8?gId=${gId}` },
  { name: 'property-residents', who: 'admin', path: `/propertyAdd/${bId}/11?gId=${gId}` },
  { name: 'property-white-label', who: 'admin', path: `/propertyAdd/${bId}/12?gId=${gId}` },
  { name: 'property-characteristics', who: 'admin', path: `/propertyAdd/${industrial}` },
  { name: 'legal', who: 'executive', path: `/legal?bId=${bId}` },
  { name: 'contacts', who: 'executive', path: `/contacts?bId=${bId}` },
  { name: 'contacts-vendors', who: 'executive', path: `/contacts?bId=${bId}&tab=vendors` },
  { name: 'contacts-tenants', who: 'executive', path: `/contacts?bId=${bId}&tab=tenants` },
  { name: 'contacts-people', who: 'executive', path: `/contacts?bId=${bId}&tab=people` },
  { name: 'contacts-pins', who: 'executive', path: `/contacts?bId=${bId}&tab=pins` },
  { name: 'portfolio-team', who: 'executive', path: '/portfolioTeam' },
  { name: 'customer-surveys', who: 'executive', path: '/customerSurvey' },
  { name: 'survey-take-over', who: 'admin', path: `/surveyTakeOver/${gId}/${accepted}` },
  { name: 'survey-not-accepted', who: 'admin', path: `/surveyTakeOver/${gId}/${survey}` },
  { name: 'survey-welcome', who: null, path: `/surveyWelcome/contentSurvey/${survey}` },
  { name: 'survey-unavailable', who: null, path: '/surveyWelcome' },
  { name: 'survey-photos-gone', who: null, path: '/multipleContentSurvey/00000000-0000-4000-8000-000000000000' },
  { name: 'survey-responses', who: 'executive', path: `/contentSurvey/${gId}/${survey}?responses=true` },
  { name: 'survey-accepted', who: 'executive', path: `/contentSurvey/${gId}/${accepted}?responses=true` },
  { name: 'survey-own', who: 'executive', path: `/contentSurvey?bId=${bId}` },
  { name: 'survey-as-customer', who: 'executive', path: `/contentSurvey/${gId}/${survey}?builder=true` },
  { name: 'surveys', who: 'executive', path: '/surveyLibrary/surveyList' },
  { name: 'survey-new', who: 'executive', path: `/surveyLibrary/surveyBuilder/${gId}/${bId}` },
  { name: 'survey-new-building', who: 'executive', path: '/surveyLibrary/surveyBuilder' },
  { name: 'survey-builder', who: 'executive', path: `/surveyLibrary/surveyBuilder/${gId}/${survey}` },
  { name: 'requests', who: 'executive', path: '/requests' },
  { name: 'request', who: 'executive', path: `/requests/${gId}/${request}` },
  { name: 'bookings', who: 'executive', path: '/bookings' },
  { name: 'bookings-week', who: 'executive', path: `/bookings?view=week&bId=${bId}` },
  { name: 'bookings-day', who: 'executive', path: `/bookings?view=day&bId=${bId}` },
  { name: 'booking', who: 'executive', path: `/requests/${gId}/${booking}` },
  { name: 'requests-rooms', who: 'executive', path: '/requests?type=RoomRental' },
  { name: 'feedback-list', who: 'executive', path: '/feedback' },
  { name: 'feedback-one', who: 'executive', path: `/feedback/${gId}/${answer}` },
  { name: 'notifications', who: 'gm', path: '/notifications' },
  { name: 'notification-rules', who: 'gm', path: `/analytics/notifications?bId=${bId}` },
  { name: 'library', who: 'executive', path: '/library' },
  { name: 'qr-list', who: 'executive', path: '/library/qrcodelist' },
  { name: 'qr-edit', who: 'executive', path: `/qrcode/${gId}/${bId}/${qrId}` },
  { name: 'qr-import', who: 'executive', path: '/importQRCode' },
  { name: 'qr-import-file', who: 'executive', path: `/importQRCode/${codeFile}` },
  { name: 'qr-generator', who: 'executive', path: `/propertyQrGenerator?bId=${bId}` },
  { name: 'qr-new', who: 'executive', path: `/qrcode/${gId}/${bId}` },
  { name: 'feedback', who: 'executive', path: `/analyticsFeedback/${bId}` },
  { name: 'feedback-type', who: 'executive', path: `/feedbackOverall/${bId}/Restroom` },
  { name: 'feedback-print', who: 'executive', path: `/pdfDashboard/BuildingFeedback/${gId}/${bId}/${last30Days}` },
  {
    name: 'feedback-print-type',
    who: 'executive',
    path: `/pdfDashboard/BuildingFeedback/${gId}/${bId}/${last30Days}/ZXQ9UmVzdHJvb20`,
  },
  { name: 'scans', who: 'executive', path: '/scans/qrLocation' },
  { name: 'scans-name', who: 'executive', path: '/scans/qrName' },
  { name: 'scans-building', who: 'executive', path: `/scans/qrName?bId=${bId}` },
  { name: 'scans-location-print', who: 'executive', path: `/pdfDashboard/ScansByLocation/${gId}/${bId}/${last30Days}` },
  { name: 'scans-print', who: 'executive', path: `/pdfDashboard/ScansByName/${gId}/${bId}/${last30Days}` },
  { name: 'pin-activity-print', who: 'executive', path: `/pdfDashboard/PinActivity/${gId}/${bId}/${last30Days}` },
  { name: 'scans-account-print', who: 'executive', path: `/pdfDashboard/ScansByLocation/${gId}/all/${last30Days}` },
  { name: 'feedback-report', who: 'executive', path: `/analytics/dashboard/reportAnalyticsFeedback/All/${bId}` },
  { name: 'feedback-report-account', who: 'executive', path: '/portfolioAnalytics/globalDashboard/globalReportAnalyticsFeedback/All' },
  { name: 'feedback-report-print', who: 'executive', path: `/pdfDashboard/FeedbackDashboard/${gId}/all/${last30Days}` },
  { name: 'heat-map', who: 'executive', path: '/portfolioAnalytics/globalDashboard/globalReport' },
  { name: 'heat-map-print', who: 'executive', path: `/pdfDashboard/GlobalReport/${gId}/all/${last30Days}` },
  { name: 'heat-map-own', who: 'executive', path: '/globalReport' },
  { name: 'customer-report', who: 'executive', path: '/lintelReport' },
  { name: 'customer-report-building', who: 'executive', path: `/lintelReport/${gId}/${bId}` },
  { name: 'customer-report-all', who: 'admin', path: '/lintelReport' },
  { name: 'customer-report-print', who: 'executive', path: `/pdfDashboard/CustomerFeedbackReport/${gId}/${bId}/${last30Days}` },
  { name: 'comprehensive', who: 'executive', path: `/analytics/dashboard/comprehensiveFeedback/${bId}` },
  { name: 'comprehensive-print', who: 'executive', path: `/pdfDashboard/ComprehensiveFeedbackReport/${gId}/${bId}/${last30Days}` },
  { name: 'resident', who: 'executive', path: `/analytics/dashboard/residentFeedback/${bId}` },
  { name: 'resident-account', who: 'executive', path: '/portfolioAnalytics/globalDashboard/globalResidentFeedback' },
  { name: 'resident-print', who: 'executive', path: `/pdfDashboard/QuarterlyResidentFeedback/${gId}/all/${last30Days}` },
  { name: 'subscriptions', who: 'executive', path: `/analytics/subscription?bId=${bId}` },
  { name: 'subscriptions-account', who: 'executive', path: '/portfolioAnalytics/subscriptions' },
  { name: 'subscription-report', who: 'executive', path: `/subscriptionReport/${bId}` },
  { name: 'upsell-matrix', who: 'executive', path: '/portfolioAnalytics/globalDashboard/globalUpsellMatrix' },
  { name: 'upsell-matrix-print', who: 'executive', path: `/pdfDashboard/UpsellMatrix/${gId}/all/${last30Days}` },
  { name: 'bathroom', who: 'executive', path: `/analytics/dashboard/bathroomService?bId=${bId}` },
  { name: 'bathroom-one', who: 'executive', path: `/reportBathroomService/${restroom}` },
  { name: 'bathroom-print', who: 'executive', path: `/pdfDashboard/BathroomService/${gId}/${bId}/${last30Days}` },
  { name: 'events', who: 'executive', path: `/analytics/dashboard/registrantList?bId=${bId}` },
  { name: 'event', who: 'executive', path: `/analytics/dashboard/registrantList/${event}?bId=${bId}` },
  { name: 'events-print', who: 'executive', path: `/pdfDashboard/RegistrantList/${gId}/${bId}/${last30Days}` },
  { name: 'custom-feedback', who: 'executive', path: '/portfolioAnalytics/globalDashboard/globalCustomFeedback' },
  { name: 'custom-form', who: 'executive', path: `/customFeedbackDetail/${form}` },
  { name: 'custom-print', who: 'executive', path: `/pdfDashboard/CustomFeedbackDashboard/${gId}/all/${last30Days}` },
  { name: 'dashboards', who: 'executive', path: '/analytics/dashboard' },
  { name: 'dashboards-account', who: 'executive', path: '/portfolioAnalytics/globalDashboard' },
  { name: 'pin-activity', who: 'executive', path: '/scans/pinActivity' },
  { name: 'master-library', who: 'admin', path: '/masterLibrary' },
  { name: 'master-hubs', who: 'admin', path: '/masterLibrary?tab=hubs' },
  { name: 'master-account', who: 'admin', path: `/masterLibrary?account=${gId}` },
  { name: 'permissions', who: 'admin', path: `/permissions?gId=${gId}` },
  { name: 'audit', who: 'admin', path: `/audit?gId=${gId}` },
  { name: 'outbox', who: 'admin', path: `/outbox?gId=${gId}` },
  { name: 'operations', who: 'admin', path: `/operations?gId=${gId}` },
  { name: 'outbox-texts', who: 'admin', path: `/outbox?tab=texts&gId=${gId}` },
  { name: 'backups', who: 'admin', path: '/backups' },
  { name: 'developers', who: 'admin', path: `/developers?gId=${gId}` },
  { name: 'kit', who: 'admin', path: `/kit?gId=${gId}` },
  { name: 'no-permission', who: 'employee', path: '/outbox' },
  { name: 'not-found', who: 'executive', path: '/no/such/page' },
  { name: 'property-missing', who: 'executive', path: `/propertyAdd/00000000-0000-4000-8000-000000000000/0?gId=${gId}` },
  { name: 'scan-feedback', who: null, path: `/q/${address}` },
  { name: 'scan-wifi', who: null, path: `/q/${wifi}` },
  { name: 'scan-comment-card', who: null, path: `/q/${card}` },
  { name: 'scan-unknown', who: null, path: '/q/ZZZZZZZZZZZZZZZZ' },
]
