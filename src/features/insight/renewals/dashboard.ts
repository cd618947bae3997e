import type { DashboardHead } from '../dashboards/model.ts'

/** Who renews a lease and who leaves, by the forms that tenants fill in. */
export const renewalReport = {
  key: 'RenewalReport',
  title: { en: 'Renewals', es: 'Renovaciones', fr: 'Renouvellements' },
  lead: {
    en: 'Who stays, who leaves, and with whom must we talk?',
    es: '¿Quién se queda, quién se va y con quién hay que hablar?',
    fr: 'Qui reste, qui part, et avec qui faut-il parler ?',
  },
  scopes: ['building'],
  may: 'RenewalReport',
  personal: true,
} as const satisfies DashboardHead

/** What somebody has decided, by the values of the form's own choices; a choice of the building's own is none of them. */
export const renewalDecisions = ['Renew', 'Talk', 'Leave', 'Other'] as const
export type RenewalDecision = (typeof renewalDecisions)[number]
