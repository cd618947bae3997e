import type { Label } from '../../../core/labels.ts'
import { roundTypeFlags } from '../../field/rounds/roundTypes.ts'
import type { DashboardHead } from '../dashboards/model.ts'

const lead = {
  en: 'Were the rounds walked in time, by whom, and what did they find?',
  es: '¿Se recorrieron las rondas a tiempo, quién lo hizo y qué encontró?',
  fr: 'Les rondes ont-elles été parcourues à temps, par qui, et qu’ont-elles constaté ?',
}
const head = (roundType: keyof typeof roundTypeFlags, title: Label): DashboardHead => {
  const key = roundTypeFlags[roundType]
  return { key, title, lead, scopes: ['building', 'account'], may: key, personal: true }
}

export const engineeringRounds = head('Engineering', { en: 'Engineering Rounds', es: 'Rondas de ingeniería', fr: 'Rondes techniques' })
export const aedRounds = head('AEDInspection', { en: 'AED Rounds', es: 'Rondas de DEA', fr: 'Rondes des DAE' })
export const fireExtinguisherRounds = head('FireExtinguisherInspection', {
  en: 'Fire Extinguisher Rounds',
  es: 'Rondas de extintores',
  fr: 'Rondes des extincteurs',
})
export const inspectionRounds = head('Inspection', { en: 'Inspection Rounds', es: 'Rondas de inspección', fr: 'Rondes d’inspection' })
export const cleaningRounds = head('Cleaning', { en: 'Cleaning Rounds', es: 'Rondas de limpieza', fr: 'Rondes de nettoyage' })
export const securityPatrols = head('SecurityPatrol', {
  en: 'Security Patrols',
  es: 'Patrullas de seguridad',
  fr: 'Patrouilles de sécurité',
})
export const preventativeMaintenance = head('PreventativeMaintenance', {
  en: 'Preventative Maintenance',
  es: 'Mantenimiento preventivo',
  fr: 'Maintenance préventive',
})

/** The dashboards of rounds, one a type of round (readings 63): a row here and in `routes.ts` gives page, selector entry, paper, mail and files. */
export const roundHeads = {
  Engineering: engineeringRounds,
  AEDInspection: aedRounds,
  FireExtinguisherInspection: fireExtinguisherRounds,
  Inspection: inspectionRounds,
  Cleaning: cleaningRounds,
  SecurityPatrol: securityPatrols,
  PreventativeMaintenance: preventativeMaintenance,
} as const satisfies Record<keyof typeof roundTypeFlags, DashboardHead>
export type DashboardType = keyof typeof roundHeads
/** The types of rounds that have a dashboard, and the flags of which one is needed. */
export const dashboardTypes = Object.keys(roundHeads) as [DashboardType, ...DashboardType[]] // its own keys
export const dashboardFlags = Object.values(roundTypeFlags)
