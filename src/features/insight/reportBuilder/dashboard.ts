import type { DashboardHead } from '../dashboards/model.ts'

/** A report that an account builds from parts of dashboards: a dashboard of its own. */
export const builtReportDashboard = {
  key: 'ReportBuilder',
  title: { en: 'Built report', es: 'Informe creado', fr: 'Rapport créé' },
  scopes: ['building', 'account'],
  may: 'AnalyticsDashboards',
  composed: true,
} as const satisfies DashboardHead
