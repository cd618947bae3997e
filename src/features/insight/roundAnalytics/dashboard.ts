import type { Label } from '../../../core/labels.ts'
import { roundTypeFlags } from '../../field/rounds/roundTypes.ts'
import type { DashboardHead } from '../dashboards/model.ts'

type DashboardType = keyof typeof roundTypeFlags
const lead = {
  en: 'Were the rounds walked in time, by whom, and what did they find?',
  es: '¿Se recorrieron las rondas a tiempo, quién lo hizo y qué encontró?',
  fr: 'Les rondes ont-elles été parcourues à temps, par qui, et qu’ont-elles constaté ?',
}
const titles: Readonly<Record<DashboardType, Label>> = {
  Engineering: { en: 'Engineering Rounds', es: 'Rondas de ingeniería', fr: 'Rondes techniques' },
  AEDInspection: { en: 'AED Rounds', es: 'Rondas de DEA', fr: 'Rondes des DAE' },
  FireExtinguisherInspection: { en: 'Fire Extinguisher Rounds', es: 'Rondas de extintores', fr: 'Rondes des extincteurs' },
  Inspection: { en: 'Inspection Rounds', es: 'Rondas de inspección', fr: 'Rondes d’inspection' },
  Cleaning: { en: 'Cleaning Rounds', es: 'Rondas de limpieza', fr: 'Rondes de nettoyage' },
  SecurityPatrol: { en: 'Security Patrols', es: 'Patrullas de seguridad', fr: 'Patrouilles de sécurité' },
  PreventativeMaintenance: { en: 'Preventative Maintenance', es: 'Mantenimiento preventivo', fr: 'Maintenance préventive' },
}

/** The types of rounds that have a dashboard. */
export const dashboardTypes = Object.keys(titles) as [DashboardType, ...DashboardType[]] // its own keys
export type RoundDashboard = { roundType: DashboardType; head: DashboardHead }
/** The dashboards of rounds, one a type of round: it gives page, selector entry, paper, mail and files. */
export const roundDashboards: readonly RoundDashboard[] = dashboardTypes.map(roundType => {
  const key = roundTypeFlags[roundType]
  return { roundType, head: { key, title: titles[roundType], lead, scopes: ['building', 'account'], may: key, personal: true } }
})
/** The flags of which one is needed. */
export const dashboardFlags = Object.values(roundTypeFlags)
