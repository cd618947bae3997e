import type { Label } from '../../../core/labels.ts'
import type { Permission } from '../../../core/permissions.ts'
import type { VisitKind } from '../../codes/visits/model.ts'
import type { DashboardHead } from '../dashboards/model.ts'

const head = (key: Permission, title: Label, lead: Label) =>
  ({ key, title, lead, scopes: ['building'], may: key, personal: true }) as const satisfies DashboardHead
const who = {
  en: 'Who is here, who was, and for how long?',
  es: '¿Quién está aquí, quién estuvo y cuánto tiempo?',
  fr: 'Qui est ici, qui l’a été, et combien de temps ?',
}

/** The logs of visits, each with the kinds of people that it is about. */
export const visitLogs = {
  guests: {
    head: head('GuestLog', { en: 'Guest log', es: 'Registro de visitas', fr: 'Registre des visiteurs' }, who),
    kinds: ['Guest', 'Tour'],
  },
  residents: {
    head: head('ResidentLog', { en: 'Resident log', es: 'Registro de residentes', fr: 'Registre des résidents' }, who),
    kinds: ['Resident'],
  },
  suppliers: {
    head: head(
      'SupplierCheckInReport',
      { en: 'Supplier check-in', es: 'Entrada de proveedores', fr: 'Arrivée des fournisseurs' },
      {
        en: 'Which supplier is here, and was the visit made?',
        es: '¿Qué proveedor está aquí y se hizo la visita?',
        fr: 'Quel fournisseur est ici, et la visite a-t-elle eu lieu ?',
      },
    ),
    kinds: ['Supplier'],
  },
} as const satisfies Record<string, { head: DashboardHead; kinds: readonly VisitKind[] }>

export const staffHours = head(
  'StaffCheckInReport',
  { en: 'Staff check-in', es: 'Entrada del personal', fr: 'Pointage du personnel' },
  {
    en: 'When did the staff come and leave, and how many hours is that?',
    es: '¿Cuándo llegó y se fue el personal y cuántas horas son?',
    fr: 'Quand le personnel est-il venu et parti, et combien d’heures cela fait-il ?',
  },
)
