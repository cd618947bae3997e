import type { Label } from '../../../core/labels.ts'
import { type PermitKind, permitFlags } from '../../codes/permits/model.ts'
import type { DashboardHead } from '../dashboards/model.ts'

const head = (kind: PermitKind, title: Label, lead: Label) =>
  ({ key: permitFlags[kind], title, lead, scopes: ['building'], may: permitFlags[kind], personal: true }) as const satisfies DashboardHead

/** The reports of permits, a row each. */
export const permitReports = {
  RoofAccess: head(
    'RoofAccess',
    { en: 'Roof access', es: 'Acceso a la azotea', fr: 'Accès au toit' },
    {
      en: 'Who is up there, and by whose leave?',
      es: '¿Quién está arriba y con permiso de quién?',
      fr: 'Qui est là-haut, et avec l’accord de qui ?',
    },
  ),
  TenantHVAC: head(
    'TenantHVAC',
    { en: 'Tenant HVAC', es: 'Climatización de inquilinos', fr: 'Climatisation des locataires' },
    {
      en: 'What runs after hours, and who pays for it?',
      es: '¿Qué funciona fuera de horario y quién lo paga?',
      fr: 'Qu’est-ce qui tourne hors horaires, et qui le paie ?',
    },
  ),
} as const satisfies Record<PermitKind, DashboardHead>
