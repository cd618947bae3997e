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

const noticeRecord: RecordDescription = {
  Object: 'privacy_notice',
  kind: { en: 'Privacy page', es: 'Página de privacidad', fr: 'Page de confidentialité' },
  inSentence: { en: 'the privacy page', es: 'la página de privacidad', fr: 'la page de confidentialité' },
  may: ['ViewCompanyAllBuildings'],
  fields: {
    Responsible: { en: 'Who is responsible', es: 'Quién es responsable', fr: 'Qui est responsable' },
    Email: { en: 'Email for visitors', es: 'Correo para visitantes', fr: 'E-mail pour les visiteurs' },
    Text: { en: 'Own words', es: 'Palabras propias', fr: 'Texte propre' },
  },
}

export const additions = [records.with(retentionRecord, noticeRecord)]
