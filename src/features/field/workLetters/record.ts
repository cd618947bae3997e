import { type RecordDescription, type RecordKind, records } from '../../base/history/model.ts'

/** The history of a letter. */
export const workLetterKind: RecordKind = {
  Object: 'work_letter',
  kind: { en: 'Work letter', es: 'Carta de trabajo', fr: 'Lettre de travaux' },
  may: ['ManageLibraries'],
}
const workLetterRecord: RecordDescription = {
  ...workLetterKind,
  may: workLetterKind.may,
  inSentence: { en: 'the work letter to', es: 'la carta de trabajo a', fr: 'la lettre de travaux à' },
  quoted: true,
  fields: {
    TenantName: { en: 'Tenant', es: 'Inquilino', fr: 'Locataire' },
    Date: { es: 'Fecha', fr: 'Date' },
    Address: { es: 'Dirección', fr: 'Adresse' },
    Address1: { en: 'City/State/Zip', es: 'Ciudad, estado y código postal', fr: 'Ville, État et code postal' },
    Attn: { es: 'A la atención de', fr: 'À l’attention de' },
    Re: { es: 'Asunto', fr: 'Objet' },
    Recommendations: { es: 'Recomendaciones', fr: 'Recommandations' },
    StopName: { en: 'Stop', es: 'Parada', fr: 'Arrêt' },
    Comments: { es: 'Comentarios', fr: 'Commentaires' },
    Photos: { es: 'Fotos', fr: 'Photos' },
    Checked: { en: 'Sent along', es: 'Se envía', fr: 'Jointe' },
    RecEmails: { en: 'Recipients', es: 'Destinatarios', fr: 'Destinataires' },
    HtmlContent: { en: 'Letter', es: 'Carta', fr: 'Lettre' },
    Status: { es: 'Estado', fr: 'État' },
    SentDate: { en: 'Sent', es: 'Enviada', fr: 'Envoyée' },
    SentBy: { en: 'Sent by', es: 'Enviada por', fr: 'Envoyée par' },
  },
}

export const additions = [records.with(workLetterRecord)]
