import { type RecordDescription, records } from '../../base/history/model.ts'
import { requestFlag } from '../requests/model.ts'
import { permitMay } from './model.ts'
import { permitMoves } from './moves.ts'
import { words } from './words.ts'

const permitRecord: RecordDescription = {
  Object: 'permit',
  kind: { en: 'Permit', es: 'Permiso', fr: 'Autorisation' },
  inSentence: { en: 'the permit', es: 'el permiso', fr: 'l’autorisation' },
  may: [requestFlag, ...permitMay],
  fields: {
    Status: { en: 'Status', es: 'Estado', fr: 'Statut' },
    StartDate: { en: 'From', es: 'Desde', fr: 'De' },
    EndDate: { en: 'Until', es: 'Hasta', fr: 'Jusqu’à' },
    Reason: { en: 'Reason', es: 'Motivo', fr: 'Motif' },
    Approver: { en: 'Decided by', es: 'Decidido por', fr: 'Décidé par' },
    BegunDate: { en: 'Begun', es: 'Inicio real', fr: 'Commencée' },
    EndedDate: { en: 'Ended', es: 'Fin real', fr: 'Terminée' },
    Late: { en: 'Asked for late', es: 'Pedido tarde', fr: 'Demandée tard' },
    HourlyRate: { en: 'Rate per hour', es: 'Tarifa por hora', fr: 'Tarif horaire' },
    MinimumHours: { en: 'Minimum hours', es: 'Horas mínimas', fr: 'Heures minimales' },
  },
  choices: { Status: { words, under: 'statuses', moves: [permitMoves] } },
}

const settingRecord: RecordDescription = {
  Object: 'permit_setting',
  kind: { en: 'Permit settings', es: 'Ajustes de permisos', fr: 'Réglages des autorisations' },
  inSentence: { en: 'the permit settings', es: 'los ajustes de permisos', fr: 'les réglages des autorisations' },
  may: permitMay,
  fields: {
    Kind: { en: 'Kind of permit', es: 'Tipo de permiso', fr: 'Type d’autorisation' },
    Approvers: { en: 'Approvers', es: 'Responsables', fr: 'Responsables' },
    EarliestTime: { en: 'Earliest start', es: 'Inicio más temprano', fr: 'Début au plus tôt' },
    LatestTime: { en: 'Latest end', es: 'Fin más tardío', fr: 'Fin au plus tard' },
    NoticeHours: { en: 'Hours ahead', es: 'Horas de antelación', fr: 'Heures d’avance' },
    HourlyRate: { en: 'Rate per hour', es: 'Tarifa por hora', fr: 'Tarif horaire' },
    MinimumHours: { en: 'Minimum hours', es: 'Horas mínimas', fr: 'Heures minimales' },
  },
  choices: { Kind: { words, under: 'kinds' } },
}

export const additions = [records.with(permitRecord), records.with(settingRecord)]
