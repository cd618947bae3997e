import type { Label } from '../../../core/labels.ts'
import type { Permission } from '../../../core/permissions.ts'
import { leadFlags, reportsFlag } from '../../codes/leads/model.ts'
import type { DashboardHead } from '../dashboards/model.ts'
import { type DailyReport, type PlaceReport, placeReports } from './model.ts'

const lead = {
  en: 'Who asked for what, where, and what became of it?',
  es: '¿Quién pidió qué, dónde y qué resultó?',
  fr: 'Qui a demandé quoi, où, et qu’en est-il advenu ?',
}
const head = (key: string, title: Label, may: Permission, scopes: DashboardHead['scopes'] = ['building', 'account']) =>
  ({ key, title, lead, scopes, may, personal: true }) as const satisfies DashboardHead

/** The tabs of marketing and lead reports, in their order (C-SCREEN-015). */
export const reportTabs = ['Vacancy', 'FieldMarketing', 'LeadCapture', 'EVRequest', 'Maintenance', 'Support', 'RoomRental'] as const
export type ReportTab = (typeof reportTabs)[number]

export const marketingReports = head(
  'MarketingReports',
  { en: 'Marketing and lead reports', es: 'Informes de marketing e interesados', fr: 'Rapports de marketing et de contacts' },
  reportsFlag,
  ['building'],
)
export const operationsReports = head(
  'OperationsReports',
  { en: 'Operations list', es: 'Lista de operaciones', fr: 'Liste d’exploitation' },
  reportsFlag,
  ['building'],
)
export const vacancyLeads = head(
  'VacancyLead',
  { en: 'Vacancy leads', es: 'Interés en espacios', fr: 'Intérêt pour des locaux' },
  leadFlags.Vacancy,
)
/** A dashboard for each type whose submissions are read sign by sign. */
export const placeHeads = {
  FieldMarketing: head(
    'FieldMarketing',
    { en: 'Field marketing', es: 'Marketing de campo', fr: 'Marketing de terrain' },
    placeReports.FieldMarketing,
  ),
  LeadCapture: head(
    'LeadCapture',
    { en: 'Lead capture', es: 'Captación de interesados', fr: 'Prise de contact' },
    placeReports.LeadCapture,
  ),
  EVRequest: head('EVRequestReport', { en: 'EV requests', es: 'Solicitudes de carga', fr: 'Demandes de recharge' }, placeReports.EVRequest),
  RoomRental: head('RoomRental', { en: 'Room rental', es: 'Alquiler de salas', fr: 'Location de salles' }, placeReports.RoomRental),
} as const satisfies Record<PlaceReport, DashboardHead>

const daily = (key: string, title: Label, may: Permission) =>
  ({ ...head(key, title, may, ['building']), composed: true, daily: true }) as const satisfies DashboardHead
/** What one sign brought on a day (C-SCREEN-011). */
export const dailyHeads = {
  FieldMarketing: daily(
    'DailyFieldMarketing',
    {
      en: 'Daily Report: Field Marketing',
      es: 'Informe diario: marketing de campo',
      fr: 'Rapport du jour : marketing de terrain',
    },
    placeReports.FieldMarketing,
  ),
  Vacancy: daily(
    'DailyVacancy',
    { en: 'Daily Report: Vacancy', es: 'Informe diario: espacios', fr: 'Rapport du jour : locaux' },
    leadFlags.Vacancy,
  ),
  Event: daily(
    'DailyEvent',
    { en: 'Daily Report: Event', es: 'Informe diario: evento', fr: 'Rapport du jour : événement' },
    'RegistrantList',
  ),
} as const satisfies Record<DailyReport, DashboardHead>
