import type { DashboardHead } from '../dashboards/model.ts'

/** How each tenant is served. */
export const tenantPerformance = {
  key: 'TenantPerformanceDashboard',
  title: { en: 'Tenant performance', es: 'Servicio a los inquilinos', fr: 'Service aux locataires' },
  lead: {
    en: 'How is each tenant served?',
    es: '¿Cómo se atiende a cada inquilino?',
    fr: 'Comment chaque locataire est-il servi ?',
  },
  scopes: ['building', 'account'],
  may: 'TenantPerformanceDashboard',
  personal: true,
} as const satisfies DashboardHead

/** Which tenants may leave. */
export const tenantHealth = {
  key: 'TenantHealthDashboard',
  title: { en: 'Tenant health', es: 'Salud de los inquilinos', fr: 'Santé des locataires' },
  lead: {
    en: 'Which tenants are content, and which may leave?',
    es: '¿Qué inquilinos están contentos y cuáles pueden irse?',
    fr: 'Quels locataires sont satisfaits, et lesquels risquent de partir ?',
  },
  scopes: ['building', 'account'],
  may: 'TenantHealthDashboard',
  personal: true,
} as const satisfies DashboardHead
