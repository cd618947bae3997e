import type { DashboardHead } from '../dashboards/model.ts'

/** CSAT, CES and NPS of all accounts, of an account and of a building, each leading to the next. */
export const customerReportDashboard = {
  key: 'CustomerFeedbackReport',
  title: { en: 'Customer feedback report', es: 'Informe de opiniones de clientes', fr: 'Rapport des avis clients' },
  scopes: ['building', 'account', 'all'],
  may: 'LintelCustomerFeedback',
} as const satisfies DashboardHead
