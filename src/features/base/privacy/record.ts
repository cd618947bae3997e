import { type RecordDescription, records } from '../history/model.ts'

const retentionRecord: RecordDescription = {
  Object: 'privacy_retention',
  kind: { en: 'Privacy settings', es: 'Ajustes de privacidad', fr: 'Réglages de confidentialité' },
  inSentence: { en: 'the privacy settings', es: 'los ajustes de privacidad', fr: 'les réglages de confidentialité' },
  may: ['ViewCompanyAllBuildings'],
  fields: {
    Kind: { en: 'Kind of records', es: 'Tipo de registros', fr: 'Type d’enregistrements' },
    Days: { en: 'Days', es: 'Días', fr: 'Jours' },
  },
}

export const additions = [records.with(retentionRecord)]
