import { type RecordDescription, records } from '../../base/history/model.ts'
import { words } from './words.ts'

const may = ['AnalyticsDashboards'] as const

const subscriptionRecord: RecordDescription = {
  Object: 'report_subscription',
  kind: { en: 'Subscription', es: 'Suscripción', fr: 'Abonnement' },
  inSentence: { en: 'a subscription', es: 'una suscripción', fr: 'un abonnement' },
  may,
  fields: {
    ReportName: { en: 'Report', es: 'Informe', fr: 'Rapport' },
    Name: { en: 'Name', es: 'Nombre', fr: 'Nom' },
    Email: { en: 'Email', es: 'Correo electrónico', fr: 'E-mail' },
    Frequency: { en: 'Frequency', es: 'Frecuencia', fr: 'Fréquence' },
    Delivery: { en: 'Sent as', es: 'Se envía como', fr: 'Envoyé comme' },
    OnOff: { en: 'ON', es: 'SÍ', fr: 'OUI' },
    Stopped: { en: 'Why it is off', es: 'Por qué está apagada', fr: 'Pourquoi il est désactivé' },
  },
  choices: {
    Frequency: { words, under: 'frequencies' },
    Delivery: { words, under: 'deliveries' },
    Stopped: { words, under: 'reasons' },
  },
}
const deliveryRecord: RecordDescription = {
  Object: 'report_delivery',
  kind: { en: 'Report by email', es: 'Informe por correo', fr: 'Rapport par e-mail' },
  inSentence: { en: 'a report by email', es: 'un informe por correo', fr: 'un rapport par e-mail' },
  may,
  fields: { ReportName: { en: 'Report', es: 'Informe', fr: 'Rapport' }, Email: { en: 'Email', es: 'Correo electrónico', fr: 'E-mail' } },
}
const settingRecord: RecordDescription = {
  Object: 'subscription_setting',
  kind: { en: 'Setting of subscriptions', es: 'Ajuste de suscripciones', fr: 'Réglage des abonnements' },
  inSentence: { en: 'the setting of subscriptions', es: 'el ajuste de suscripciones', fr: 'le réglage des abonnements' },
  may: ['ViewAnalytics'],
  fields: { Delivery: { en: 'Sent as', es: 'Se envía como', fr: 'Envoyé comme' } },
  choices: { Delivery: { words, under: 'deliveries' } },
}

export const additions = [records.with(subscriptionRecord, deliveryRecord, settingRecord)]
