import type { DashboardHead } from '../dashboards/model.ts'

/** Which inspections were done, which are open, which are overdue. */
export const inspectionReportDashboard = {
  key: 'InspectionDashboard',
  title: { en: 'Inspection report', es: 'Informe de inspecciones', fr: 'Rapport d’inspections' },
  lead: {
    en: 'Which inspections are done, which are still to come, and which are overdue?',
    es: '¿Qué inspecciones están hechas, cuáles faltan y cuáles están vencidas?',
    fr: 'Quelles inspections sont faites, lesquelles sont à venir, lesquelles sont en retard ?',
  },
  scopes: ['building', 'account'],
  may: 'InspectionDashboard',
} as const satisfies DashboardHead
