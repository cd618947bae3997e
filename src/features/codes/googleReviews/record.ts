import { type RecordDescription, records } from '../../base/history/model.ts'
import { words } from './words.ts'

const sourceRecord: RecordDescription = {
  Object: 'review_source',
  kind: { en: 'Google Business Profile', es: 'Perfil de Empresa en Google', fr: 'Fiche d’établissement Google' },
  inSentence: { en: 'a Google Business Profile', es: 'un perfil de empresa en Google', fr: 'une fiche d’établissement Google' },
  may: ['SocialReputationReport'],
  fields: {
    State: { en: 'State', es: 'Estado', fr: 'État' },
    Account: { en: 'Account', es: 'Cuenta', fr: 'Compte' },
  },
  choices: { State: { words, under: 'states' } },
}

const locationRecord: RecordDescription = {
  Object: 'review_location',
  kind: { en: 'Location on Google', es: 'Ubicación en Google', fr: 'Établissement sur Google' },
  inSentence: { en: 'a location on Google', es: 'una ubicación en Google', fr: 'un établissement sur Google' },
  may: ['SocialReputationReport'],
  fields: {
    BuildingId: { en: 'Building', es: 'Edificio', fr: 'Immeuble' },
    FetchedTo: { en: 'Fetched to', es: 'Obtenido hasta', fr: 'Récupéré jusqu’au' },
  },
}

export const additions = [records.with(sourceRecord), records.with(locationRecord)]
