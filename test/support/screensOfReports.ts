import { reportTabs } from '../../src/features/insight/requestReports/dashboard.ts'
import { placeReportTypes } from '../../src/features/insight/requestReports/model.ts'
import type { ScreenAt } from './screenAt.ts'
import type { Ids } from './screenIds.ts'

const global = '/portfolioAnalytics/globalDashboard'

/** Screens of what visitors sent, type by type: leads, rooms, repairs, support, the report of a day. */
export const screensOfReports = ({ gId, bId, fair, shop, registration, permit }: Ids): ScreenAt[] => [
  { name: 'reports', who: 'executive', path: `/analytics/reports?bId=${bId}` },
  ...reportTabs
    .slice(1)
    .map((tab): ScreenAt => ({ name: `reports-${tab}`, who: 'executive', path: `/analytics/reports?bId=${bId}&tab=${tab}` })),
  { name: 'operations-list', who: 'executive', path: `/analytics/reports/operations?bId=${bId}` },
  { name: 'operations-suppliers', who: 'executive', path: `/analytics/reports/operations?bId=${bId}&tab=SupplierCheckin` },
  { name: 'vacancy-leads', who: 'executive', path: `/analytics/dashboard/vacancyLead?bId=${bId}` },
  { name: 'vacancy-leads-account', who: 'executive', path: `${global}/globalVacancyLead?gId=${gId}` },
  ...placeReportTypes.flatMap((type): ScreenAt[] => [
    { name: `lead-capture-${type}`, who: 'executive', path: `/analytics/dashboard/leadCapture/${type}?bId=${bId}` },
    { name: `lead-capture-${type}-account`, who: 'executive', path: `${global}/globalLeadCapture/${type}?gId=${gId}` },
  ]),
  { name: 'fair-leads', who: 'executive', path: `${global}/globalLeadCapture/FieldMarketing?gId=${gId}&sign=${fair}&of=Spring+Fair` },
  { name: 'service-requests', who: 'executive', path: `/serviceRequestPortfolio?gId=${gId}` },
  { name: 'service-requests-building', who: 'executive', path: `/analytics/dashboard/serviceRequests?bId=${bId}` },
  {
    name: 'service-requests-print',
    who: 'executive',
    path: `/pdfDashboard/ServiceRequests/${gId}/all/${Date.UTC(2026, 9, 1)}/${Date.UTC(2026, 9, 31)}`,
  },
  { name: 'tenant-performance', who: 'executive', path: `/analytics/dashboard/tenantExperience/0?bId=${bId}` },
  { name: 'tenant-performance-plain', who: 'executive', path: `/analytics/dashboard/tenantExperience?bId=${bId}` },
  { name: 'tenant-performance-account', who: 'executive', path: `${global}/globalTenantExperience?gId=${gId}` },
  { name: 'tenant-performance-account-0', who: 'executive', path: `${global}/globalTenantExperience/0?gId=${gId}` },
  { name: 'tenant-health', who: 'executive', path: `/analytics/dashboard/tenantExperience/1?bId=${bId}` },
  { name: 'tenant-health-account', who: 'executive', path: `${global}/globalTenantExperience/1?gId=${gId}` },
  { name: 'privacy', who: 'executive', path: `/privacy?gId=${gId}` },
  { name: 'front-desk', who: 'executive', path: `/frontDesk?bId=${bId}` },
  { name: 'visit-badges', who: 'executive', path: `/visitBadges?bId=${bId}` },
  { name: 'new-request', who: 'executive', path: `/requests/new?bId=${bId}` },
  { name: 'request-plans', who: 'executive', path: `/requests/recurring?bId=${bId}` },
  { name: 'evacuation', who: 'executive', path: `/evacuationList?bId=${bId}` },
  ...['guestLog', 'residentLog', 'supplierCheckInReport', 'staffCheckIn'].map(
    (one): ScreenAt => ({ name: one, who: 'executive', path: `/analytics/dashboard/${one}?bId=${bId}` }),
  ),
  ...['roofAccessAuthorizationReport', 'tenantHVACReport', 'supplierSLAReport', 'renewalReport', 'moveOutReport'].map(
    (one): ScreenAt => ({ name: one, who: 'executive', path: `/analytics/dashboard/${one}?bId=${bId}` }),
  ),
  { name: 'permit', who: null, path: permit },
  { name: 'daily-fair', who: 'executive', path: `/report/FieldMarketing/${fair}` },
  { name: 'daily-vacancy', who: 'executive', path: `/report/Vacancy/${shop}` },
  { name: 'daily-event', who: 'executive', path: `/report/Event/${registration}` },
]
