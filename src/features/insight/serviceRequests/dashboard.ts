import type { DashboardHead } from '../dashboards/model.ts'

/** How tenants are served: how many requests, how soon they are done, how they are liked. */
export const serviceRequestsDashboard = {
  key: 'ServiceRequests',
  title: { en: 'Service requests', es: 'Solicitudes de servicio', fr: 'Demandes de service' },
  lead: {
    en: 'How soon are requests done, how do tenants like it, and what must be looked at again?',
    es: '¿En cuánto se atienden las solicitudes, qué les parece a los inquilinos y qué hay que revisar?',
    fr: 'En combien de temps les demandes sont-elles traitées, qu’en pensent les locataires, et que faut-il revoir ?',
  },
  scopes: ['building', 'account'],
  may: 'AnalyticsDashboards',
  personal: true,
} as const satisfies DashboardHead
